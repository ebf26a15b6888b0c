import { eventsOf, type Change, type History, type StoredEvent } from '../engine/service/history';
import type { Json } from '../engine/service/values';
import { cellAt, type World } from '../engine/service/world';

/** A key of an event's delta: the value that it writes, or that it removes the key. */
export type EventKey =
  | { readonly kind: 'writes'; readonly key: string; readonly value: Json }
  | { readonly kind: 'removes'; readonly key: string };

/** An event as a session service stores it, and what a step did to it. */
export type EventLine = {
  readonly kind: 'same' | 'added' | 'changed' | 'removed';
  readonly id: string;
  readonly keys: readonly EventKey[];
};

/** A history as one world holds it. */
type Told = { readonly world: World; readonly history: History };

/** Every event of a history before and after a step, the oldest first. */
export function eventLinesOf(before: Told, after: Told): readonly EventLine[] {
  const was = eventsOf(before.history);
  const is = eventsOf(after.history);
  const left = was.filter((event) => !is.includes(event));
  const lines = is.map((event): EventLine => {
    const keys = keysOf(after.world, event);
    const earlier = was.includes(event) ? event : left.find(({ id }) => id === event.id);
    if (earlier === undefined) return { kind: 'added', id: event.id, keys };
    // A nested value that history shares with an object in hand changes with it.
    const same = JSON.stringify(keysOf(before.world, earlier)) === JSON.stringify(keys);
    return { kind: same ? 'same' : 'changed', id: event.id, keys };
  });
  return left
    .filter(({ id }) => !is.some((event) => event.id === id))
    .reduce<readonly EventLine[]>((all, event) => {
      const line = { kind: 'removed', id: event.id, keys: keysOf(before.world, event) } as const;
      return all.toSpliced(was.indexOf(event), 0, line);
    }, lines);
}

function keysOf(world: World, { changes }: StoredEvent): readonly EventKey[] {
  return changes.map((change) => keyOf(world, change)).toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function keyOf(world: World, { key, ref }: Change): EventKey {
  return ref === null
    ? { kind: 'removes', key }
    : { kind: 'writes', key, value: cellAt(world, ref).value };
}
