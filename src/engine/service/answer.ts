import type { Answer } from './operation';
import type { ErrorKind, Failure } from './failure';
import { withHandle, type World } from './world';
import type { HandleId, ProcessId } from './values';

/** The world after an operation, and what the caller was told. */
export type Applied = { readonly world: World; readonly answer: Answer };

/** An answer that tells of an error. */
export function error(kind: ErrorKind): Failure {
  return { kind: 'error', error: kind };
}

/** An operation that was to give a session object, and gave none: its handle stands for the reason. */
export function failed(world: World, as: HandleId, process: ProcessId, failure: Failure): Applied {
  return { world: withHandle(world, as, { kind: 'failed', process, failure }), answer: failure };
}
