import type { Applied } from './answer';
import {
  isShared,
  recorded,
  withChanges,
  withSharedChanges,
  writtenAs,
  type NewEvent,
  type Routed,
} from './changes';
import { deliveredAgain } from './delivered-again';
import { withSharedKeys } from './merge';
import type { Rules } from './rules';
import { storeOf, withStore, objectAt, withObject, type World } from './world';
import type { ObjectId } from './values';
import { withSession } from './store';

/**
 * appendEvent where the service keeps the caller's object itself, with all that it holds.
 *
 * Source: ADK Java, `InMemorySessionService.appendEvent`.
 */
export function appendObject(
  world: World,
  store: string,
  id: ObjectId,
  event: NewEvent,
  routed: readonly Routed[],
  rules: Extract<Rules, { appendStores: 'object' }>,
): Applied {
  const object = objectAt(world, id);
  const again = deliveredAgain(world, object, event, rules);
  if (again !== null) return { world, answer: again };
  const shared = withSharedChanges(world, store, routed, rules);
  // Of a partial event app and user state reach the object with the merge alone.
  const own = event.partial ? routed.filter((each) => !isShared(each)) : routed;
  const state = withChanges(object.state, own, rules.tempOnObject === 'kept', rules);
  const [merged, all] =
    rules.objectAfterAppend === 'merged'
      ? withSharedKeys(shared, store, object.ids, state, rules)
      : [shared, state];
  const stored = recorded({ ...object, state: all }, event, routed, rules);
  const named = withSession(storeOf(merged, store), object.ids, id);
  return writtenAs(withStore(withObject(merged, id, stored), store, named), routed, all, rules);
}
