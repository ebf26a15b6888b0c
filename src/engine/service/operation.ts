import type { StateKey } from '../state-key';
import type { SessionIds } from '../storage-key';
import type { Cell, HandleId, InvocationId, Json, ProcessId, Slot, StepId, Tenant } from './world';

/** State changes as an event carries them: state keys with their prefixes, in order. */
export type Delta = readonly (readonly [key: string, value: Json])[];

/** What can be asked of a session service, or of a session in hand during an invocation. */
export type Op =
  | { readonly op: 'create'; readonly ids: SessionIds }
  | {
      readonly op: 'begin';
      readonly as: HandleId;
      readonly ids: SessionIds;
      readonly invocation: InvocationId;
    }
  | { readonly op: 'append'; readonly on: HandleId; readonly delta: Delta }
  | { readonly op: 'read'; readonly on: HandleId; readonly key: string }
  | { readonly op: 'end'; readonly on: HandleId };

/** Who asks: the step, the tenant tag that the application stores with a value, the process. */
export type Caller = {
  readonly step: StepId;
  readonly tag: Tenant | null;
  readonly process: ProcessId;
};

/** One value of a delta, and where the service put it. */
export type Write = { readonly key: StateKey; readonly value: Json; readonly slot: Slot };

/** What a reader is told, and where the service looked to say so. */
export type Found =
  | { readonly kind: 'value'; readonly cell: Cell; readonly at: Slot }
  | { readonly kind: 'no-key'; readonly looked: Slot }
  | { readonly kind: 'no-session' };

/** The answer to an operation. */
export type Answer =
  | { readonly kind: 'done' }
  | { readonly kind: 'written'; readonly writes: readonly Write[] }
  | { readonly kind: 'read'; readonly found: Found }
  | { readonly kind: 'no-session' };
