import type { SessionIds } from '../storage-key';
import type { Op } from '../service/operation';
import type { ProcessId, StepId, Tenant } from '../service/values';

export type ActorId = string;

/** Somebody at a tenant, in one session, in one process. */
export type Actor = {
  readonly id: ActorId;
  readonly tenant: Tenant;
  /** What people call the actor; the user id that the service gets may differ. */
  readonly name: string;
  readonly ids: SessionIds;
  readonly process: ProcessId;
};

/** What a read is judged by: the write whose value is meant, and who may have it. */
export type Expectation = { readonly value: StepId; readonly shouldSee: boolean };

/** One operation by one actor. */
export type Step = {
  readonly id: StepId;
  readonly actor: Actor;
  readonly op: Op;
  /** Present on the reads that the scenario asks about. */
  readonly expect?: Expectation;
};

/** Steps by named actors on one session service, in order. */
export type Scenario = {
  /** In the order in which they are drawn. */
  readonly tenants: readonly Tenant[];
  readonly steps: readonly Step[];
  /** True when the application compares the stored tenant tag with the reader's tenant. */
  readonly guard: boolean;
};
