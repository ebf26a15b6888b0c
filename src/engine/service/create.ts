import { EMPTY_MAP, withValue } from '../persistent-map';
import { PROTO } from './append';
import { parseStateKey } from '../state-key';
import { storageKey, type SessionIds } from '../storage-key';
import { error, failed, type Applied } from './answer';
import { NO_EVENTS } from './history';
import { loaded, storeName } from './merge';
import type { Caller, Delta, Failure, Op } from './operation';
import type { Rules } from './rules';
import {
  orphansOf,
  ownSlot,
  sessionAt,
  storeOf,
  withHandle,
  withNewCell,
  withNewObject,
  withSession,
  withShared,
  withStore,
  type StateMap,
  type Store,
  type World,
} from './world';

type Create = Extract<Op, { op: 'create' }>;

/** createSession: a session with its initial state, and an object of it for the caller. */
export function create(world: World, op: Create, caller: Caller, rules: Rules): Applied {
  const { process } = caller;
  const refusal = refused(op, rules);
  if (refusal !== null) return failed(world, op.as, process, refusal);

  const [named, ids] = withIds(world, op, rules);
  const store = storeName(rules, process);
  if (rules.existingId !== 'replaced' && sessionAt(storeOf(named, store), ids) !== undefined) {
    return failed(named, op.as, process, error(rules.existingId));
  }
  const [routed, shared, state] = withInitialState(named, ids, op.state ?? [], caller, rules);
  const history = orphansOf(storeOf(named, store), ids);
  const blank = { ids, state, history, updated: creationTime(named) };
  const [made, object] = withNewObject(routed, blank);
  const kept = withStore(made, store, withSession(shared, ids, object));
  const [merged, whole] = loaded(kept, store, object, rules);
  const session = { ...whole, history: NO_EVENTS };
  const [given, own] = withNewObject(merged, session);
  return {
    world: withHandle(given, op.as, { kind: 'object', object: own, process, pending: [] }),
    answer: { kind: 'session', session },
  };
}

function refused({ ids, state = [] }: Create, rules: Rules): Failure | null {
  const { app, user, session = '' } = ids;
  const empty = rules.emptyNames === 'refused' && (app === '' || user === '');
  const holdsNull = rules.nullInState === 'refused' && state.some(([, value]) => value === null);
  if (empty || holdsNull) return error('invalid-argument');
  return [app, user, session].some((id) => isTooLong(id, rules))
    ? error('refused-by-database')
    : null;
}

function isTooLong(id: string, { idLength }: Rules): boolean {
  switch (idLength) {
    case 'any':
      return false;
    case 'up-to-2700-bytes':
      return bytesOf(id) > 2700;
    case 'up-to-191-characters':
      return id.length > 191;
    case 'up-to-128-characters':
      return id.length > 128;
  }
}

/** The length of a text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

function withIds(world: World, { ids }: Create, rules: Rules): [World, SessionIds] {
  const { app, user, session: given } = ids;
  const session = rules.createdId === 'trimmed' ? given?.trim() : given;
  if (session !== undefined && (session !== '' || rules.emptyId === 'kept')) {
    return [world, { app, user, session }];
  }
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

/** The initial state, put where the rules say: the store with its shared keys, and the session's own map. */
function withInitialState(
  world: World,
  ids: SessionIds,
  state: Delta,
  { step, tag, process }: Caller,
  rules: Rules,
): [World, Store, StateMap] {
  let at = world;
  let store = storeOf(world, storeName(rules, process));
  let own: StateMap = EMPTY_MAP;
  for (const [key, value] of state) {
    const { scope, name } = parseStateKey(key);
    if (name === PROTO && rules.protoKey === 'lost') continue;
    const [next, ref] = withNewCell(at, { value, tag, by: step });
    at = next;
    const shared = scope === 'app' || scope === 'user';
    if (shared && rules.initialPrefixed === 'routed') {
      store = withShared(store, { bucket: storageKey(scope, ids, ''), key: name }, ref);
    }
    const keeps =
      scope === 'session' ||
      (scope === 'temp' && rules.initialTemp === 'kept') ||
      (shared && rules.initialPrefixed === 'own');
    if (keeps) own = withValue(own, key, { ref, at: ownSlot(ids, key) });
  }
  return [at, store, own];
}
