import { withoutKey, withValue } from '../persistent-map';
import { parseStateKey, type StateKey } from '../state-key';
import { storageKey, type SessionIds } from '../storage-key';
import { error, type Applied } from './answer';
import { eventAt, byTime, withEvent, withReplaced, type Change, type StoredEvent } from './history';
import { loaded, storeName, withSharedKeys } from './merge';
import type { Answer, Write } from './operation';
import type { Rules } from './rules';
import { deltaOf } from './told';
import {
  cellAt,
  objectAt,
  ownSlot,
  sessionAt,
  storeOf,
  withCopy,
  withObject,
  withSession,
  withShared,
  withStore,
  type HandleId,
  type ObjectHandle,
  type ObjectId,
  type SessionObject,
  type Slot,
  type StateMap,
  type World,
} from './world';

/** The key that a careless use of a JavaScript object loses. */
export const PROTO = '__proto__';

/** An event on its way into a session. */
export type NewEvent = StoredEvent & { readonly partial: boolean };

/** A change, and where the service puts it. */
type Routed = Change & { readonly stateKey: StateKey; readonly slot: Slot };

type ObjectRules = Extract<Rules, { appendStores: 'object' }>;
type DeltaRules = Extract<Rules, { appendStores: 'delta' }>;

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
    const stored = sessionAt(storeOf(world, store), ids) !== undefined;
    const shared = stored && rules.partial === 'shared-only' ? routed.filter(isShared) : [];
    return written(withSharedChanges(world, store, shared), shared);
  }
  return rules.appendStores === 'object'
    ? storeObject(world, store, handle.object, event, routed, rules)
    : storeDelta(world, store, handle.object, event, routed, rules);
}

function route({ key, ref }: Change, ids: SessionIds, handle: HandleId, rules: Rules): Routed {
  const stateKey = parseStateKey(key);
  const { scope, name } = stateKey;
  const storesTemp = rules.appendStores === 'object' && rules.tempOnObject === 'kept';
  const inOwnMap = scope === 'session' || (scope === 'temp' && storesTemp);
  const slot = inOwnMap ? ownSlot(ids, key) : { bucket: storageKey(scope, ids, handle), key: name };
  return { key, ref, stateKey, slot };
}

function isShared({ stateKey: { scope } }: Routed): boolean {
  return scope === 'app' || scope === 'user';
}

/** The service keeps the caller's object itself, with all that it holds. */
function storeObject(
  world: World,
  store: string,
  id: ObjectId,
  event: NewEvent,
  routed: readonly Routed[],
  rules: ObjectRules,
): Applied {
  const object = objectAt(world, id);
  const again = deliveredAgain(world, object, event, rules);
  if (again !== null) return { world, answer: again };
  const shared = withSharedChanges(world, store, routed.filter(isShared));
  const state = withChanges(object.state, routed, rules.tempOnObject === 'kept');
  const [merged, all] =
    rules.objectAfterAppend === 'merged'
      ? withSharedKeys(shared, store, object.ids, state, rules)
      : [shared, state];
  const stored = recorded({ ...object, state: all }, event, routed, rules);
  const named = withSession(storeOf(merged, store), object.ids, id);
  return written(withStore(withObject(merged, id, stored), store, named), routed);
}

/** The service puts the delta into the session that it keeps, and into the caller's object. */
function storeDelta(
  world: World,
  store: string,
  id: ObjectId,
  event: NewEvent,
  routed: readonly Routed[],
  rules: DeltaRules,
): Applied {
  const held = objectAt(world, id);
  const storedId = sessionAt(storeOf(world, store), held.ids);
  const left = () => withObject(world, id, afterRefusal(held, routed, rules));
  if (storedId === undefined) {
    return rules.missingOnAppend === 'ignored'
      ? written(left(), [])
      : { world: left(), answer: error('session-not-found') };
  }
  const stored = objectAt(world, storedId);
  if (isStale(held, stored, rules)) return { world: left(), answer: error('stale-session') };
  const again = deliveredAgain(world, stored, event, rules);
  if (again !== null)
    return again.kind === 'error' ? { world: left(), answer: again } : { world, answer: again };

  const [copied, own] = asStored(world, routed, rules);
  const stays = kept(own, rules);
  const state = withChanges(
    stored.state,
    stays.filter((each) => !isShared(each)),
    false,
  );
  const session = recorded({ ...stored, state }, event, own, rules);
  const shared = withSharedChanges(copied, store, stays.filter(isShared));
  const settled = withObject(shared, storedId, session);
  const [after, object] = afterAppend(settled, store, storedId, held, kept(routed, rules), rules);
  const { history, updated } = session;
  return written(withObject(after, id, { ...object, history, updated }), routed);
}

