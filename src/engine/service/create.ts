import { EMPTY_MAP, withValue } from '../persistent-map';
import { isSharedScope, parseStateKey, type StateKey } from '../state-key';
import { storageKey, type SessionIds } from '../storage-key';
import { error, failed, type Applied } from './answer';
import { canKeep } from './changes';
import { NO_EVENTS } from './history';
import { loaded, storeName } from './merge';
import { givenId, refusedNewNames } from './names';
import type { Caller, Delta, Op, Write } from './operation';
import type { ErrorKind } from './failure';
import type { Rules } from './rules';
import { orphansOf, sessionAt, withSession, withShared, type Store } from './store';
import {
  storeOf,
  withStore,
  withHandle,
  withNewCell,
  withNewObject,
  type StateMap,
  type World,
} from './world';
import { ownSlot, type Slot } from './values';

type Create = Extract<Op, { op: 'create' }>;

/** createSession: a session with its initial state, and an object of it for the caller. */
export function create(world: World, op: Create, caller: Caller, rules: Rules): Applied {
  const { process } = caller;
  const refusal = refused(op, rules);
  if (refusal !== null) return failed(world, op.as, process, error(refusal));

  const [named, ids] = withIds(world, op, rules);
  const store = storeName(rules, process);
  if (rules.existingId !== 'replaced' && sessionAt(storeOf(named, store), ids) !== undefined) {
    return failed(named, op.as, process, error(rules.existingId));
  }
  const initial = withInitialState(named, ids, op.state ?? [], caller, rules);
  const history = orphansOf(storeOf(named, store), ids);
  const blank = { ids, state: initial.own, history, updated: creationTime(named) };
  const [made, object] = withNewObject(initial.world, blank);
  const kept = withStore(made, store, withSession(initial.store, ids, object));
  const [merged, whole] = loaded(kept, store, object, rules);
  const session = { ...whole, history: NO_EVENTS };
  const [given, own] = withNewObject(merged, session);
  return {
    world: withHandle(given, op.as, { kind: 'object', object: own, process, pending: [] }),
    answer: { kind: 'created', session, writes: initial.writes },
  };
}

function refused({ ids, state = [] }: Create, rules: Rules): ErrorKind | null {
  const holdsNull = rules.nullInState === 'refused' && state.some(([, value]) => value === null);
  return holdsNull ? 'invalid-argument' : refusedNewNames(ids, rules);
}

function withIds(world: World, { ids }: Create, rules: Rules): [World, SessionIds] {
  const { app, user } = ids;
  const given = givenId(ids.session, rules);
  if (given !== null) return [world, { app, user, session: given }];
  const generatedIds = world.generatedIds + 1;
  return [
    { ...world, generatedIds },
    { app, user, session: `generated-${generatedIds}` },
  ];
}

/**
 * The service's own clock at a createSession: each later than the one before, all in the second
 * before 0, so that events of the times 0, 1, 2 … come after every creation and one of -1 before it.
 */
function creationTime({ named }: World): number {
  return -1 / (named + 2);
}

/** An initial state that was put where the rules say: into the store, and the session's own map. */
type Initial = {
  readonly world: World;
  readonly store: Store;
  readonly own: StateMap;
  readonly writes: readonly Write[];
};

function withInitialState(
  world: World,
  ids: SessionIds,
  state: Delta,
  { step: by, tag, process }: Caller,
  rules: Rules,
): Initial {
  let at = world;
  let store = storeOf(world, storeName(rules, process));
  let own: StateMap = EMPTY_MAP;
  const writes = state.map(([text, value]): Write => {
    const key = parseStateKey(text);
    const slot = initialSlot(text, key, ids, rules);
    if (slot === null) return { key, value, by, put: { kind: 'dropped' } };
    const [next, ref] = withNewCell(at, { value, tag, by });
    at = next;
    if (isSharedScope(slot.bucket[0])) store = withShared(store, slot, ref);
    else own = withValue(own, text, { ref, at: slot, written: null });
    return { key, value, by, put: { kind: 'at', slot } };
  });
  return { world: at, store, own, writes };
}

/** Where a key of the initial state goes, or null where the service drops it. */
function initialSlot(text: string, key: StateKey, ids: SessionIds, rules: Rules): Slot | null {
  const { scope, name } = key;
  if (!canKeep(key, rules)) return null;
  if (scope === 'temp' && rules.initialTemp === 'dropped') return null;
  const routes = isSharedScope(scope) && rules.initialPrefixed === 'routed';
  return routes ? { bucket: storageKey(scope, ids, ''), key: name } : ownSlot(ids, text);
}
