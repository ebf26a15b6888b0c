import type { Op } from '../service/operation';
import type { RuleName } from '../service/rules';
import type { ProcessId } from '../service/values';

/** One operation of a case, and the process that asks for it. */
export type CaseStep = { readonly op: Op; readonly process: ProcessId };

/** A few steps on a session service that show some of its rules at work. */
export type Case = {
  readonly name: string;
  /** What it is about, in one sentence. */
  readonly about: string;
  /** Where it was reported, when it was. */
  readonly source?: string | undefined;
  readonly shows: readonly RuleName[];
  readonly steps: readonly CaseStep[];
};
