import { valueAt, withoutKey, withValue } from '../persistent-map';
import { isSharedScope, parseStateKey, type StateKey } from '../state-key';
import { storageKey, type SessionIds } from '../storage-key';
import type { Applied } from './answer';
import { inTime, withEvent, withReplaced, type Change, type StoredEvent } from './history';
import type { Put, Write } from './operation';
import type { Rules } from './rules';
import { storeOf, withStore, cellAt, type SessionObject, type StateMap, type World } from './world';
import { withShared } from './store';
import { ownSlot, type HandleId, type Slot } from './values';

/** An event on its way into a session. */
export type NewEvent = StoredEvent & { readonly partial: boolean };

/** A change, and where the service puts it. */
export type Routed = Change & { readonly stateKey: StateKey; readonly slot: Slot };

/** Where a change leads that is made through a handle on a session of these ids. */
export function route(change: Change, ids: SessionIds, handle: HandleId, rules: Rules): Routed {
  const slot = slotOf(change.key, ids, handle, rules);
  return { ...change, stateKey: parseStateKey(change.key), slot };
}

/** Where a state key of a session of these ids leads, within the invocation that a handle stands for. */
export function slotOf(key: string, ids: SessionIds, handle: HandleId, rules: Rules): Slot {
  const { scope, name } = parseStateKey(key);
  const storesTemp = rules.appendStores === 'object' && rules.tempOnObject === 'kept';
  const inOwnMap = scope === 'session' || (scope === 'temp' && storesTemp);
  return inOwnMap ? ownSlot(ids, key) : { bucket: storageKey(scope, ids, handle), key: name };
}

/** True for a change of app or user state. */
export function isShared({ stateKey }: Routed): boolean {
  return isSharedScope(stateKey.scope);
}

/** True for a key that the service keeps in a state at all. */
export function canKeep({ name }: StateKey, { protoKey }: Rules): boolean {
  return protoKey === 'stored' || name !== '__proto__';
}

/** The state with these changes, `temp:` keys among them only where they are kept. */
export function withChanges(
  state: StateMap,
  routed: readonly Routed[],
  keepsTemp: boolean,
  rules: Rules,
): StateMap {
  return routed
    .filter(({ stateKey }) => canKeep(stateKey, rules))
    .filter(({ stateKey }) => stateKey.scope !== 'temp' || keepsTemp)
    .reduce((changed, { key, ref, slot, written }) => {
      if (ref === null) return withoutKey(changed, key);
      if (rules.lateContextWrite === 'applied') {
        return withValue(changed, key, { ref, at: slot, written: null });
      }
      const since = valueAt(changed, key)?.written ?? written;
      return since > written ? changed : withValue(changed, key, { ref, at: slot, written });
    }, state);
}

/** The world with these changes of app and user state in a store. */
export function withSharedChanges(
  world: World,
  store: string,
  routed: readonly Routed[],
  rules: Rules,
): World {
  const changed = routed
    .filter((each) => isShared(each) && canKeep(each.stateKey, rules))
    .reduce((held, { slot, ref }) => withShared(held, slot, ref), storeOf(world, store));
  return withStore(world, store, changed);
}

/** The object with the event in its history; a partial event leaves no trace there. */
export function recorded(
  object: SessionObject,
  { id, at, author, partial }: NewEvent,
  routed: readonly Routed[],
  rules: Rules,
): SessionObject {
  if (partial) return object;
  const changes = routed
    .filter(({ stateKey }) => stateKey.scope !== 'temp' || rules.tempInHistory === 'kept')
    .map(({ key, ref, written }) => ({ key, ref, written }));
  const event = { id, at, author, changes };
  const put = rules.sameEventId === 'replaced' ? withReplaced : withEvent;
  return { ...object, history: inTime(put(object.history, event), event, rules), updated: at };
}

/** The answer to an append that put these changes where they lead, and left the caller's object with this state. */
export function writtenAs(
  world: World,
  routed: readonly Routed[],
  state: StateMap,
  rules: Rules,
): Applied {
  const writes = routed.flatMap((each): readonly Write[] => {
    if (each.ref === null) return [];
    const { value, by } = cellAt(world, each.ref);
    const put: Put = isKept(each, state, rules)
      ? { kind: 'at', slot: each.slot }
      : { kind: 'dropped' };
    return [{ key: each.stateKey, value, by, put }];
  });
  return { world, answer: { kind: 'written', writes } };
}

/** True for a value that somebody can still read: of `temp:`, on the object in hand. */
function isKept({ key, ref, stateKey }: Routed, state: StateMap, rules: Rules): boolean {
  return (
    canKeep(stateKey, rules) && (stateKey.scope !== 'temp' || valueAt(state, key)?.ref === ref)
  );
}