/** The changes with the refs that go into the store: copies where the rules say so. */
function asStored(
  world: World,
  routed: readonly Routed[],
  rules: DeltaRules,
): [World, readonly Routed[]] {
  if (rules.storage === 'memory' && rules.nestedOnAppend === 'shared') return [world, routed];
  let at = world;
  const own = routed.map((each) => {
    if (each.ref === null) return each;
    const [next, ref] = withCopy(at, each.ref);
    at = next;
    return { ...each, ref };
  });
  return [at, own];
}

/** The caller's object once its event is stored. */
function afterAppend(
  world: World,
  store: string,
  stored: ObjectId,
  object: SessionObject,
  routed: readonly Routed[],
  rules: DeltaRules,
): [World, SessionObject] {
  if (rules.objectAfterAppend === 'reloaded') return loaded(world, store, stored, rules);
  const state = withChanges(object.state, routed, rules.tempOnObject === 'kept');
  if (rules.objectAfterAppend === 'delta') return [world, { ...object, state }];
  const [merged, all] = withSharedKeys(world, store, object.ids, state, rules);
  return [merged, { ...object, state: all }];
}

function afterRefusal(
  object: SessionObject,
  routed: readonly Routed[],
  rules: DeltaRules,
): SessionObject {
  const keepsTemp = rules.objectAfterAppend !== 'reloaded' && rules.tempOnObject === 'kept';
  switch (rules.objectOnRefusal) {
    case 'untouched':
      return object;
    case 'temp': {
      const temp = routed.filter(({ stateKey }) => stateKey.scope === 'temp');
      return { ...object, state: withChanges(object.state, temp, keepsTemp) };
    }
    case 'delta':
      return { ...object, state: withChanges(object.state, routed, keepsTemp) };
  }
}

function isStale(held: SessionObject, stored: SessionObject, rules: DeltaRules): boolean {
  if (rules.staleHandle === 'accepted') return false;
  return rules.staleBy === 'other-time'
    ? stored.updated !== held.updated
    : stored.updated > held.updated;
}

/** The answer to an event that the session has already, where that is not to take it as any other. */
function deliveredAgain(
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

/** True when a stored event is the very one that comes again. */
function isEqual(world: World, known: StoredEvent, event: StoredEvent): boolean {
  const told = (each: StoredEvent) =>
    JSON.stringify([each.at, each.author, deltaOf(world, each.changes)]);
  return told(known) === told(event);
}

/** The changes that the service can keep in a state. */
function kept(routed: readonly Routed[], rules: Rules): readonly Routed[] {
  return rules.protoKey === 'stored'
    ? routed
    : routed.filter(({ stateKey }) => stateKey.name !== PROTO);
}

function withChanges(state: StateMap, routed: readonly Routed[], keepsTemp: boolean): StateMap {
  return routed
    .filter(({ stateKey }) => stateKey.scope !== 'temp' || keepsTemp)
    .reduce(
      (changed, { key, ref, slot }) =>
        ref === null ? withoutKey(changed, key) : withValue(changed, key, { ref, at: slot }),
      state,
    );
}

function withSharedChanges(world: World, store: string, shared: readonly Routed[]): World {
  const changed = shared.reduce(
    (held, { slot, ref }) => withShared(held, slot, ref),
    storeOf(world, store),
  );
  return withStore(world, store, changed);
}

/** The object with the event in its history; a partial event leaves no trace there. */
function recorded(
  object: SessionObject,
  { id, at, author, partial }: NewEvent,
  routed: readonly Routed[],
  rules: Rules,
): SessionObject {
  if (partial) return object;
  const changes = routed
    .filter(({ stateKey }) => stateKey.scope !== 'temp' || rules.tempInHistory === 'kept')
    .map(({ key, ref }) => ({ key, ref }));
  const put = rules.sameEventId === 'replaced' ? withReplaced : withEvent;
  const event = { id, at, author, changes };
  const history = put(object.history, event);
  return {
    ...object,
    history: rules.eventOrder === 'by-time' ? byTime(history, event) : history,
    updated: at,
  };
}

function written(world: World, routed: readonly Routed[]): Applied {
  const writes = routed.flatMap(({ ref, stateKey: key, slot }): readonly Write[] =>
    ref === null ? [] : [{ key, value: cellAt(world, ref).value, slot }],
  );
  return { world, answer: { kind: 'written', writes } };
}
