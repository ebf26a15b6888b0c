import type { Applied } from './answer';
import { appendDelta } from './append-delta';
import { appendObject } from './append-object';
import { isShared, route, withSharedChanges, writtenAs, type NewEvent } from './changes';
import { storeName } from './merge';
import type { Rules } from './rules';
import { sessionAt } from './store';
import { storeOf, objectAt, type ObjectHandle, type World } from './world';
import type { HandleId } from './values';

/** appendEvent: the event's delta, put where the rules say, in the store and in the caller's object. */
export function append(
  world: World,
  id: HandleId,
  handle: ObjectHandle,
  event: NewEvent,
  rules: Rules,
): Applied {
  const store = storeName(rules, handle.process);
  const { ids } = objectAt(world, handle.object);
  const routed = event.changes.map((change) => route(change, ids, id, rules));
  if (event.partial && rules.partial !== 'applied') {
    const isStored = sessionAt(storeOf(world, store), ids) !== undefined;
    const shared = isStored && rules.partial === 'shared-only' ? routed.filter(isShared) : [];
    const changed = withSharedChanges(world, store, shared, rules);
    return writtenAs(changed, shared, objectAt(world, handle.object).state, rules);
  }
  return rules.appendStores === 'object'
    ? appendObject(world, store, handle.object, event, routed, rules)
    : appendDelta(world, store, handle.object, event, routed, rules);
}
