import type { StateKey } from '../state-key';
import type { SessionIds } from '../storage-key';
import type { Failure } from './failure';
import type { StoredEvent } from './history';
import type { Cell, HandleId, Json, ProcessId, Slot, StepId, Tenant, Author } from './values';
import type { SessionObject } from './world';

/** State changes as an event carries them: state keys with their prefixes, in order. */
export type Delta = readonly (readonly [key: string, value: Json])[];

/** Which of a session's events getSession is asked for: the newest `recent`, those from `after` on (seconds). */
export type EventFilter = { readonly recent?: number; readonly after?: number };

type Create = {
  readonly op: 'create';
  readonly as: HandleId;
  /** Without a session id the service makes one up. */
  readonly ids: Omit<SessionIds, 'session'> & { readonly session?: string };
  readonly state?: Delta;
};

type Append = {
  readonly op: 'append';
  readonly on: HandleId;
  readonly event: string;
  /** The event's timestamp, in seconds. */
  readonly at: number;
  readonly author: Author;
  readonly delta: Delta;
  /** Keys that the delta removes, where the runtime has a way to say so. */
  readonly removes?: readonly string[];
  /** True for a piece of a streamed answer. */
  readonly partial?: boolean;
};

/**
 * What can be asked of a session service, or done to a session object in hand. A handle names an
 * object for the length of one invocation, so its id stands for the invocation's.
 */
export type Op =
  | Create
  | {
      readonly op: 'get';
      readonly as: HandleId;
      readonly ids: SessionIds;
      readonly only?: EventFilter;
    }
  | { readonly op: 'list'; readonly app: string; readonly user?: string }
  | { readonly op: 'listEvents'; readonly ids: SessionIds }
  | Append
  /** `session.state[key] = value`, with no event. */
  | {
      readonly op: 'assign';
      readonly on: HandleId;
      readonly key: string;
      readonly value: Json;
    }
  /** `session.state[key][name] = value`: a nested value changed in place. */
  | {
      readonly op: 'change';
      readonly on: HandleId;
      readonly key: string;
      readonly name: string;
      readonly value: Json;
    }
  /** A write to the state of a tool or callback context: the live state, and the pending delta. */
  | {
      readonly op: 'contextWrite';
      readonly on: HandleId;
      readonly key: string;
      readonly value: Json;
    }
  /** An event that carries the pending delta. */
  | { readonly op: 'yield'; readonly on: HandleId; readonly event: string; readonly at: number }
  | { readonly op: 'delete'; readonly ids: SessionIds }
  /** The caller's process ends and starts anew. */
  | { readonly op: 'restart' }
  | { readonly op: 'read'; readonly on: HandleId; readonly key: string }
  | { readonly op: 'state'; readonly on: HandleId }
  /** The invocation is over, and with it the object in hand. */
  | { readonly op: 'end'; readonly on: HandleId };

/** Who asks: the step, the tenant tag that the application stores with a value, the process. */
export type Caller = {
  readonly step: StepId;
  readonly tag: Tenant | null;
  readonly process: ProcessId;
};

/** What became of a written value. */
export type Put =
  /** A store holds it there, or for `temp:` its invocation. */
  | { readonly kind: 'at'; readonly slot: Slot }
  /** It stands on the session object in hand, and in no store. */
  | { readonly kind: 'in-hand' }
  /** The service took it and kept it nowhere. */
  | { readonly kind: 'dropped' };

/** One value that was written, the step that wrote it, and what became of it. */
export type Write = {
  readonly key: StateKey;
  readonly value: Json;
  readonly by: StepId;
  readonly put: Put;
};

/** What a reader is told, and where the service looked to say so. */
export type Found =
  /** `at` is null for a value that stands on the session object in hand only, in no store. */
  | { readonly kind: 'value'; readonly cell: Cell; readonly at: Slot | null }
  | { readonly kind: 'no-key'; readonly looked: Slot }
  | Failure;

/** Where a reader was led; null where there was no session to look in, or no store holds the value. */
export function placeOf(found: Found): Slot | null {
  switch (found.kind) {
    case 'value':
      return found.at;
    case 'no-key':
      return found.looked;
    case 'no-session':
    case 'error':
      return null;
  }
}

/** The answer to an operation; `told.ts` says a session and an event in values. */
export type Answer =
  | { readonly kind: 'done' }
  | { readonly kind: 'written'; readonly writes: readonly Write[] }
  | { readonly kind: 'created'; readonly session: SessionObject; readonly writes: readonly Write[] }
  | { readonly kind: 'session'; readonly session: SessionObject }
  | { readonly kind: 'sessions'; readonly sessions: readonly SessionObject[] }
  | { readonly kind: 'events'; readonly events: readonly StoredEvent[] }
  | { readonly kind: 'read'; readonly found: Found }
  | { readonly kind: 'state'; readonly state: Delta }
  /** There is no such key to change. */
  | { readonly kind: 'no-key' }
  | Failure
  /** This runtime has no such operation. */
  | { readonly kind: 'not-offered' };
