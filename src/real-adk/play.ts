import { createEvent } from '@google/adk/dist/web/events/event.js';
import { createEventActions } from '@google/adk/dist/web/events/event_actions.js';
import { InMemorySessionService } from '@google/adk/dist/web/sessions/in_memory_session_service.js';
import type { Session } from '@google/adk/dist/web/sessions/session.js';
import { State } from '@google/adk/dist/web/sessions/state.js';
import { version } from '@google/adk/dist/web/version.js';
import type { Scenario, Step } from '../engine/scenario/scenario';
import type { Op } from '../engine/service/operation';
import type { Author, HandleId, StepId } from '../engine/service/values';
import { storedBy } from './stored-value';

/** A session's state as the real service gave it: state keys with their prefixes. */
export type AdkState = Readonly<Record<string, unknown>>;

/** What the real service said to a read. */
export type AdkAnswer =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'no-key' }
  | { readonly kind: 'no-session' };

/** A judged read; `state` is that of the session it was read from, null where there was none. */
export type AdkRead = {
  readonly step: StepId;
  readonly answer: AdkAnswer;
  readonly state: AdkState | null;
};

/** A write, and the state of the session object in hand after it. */
export type AdkWrite = { readonly step: StepId; readonly state: AdkState };

/** A scenario as the real service played it. */
export type AdkRun = {
  /** The package's own word for its version. */
  readonly version: string;
  readonly writes: readonly AdkWrite[];
  readonly reads: readonly AdkRead[];
};

/** A session object in hand, and what a context wrote to it that no event carries yet. */
type Hand = { readonly session: Session; readonly pending: Record<string, unknown> };

type Hands = Map<HandleId, Hand>;

/**
 * Performs a scenario on a new `InMemorySessionService` of the real `@google/adk`. The tenant guard is
 * no part of it: it is the application's, and `compare` applies it to what was read.
 *
 * Loads the real package, so a page imports this file when somebody asks for it, and never before.
 *
 * @throws RangeError for an operation that the experiment does not have, and whatever the service
 * throws.
 */
export async function playOnAdk({ steps }: Scenario): Promise<AdkRun> {
  const service = new InMemorySessionService();
  const hands: Hands = new Map();
  const writes: AdkWrite[] = [];
  const reads: AdkRead[] = [];
  for (const step of steps) {
    const { id, op, expect } = step;
    if (op.op === 'read' && expect !== undefined) {
      reads.push({ step: id, ...readFrom(hands.get(op.on)?.session, op.key) });
    }
    const session = await perform(service, hands, step);
    if (session && (op.op === 'yield' || storedBy(step).length > 0)) {
      writes.push({ step: id, state: structuredClone(session.state) });
    }
  }
  return { version, writes, reads };
}

function readFrom(session: Session | undefined, key: string): Omit<AdkRead, 'step'> {
  if (!session) return { answer: { kind: 'no-session' }, state: null };
  // The caller's object is theirs to change; what was seen must stay as it was seen.
  const state = structuredClone(session.state);
  return Object.hasOwn(state, key)
    ? { answer: { kind: 'value', value: state[key] }, state }
    : { answer: { kind: 'no-key' }, state };
}

/** Does a step on the service, and gives the session object that it was done to, if any. */
async function perform(
  service: InMemorySessionService,
  hands: Hands,
  step: Step,
): Promise<Session | undefined> {
  const { op } = step;
  switch (op.op) {
    case 'create': {
      const { app: appName, user: userId, session } = op.ids;
      const named = session === undefined ? {} : { sessionId: session };
      const state = Object.fromEntries(storedBy(step));
      return hold(hands, op.as, await service.createSession({ appName, userId, ...named, state }));
    }
    case 'get': {
      const { app: appName, user: userId, session: sessionId } = op.ids;
      return hold(hands, op.as, await service.getSession({ appName, userId, sessionId }));
    }
    case 'append': {
      const { session } = inHand(hands, op.on);
      await service.appendEvent({
        session,
        event: eventOf(op, op.author, Object.fromEntries(storedBy(step))),
      });
      return session;
    }
    case 'contextWrite': {
      const { session, pending } = inHand(hands, op.on);
      const state = new State(session.state, pending);
      for (const [key, value] of storedBy(step)) state.set(key, value);
      return undefined;
    }
    case 'yield': {
      const { session, pending } = inHand(hands, op.on);
      await service.appendEvent({ session, event: eventOf(op, 'agent', pending) });
      return session;
    }
    case 'assign': {
      const { session } = inHand(hands, op.on);
      for (const [key, value] of storedBy(step)) session.state[key] = value;
      return session;
    }
    case 'read':
      return hands.get(op.on)?.session;
    case 'end':
      hands.delete(op.on);
      return undefined;
    case 'list':
    case 'listEvents':
    case 'change':
    case 'delete':
    case 'restart':
    case 'state':
      throw new RangeError(`the experiment has no ${op.op}`);
  }
}

function hold(hands: Hands, as: HandleId, session: Session | undefined): Session | undefined {
  if (session) hands.set(as, { session, pending: {} });
  else hands.delete(as);
  return session;
}

function inHand(hands: Hands, on: HandleId): Hand {
  const hand = hands.get(on);
  if (!hand) throw new RangeError(`no session object ${on} in hand`);
  return hand;
}

function eventOf(
  { on, event, at }: Pick<Extract<Op, { op: 'yield' }>, 'on' | 'event' | 'at'>,
  author: Author,
  stateDelta: Record<string, unknown>,
) {
  const actions = createEventActions({ stateDelta });
  return createEvent({ id: event, invocationId: on, author, timestamp: at * 1000, actions });
}
