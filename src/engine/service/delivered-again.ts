import { error } from './answer';
import { eventAt, type StoredEvent } from './history';
import type { Answer } from './operation';
import type { Rules } from './rules';
import { deltaOf } from './told';
import type { SessionObject, World } from './world';

/** The answer to an event that the session has already, where it is not taken as any other is. */
export function deliveredAgain(
  world: World,
  { history }: SessionObject,
  event: StoredEvent,
  { sameEventId }: Rules,
): Answer | null {
  const known = eventAt(history, event.id);
  if (known === undefined) return null;
  switch (sameEventId) {
    case 'refused-by-database':
      return error('refused-by-database');
    case 'added-unless-equal':
      return isEqual(world, known, event) ? { kind: 'written', writes: [] } : null;
    case 'added':
    case 'replaced':
      return null;
  }
}

function isEqual(world: World, a: StoredEvent, b: StoredEvent): boolean {
  const [told, again] = [a, b].map(({ at, author, changes }) =>
    JSON.stringify([at, author, deltaOf(world, changes)]),
  );
  return told === again;
}
