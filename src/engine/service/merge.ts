import { entriesOf, withValue } from '../persistent-map';
import { scopeRow, stateKeyText } from '../state-key';
import { storageKey, type SessionIds, type StorageKey } from '../storage-key';
import type { Rules } from './rules';
import { sharedCells } from './store';
import {
  storeOf,
  objectAt,
  withCopy,
  type SessionObject,
  type StateMap,
  type World,
} from './world';
import { ownSlot, type ProcessId, type ObjectId } from './values';

/** The name of the store that a process works on: its own memory, or the one database. */
export function storeName(rules: Rules, process: ProcessId): string {
  return rules.storage === 'memory' ? process : 'database';
}

/** Where app and user state of these ids is kept. */
function sharedBuckets(ids: SessionIds): readonly (readonly ['app' | 'user', StorageKey])[] {
  // Neither scope needs an invocation.
  return (['app', 'user'] as const).map((scope) => [scope, storageKey(scope, ids, '')]);
}

/** The state with every key of app and user state laid over it, prefixed. */
export function withSharedKeys(
  world: World,
  store: string,
  ids: SessionIds,
  state: StateMap,
  rules: Rules,
): [World, StateMap] {
  const copied = rules.storage === 'database' || rules.nestedSharedOnLoad === 'copied';
  let [at, merged] = [world, state];
  for (const [scope, bucket] of sharedBuckets(ids)) {
    for (const [name, held] of entriesOf(sharedCells(storeOf(world, store), bucket))) {
      const [next, ref] = copied ? withCopy(at, held) : [at, held];
      at = next;
      const key = stateKeyText({ prefix: scopeRow(scope).prefix, name });
      merged = withValue(merged, key, { ref, at: { bucket, key: name }, written: null });
    }
  }
  return [at, merged];
}

/** A stored session as a caller gets it: its own state, with app and user state laid over. */
export function loaded(
  world: World,
  store: string,
  id: ObjectId,
  rules: Rules,
): [World, SessionObject] {
  const stored = objectAt(world, id);
  const copied = rules.storage === 'database' || rules.nestedOwnOnLoad === 'copied';
  let [at, own] = [world, stored.state];
  for (const [key, entry] of entriesOf(stored.state)) {
    const [next, ref] = copied ? withCopy(at, entry.ref) : [at, entry.ref];
    at = next;
    const isOwn = entry.at?.bucket[0] === 'session' && entry.written === null;
    if (ref !== entry.ref || !isOwn) {
      own = withValue(own, key, { ref, at: ownSlot(stored.ids, key), written: null });
    }
  }
  const [merged, state] = withSharedKeys(at, store, stored.ids, own, rules);
  return [merged, { ...stored, state }];
}
