import type { Lesson } from './lesson';
import type { LessonName } from '../engine/lesson/list';

const MODULES = import.meta.glob<{ readonly lesson: Lesson }>('./data/*.ts');

/**
 * Fetches a lesson: not before somebody opens it.
 *
 * @throws Error when it can't be fetched, or when the list names a lesson that has no file.
 */
export async function loadLesson(name: LessonName): Promise<Lesson> {
  const load = MODULES[`./data/${name}.ts`];
  if (load === undefined) throw new Error(`there is no file for the lesson ${name}`);
  return (await load()).lesson;
}
