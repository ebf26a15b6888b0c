// What each step of a case is on the session service.
import { adk } from './adk.mjs';
import { errorAnswer, serviceOn } from './service.mjs';

/**
 * @typedef {import('./adk.mjs').State} State
 * @typedef {import('./adk.mjs').Session} Session
 * @typedef {readonly (readonly [string, unknown])[]} Pairs
 * @typedef {{ app: string, user: string, session: string }} Address
 * @typedef {{ on: string, key: string }} Spot
 * @typedef {{ on: string, event: string, at: number }} Moment
 * @typedef {{ op: 'create', as: string, app: string, user: string, session?: string, state?: Pairs }
 *   | Address & { op: 'get', as: string, recent?: number, after?: number }
 *   | { op: 'list', app: string, user?: string }
 *   | Address & { op: 'listEvents' | 'delete' }
 *   | Moment & {
 *       op: 'append',
 *       author: 'user' | 'agent',
 *       delta: Pairs,
 *       removes?: readonly string[],
 *       partial?: boolean,
 *     }
 *   | Moment & { op: 'yield' }
 *   | Spot & { op: 'assign' | 'contextWrite', value: unknown }
 *   | Spot & { op: 'change', name: string, value: unknown }
 *   | Spot & { op: 'read' }
 *   | { op: 'state', on: string }} Step
 * @typedef {{ kind: string, [field: string]: unknown }} Answer
 * @typedef {{ session: Session, pending: State } | { without: Answer }} Handle `without` is what the
 *   create or get answered that gave no session
 */

const EPOCH = Date.UTC(2100, 0, 1);
const DONE = { kind: 'done' };
const NO_KEY = { kind: 'no-key' };
const NO_SESSION = { kind: 'no-session' };
const NOT_OFFERED = { kind: 'not-offered' };

/** @type {Map<string, Handle>} */
const handles = new Map();
/** @type {import('./adk.mjs').SessionService} */
let service = new adk.InMemorySessionService();

/** @param {{ database: import('./service.mjs').Database | null }} at */
export async function open({ database }) {
  handles.clear();
  service = await serviceOn(database);
  return DONE;
}

/**
 * @param {Step} step
 * @returns {Promise<Answer>}
 */
export async function answerTo(step) {
  try {
    return await play(step);
  } catch (error) {
    const answer = errorAnswer(error);
    if ('as' in step) handles.set(step.as, { without: answer });
    return answer;
  }
}

/** @param {Step} step */
function play(step) {
  if ('on' in step) {
    const handle = handles.get(step.on) ?? { without: NO_SESSION };
    return 'without' in handle ? handle.without : onSession(step, handle);
  }
  return onService(step);
}

/** @param {Exclude<Step, { on: string }>} step */
async function onService(step) {
  const { app: appName } = step;
  switch (step.op) {
    case 'create': {
      const state = step.state && Object.fromEntries(step.state);
      const request = { appName, userId: step.user, sessionId: step.session, state };
      return kept(step.as, await service.createSession(request));
    }
    case 'get': {
      const afterTimestamp = step.after === undefined ? undefined : time(step.after);
      const config = { numRecentEvents: step.recent, afterTimestamp };
      const request = { appName, userId: step.user, sessionId: step.session, config };
      return kept(step.as, await service.getSession(request));
    }
    case 'list': {
      const { sessions } = await service.listSessions({ appName, userId: step.user });
      return {
        kind: 'sessions',
        sessions: sessions.map((session) => ({ user: session.userId, ...told(session) })),
      };
    }
    case 'delete':
      await service.deleteSession({ appName, userId: step.user, sessionId: step.session });
      return DONE;
    case 'listEvents':
      return NOT_OFFERED;
  }
}

/** @param {Extract<Step, { on: string }>} step @param {Exclude<Handle, { without: Answer }>} handle */
async function onSession(step, handle) {
  const { session } = handle;
  const { state } = session;
  switch (step.op) {
    case 'append': {
      if (step.removes?.length) return NOT_OFFERED;
      const { author, partial = false } = step;
      const stateDelta = Object.fromEntries(step.delta);
      return append(session, { ...step, author, partial, stateDelta });
    }
    case 'yield': {
      const stateDelta = handle.pending;
      handle.pending = noDelta();
      return append(session, { ...step, author: 'agent', partial: false, stateDelta });
    }
    case 'contextWrite':
      new adk.State(state, handle.pending).set(step.key, step.value);
      return DONE;
    case 'assign':
      state[step.key] = step.value;
      return DONE;
    case 'change': {
      if (!holds(state, step.key)) return NO_KEY;
      state[step.key][step.name] = step.value;
      return DONE;
    }
    case 'read':
      return holds(state, step.key) ? { kind: 'value', value: state[step.key] } : NO_KEY;
    case 'state':
      return { kind: 'state', state: pairsOf(state) };
  }
}

/**
 * @param {Session} session
 * @param {{ event: string, at: number, author: string, partial: boolean, stateDelta: State }} told
 */
async function append(session, { event: id, at, author, partial, stateDelta }) {
  const about = { id, invocationId: 'inv', author, timestamp: time(at), partial };
  const event = adk.createEvent({ ...about, actions: { stateDelta } });
  await service.appendEvent({ session, event });
  return DONE;
}

/** @param {string} as @param {Session | undefined} session */
function kept(as, session) {
  handles.set(as, session ? { session, pending: noDelta() } : { without: NO_SESSION });
  return session ? { kind: 'session', ...told(session) } : NO_SESSION;
}

/** @param {Session} session */
const told = ({ id, state, events }) => ({
  session: id,
  state: pairsOf(state),
  events: events.map((event) => [event.id, pairsOf(event.actions.stateDelta)]),
});

/** An empty delta as every tool and callback context begins with. */
const noDelta = () => adk.createEventActions().stateDelta;

/** @param {number} seconds */
const time = (seconds) => EPOCH + seconds * 1000;

// JSON has no undefined: a key that holds it is told as no key.
/** @param {State} state */
const pairsOf = (state) => Object.entries(state).filter(([, value]) => value !== undefined);

/** @param {State} state @param {string} key */
const holds = (state, key) => Object.hasOwn(state, key) && state[key] !== undefined;
