import type { Case } from '../engine/case/case';
import type { Lesson, Scene } from './lesson';

/**
 * The case that a scene replays.
 *
 * @throws Error when the lesson has no scene of that name.
 */
export function shownIn({ scenes }: Lesson, { shown }: Scene): Case {
  const found = scenes.find(({ name }) => name === shown);
  if (found === undefined) throw new Error(`there is no scene ${shown}`);
  return found;
}
