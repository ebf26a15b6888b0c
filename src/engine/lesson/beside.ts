import type { Case } from '../case/case';
import { playCase } from '../case/play';
import type { ToldAnswer } from '../case/told';
import { RUNTIMES, type RuntimeId } from '../runtimes';
import { RUNTIME_IDS } from '../runtimes/value-of';
import { toldAt } from './told-at';

/** Runtimes that answer the same steps of a case alike, and what they answer, step by step. */
export type Alike = {
  readonly runtimes: readonly RuntimeId[];
  readonly answers: readonly ToldAnswer[];
};

/**
 * What every runtime answers at some steps of a case (by their numbers, from 0), those that answer
 * alike together, in the order in which runtimes are told.
 *
 * @throws Error when the case has no step of a number.
 */
export function answersBeside(shown: Case, steps: readonly number[]): readonly Alike[] {
  const groups = new Map<string, { runtimes: RuntimeId[]; answers: readonly ToldAnswer[] }>();
  for (const id of RUNTIME_IDS) {
    const events = playCase(shown, RUNTIMES[id]);
    const answers = steps.map((step) => toldAt(events, step));
    const key = JSON.stringify(answers);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { runtimes: [id], answers });
    else known.runtimes.push(id);
  }
  return [...groups.values()];
}

/** True when a caller is told something else by some runtime, at any step. */
export function dependsOnRuntime(shown: Case): boolean {
  return answersBeside(shown, [...shown.steps.keys()]).length > 1;
}
