import { LESSON_NAMES } from '../src/engine/lesson/list';
import { loadLesson } from '../src/lessons/load';
import { coveragePage } from './coverage-page';

/** Every lesson of the list, in its order. */
export const lessons = await Promise.all(
  LESSON_NAMES.map(async (name) => ({ name, lesson: await loadLesson(name) })),
);

/** What belongs into `docs/coverage.md`. */
export const page = coveragePage(lessons);
