import type { Case } from '../engine/case/case';
import { dependsOnRuntime } from '../engine/lesson/beside';
import type { Lesson, Scene } from './lesson';
import { partAt } from './view';

/**
 * The case that a scene replays.
 *
 * @throws Error when the lesson has no case of that name.
 */
export function shownIn({ cases }: Lesson, { shown }: Scene): Case {
  const found = cases.find(({ name }) => name === shown);
  if (found === undefined) throw new Error(`there is no case ${shown}`);
  return found;
}

/** True where a part has a scene that not every runtime answers alike. */
export function hasChoice(lesson: Lesson, part: number): boolean {
  const { scene } = partAt(lesson, part);
  return scene !== null && dependsOnRuntime(shownIn(lesson, scene));
}
