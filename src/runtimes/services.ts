import type { RuntimeId } from '../engine/runtimes';
import { isTwin } from '../engine/runtimes/twin';
import { RUNTIME_IDS } from '../engine/runtimes/value-of';

/** What the matrix has a column for: the contract, the recorded runtimes, and the one that was not run. */
export type ServiceId = RuntimeId | 'vertex-ai';

/** Every column, in order. */
export const SERVICES: readonly ServiceId[] = [...RUNTIME_IDS, 'vertex-ai'];

/** What can be chosen beside the contract, which is always there. */
export const CHOOSABLE: readonly ServiceId[] = SERVICES.filter((id) => id !== 'contract');

/** What stands beside the contract unless chosen otherwise; few rules change on PostgreSQL. */
export const USUAL: readonly ServiceId[] = CHOOSABLE.filter((id) => !isRun(id) || !isTwin(id));

/** True for a runtime that the model can play. */
export function isRun(id: ServiceId): id is RuntimeId {
  return id !== 'vertex-ai';
}
