import type { Failure } from '../engine/service/failure';
import type { Found } from '../engine/service/operation';
import type { StepId } from '../engine/service/values';
import { judge, type Outcome } from '../engine/scenario/judge';
import { readsOf, type ReadEvent, type Run } from '../engine/scenario/run';
import type { Scenario } from '../engine/scenario/scenario';
import type { AdkAnswer, AdkRead, AdkRun } from './play';
import { storedBy, tagIn } from './stored-value';

/** One side of a comparison: what the session service answered, and how the read came out. */
export type Side = { readonly answer: AdkAnswer | Failure; readonly outcome: Outcome };

/** A read on the real service beside the model's; where they differ, this is what to report. */
export type ReadComparison = {
  /** The model's read: who reads, in which turn. */
  readonly read: ReadEvent;
  /** The session state that the real service was read from. */
  readonly state: AdkRead['state'];
  readonly real: Side;
  readonly model: Side;
  readonly agree: boolean;
};

/** A scenario on the real service beside the model's run of it. */
export type Comparison = {
  readonly reads: readonly ReadComparison[];
  readonly agree: boolean;
};

/**
 * Sets what the real service answered beside the model's run of the same scenario, read by read. They
 * agree on a read when both answered the same, tenant tag included, and it came out the same.
 *
 * @throws RangeError when the real service was not asked one of the reads.
 */
export function compare(run: Run, played: AdkRun): Comparison {
  const reads = readsOf(run).map((read) => {
    const real = played.reads.find(({ step }) => step === read.step.id);
    if (!real) throw new RangeError(`the real service was not asked ${read.step.id}`);
    return compareRead(run.scenario, read, real);
  });
  return { reads, agree: reads.every(({ agree }) => agree) };
}

function compareRead(scenario: Scenario, read: ReadEvent, { answer, state }: AdkRead) {
  const real: Side = { answer, outcome: outcomeOf(scenario, read, answer) };
  const model: Side = { answer: answerOf(read.found), outcome: read.judgement.outcome };
  const agree = JSON.stringify(real) === JSON.stringify(model);
  return { read, state, real, model, agree };
}

/** How a read came out on the real service: the application's guard, and the judge of every run. */
function outcomeOf(scenario: Scenario, read: ReadEvent, answer: AdkAnswer): Outcome {
  const { step, expect, put } = read;
  const found = foundIn(scenario, expect.value, answer);
  const reader = { tenant: step.actor.tenant, guarded: scenario.guard };
  return judge(found, expect, put, reader).outcome;
}

/** The real answer as the judge takes it; where the service looked for nothing is its own secret. */
function foundIn({ steps }: Scenario, asked: StepId, answer: AdkAnswer): Found {
  if (answer.kind !== 'value') return { kind: 'no-session' };
  const text = JSON.stringify(answer.value);
  const isAsked = steps.some(
    (step) =>
      step.id === asked && storedBy(step).some(([, stored]) => JSON.stringify(stored) === text),
  );
  const by = isAsked ? asked : 'another step';
  return { kind: 'value', cell: { value: text, tag: tagIn(answer.value), by }, at: null };
}

/** What the model found, as the application stored it. */
function answerOf(found: Found): Side['answer'] {
  switch (found.kind) {
    case 'value':
      return { kind: 'value', value: { value: found.cell.value, tenant: found.cell.tag } };
    case 'no-key':
      return { kind: 'no-key' };
    case 'no-session':
    case 'error':
      return found;
  }
}
