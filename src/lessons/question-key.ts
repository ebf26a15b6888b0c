import type { Question } from '../engine/lesson/question';
import type { LessonName } from '../engine/lesson/list';
import type { Lesson, Part } from './lesson';

/** What a question is remembered by. */
export function questionKey(lesson: LessonName, part: Part, { name }: Question): string {
  return `${lesson}/${part.name}/${name}`;
}

/** What the questions of a part are remembered by; none where it has no scene. */
export function questionsOf(lesson: LessonName, part: Part): readonly string[] {
  return part.scene?.questions.map((each) => questionKey(lesson, part, each)) ?? [];
}

/** What all questions of a lesson are remembered by. */
export function allQuestions(name: LessonName, { parts }: Lesson): readonly string[] {
  return parts.flatMap((part) => questionsOf(name, part));
}
