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

/** The answer to an append that put these changes where they lead. */
export function writtenAs(world: World, routed: readonly Routed[], rules: Rules): Applied {
  const writes = routed.flatMap(({ ref, stateKey: key, slot }): readonly Write[] => {
    if (ref === null) return [];
    const { value, by } = cellAt(world, ref);
    return [{ key, value, by, put: isKept(key, rules) ? { kind: 'at', slot } : DROPPED }];
  });
  return { world, answer: { kind: 'written', writes } };
}

const DROPPED: Put = { kind: 'dropped' };

/** True for a key of a delta that somebody can read once it is appended. */
function isKept(key: StateKey, rules: Rules): boolean {
  const keepsTemp = rules.objectAfterAppend !== 'reloaded' && rules.tempOnObject === 'kept';
  return canKeep(key, rules) && (key.scope !== 'temp' || keepsTemp);
}
