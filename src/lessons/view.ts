import type { RuntimeId } from '../engine/runtimes';
import type { Lesson, Part } from './lesson';

/** What is open of a lesson, but for the playhead. */
export type View = {
  /** The number of the part, from 0. */
  readonly part: number;
  /** By whose rules its scene is played. */
  readonly service: RuntimeId;
};

/** The part of a number; the first where there is none of it. */
export function partAt({ parts }: Lesson, part: number): Part {
  return parts[part] ?? parts[0];
}

/** A part as it opens. */
export function viewOf(lesson: Lesson, part: number): View {
  return { part, service: partAt(lesson, part).scene?.by ?? 'contract' };
}
