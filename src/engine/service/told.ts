import { entriesOf } from '../persistent-map';
import type { Change } from './history';
import type { Delta } from './operation';
import { cellAt, type StateMap, type World } from './world';

/**
 * What an event's delta holds for a key that it removes.
 *
 * Source: ADK Java, `State.REMOVED` as it is written to JSON.
 */
const REMOVED = '__ADK_SENTINEL_REMOVED__';

/** A whole state, as it stands, in the order of its keys. */
export function stateOf(world: World, state: StateMap): Delta {
  return entriesOf(state)
    .map(([key, { ref }]) => [key, cellAt(world, ref).value] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** An event's delta, in the order of its keys. */
export function deltaOf(world: World, changes: readonly Change[]): Delta {
  return changes
    .map(({ key, ref }) => [key, ref === null ? REMOVED : cellAt(world, ref).value] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}
