import { EMPTY_MAP, entriesOf } from '../persistent-map';
import type { SessionIds } from '../storage-key';
import { error, failed, type Applied } from './answer';
import { eventsOf, NO_EVENTS } from './history';
import { filtered, refusedEvents } from './event-filter';
import { loaded, storeName } from './merge';
import { meantIds, refusedNames } from './names';
import type { Caller, EventFilter, Op } from './operation';
import type { ErrorKind } from './failure';
import type { Rules } from './rules';
import { sessionAt, withOrphans, withoutSession } from './store';
import {
  storeOf,
  withStore,
  objectAt,
  withHandle,
  withNewObject,
  type SessionObject,
  type World,
} from './world';

/** getSession: the stored session, as an object of the caller's own. */
export function get(
  world: World,
  { as, ids: asked, only = {} }: Extract<Op, { op: 'get' }>,
  { process }: Caller,
  rules: Rules,
): Applied {
  const refusal = refused(asked, only, rules);
  if (refusal !== null) return failed(world, as, process, error(refusal));
  const store = storeName(rules, process);
  const stored = sessionAt(storeOf(world, store), meantIds(asked, rules));
  if (stored === undefined) {
    return failed(
      world,
      as,
      process,
      rules.missingOnGet === 'no-session' ? { kind: 'no-session' } : error('session-not-found'),
    );
  }
  const [merged, whole] = loaded(world, store, stored, rules);
  const refusedFilter = refusedEvents(whole, only, rules);
  if (refusedFilter !== null) return failed(world, as, process, error(refusedFilter));
  const session = { ...whole, history: filtered(whole.history, only, rules) };
  const [made, object] = withNewObject(merged, session);
  return {
    world: withHandle(made, as, { kind: 'object', object, process, pending: [] }),
    answer: { kind: 'session', session },
  };
}

/** Why the arguments are refused before anything is looked for, or null. */
function refused(
  { app, user, session }: SessionIds,
  { recent = 0 }: EventFilter,
  rules: Rules,
): ErrorKind | null {
  const names = refusedNames([app, user, session], rules);
  if (names !== null) return names;
  return recent < 0 && rules.recentNegative === 'refused' ? 'invalid-argument' : null;
}

/** listSessions: the sessions of an app, or of one of its users, without their events. */
export function list(
  world: World,
  { app, user }: Extract<Op, { op: 'list' }>,
  { process }: Caller,
  rules: Rules,
): Applied {
  if (user === undefined && rules.listWithoutUser === 'not-offered') {
    return { world, answer: { kind: 'not-offered' } };
  }
  const refusal = refusedNames([app], rules);
  if (refusal !== null) return { world, answer: error(refusal) };
  const asked = user === '' && rules.listEmptyUser === 'all-users' ? undefined : user;
  const store = storeName(rules, process);
  let at = world;
  const sessions: SessionObject[] = [];
  for (const [, id] of entriesOf(storeOf(world, store).sessions)) {
    const { ids } = objectAt(world, id);
    if (ids.app !== app || (asked !== undefined && ids.user !== asked)) continue;
    const [next, session] = loaded(at, store, id, rules);
    at = next;
    const state = rules.listState === 'merged' ? session.state : EMPTY_MAP;
    sessions.push({ ...session, state, history: NO_EVENTS });
  }
  return { world: at, answer: { kind: 'sessions', sessions } };
}

/** listEvents: the events of a session. */
export function listEvents(
  world: World,
  ids: SessionIds,
  { process }: Caller,
  rules: Rules,
): Applied {
  if (rules.listEvents === 'not-offered') return { world, answer: { kind: 'not-offered' } };
  const stored = sessionAt(storeOf(world, storeName(rules, process)), meantIds(ids, rules));
  const events = stored === undefined ? [] : eventsOf(objectAt(world, stored).history);
  return { world, answer: { kind: 'events', events } };
}

/** deleteSession: the session's own state and events go; app and user state stay. */
export function remove(
  world: World,
  asked: SessionIds,
  { process }: Caller,
  rules: Rules,
): Applied {
  const refusal = refusedNames(Object.values(asked), rules);
  if (refusal !== null) return { world, answer: error(refusal) };
  const ids = meantIds(asked, rules);
  const name = storeName(rules, process);
  const store = storeOf(world, name);
  const stored = sessionAt(store, ids);
  const left =
    stored !== undefined && rules.deletedEvents === 'kept'
      ? withOrphans(store, ids, objectAt(world, stored).history)
      : store;
  return { world: withStore(world, name, withoutSession(left, ids)), answer: { kind: 'done' } };
}
