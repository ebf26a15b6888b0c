import type { Case } from '../engine/case/case';
import type { Lesson, Scene } from './lesson';

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
