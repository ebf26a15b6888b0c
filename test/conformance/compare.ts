import { isDeepStrictEqual } from 'node:util';
import type { Rules } from '../../src/engine/service/rules';
import { RUNTIMES } from '../../src/engine/runtimes';
import type { Answer, Case, CaseStep, Recording } from './case-schema';
import { replay, type Replayed } from './replay';

/** A step that was answered otherwise than it should have been. */
export type Deviation = {
  readonly step: number;
  readonly op: CaseStep['op'];
  readonly wanted: unknown;
  readonly got: unknown;
};

/** A case in which the model and a recording differ. */
export type Differing = { readonly name: string; readonly at: readonly Deviation[] };

/** The rules of a runtime, or undefined when the model knows none of that name. */
export function rulesOf(runtime: string): Rules | undefined {
  const known: ReadonlyMap<string, Rules> = new Map(Object.entries(RUNTIMES));
  return known.get(runtime);
}

/** Where the model answers a case otherwise than it was recorded. */
export function differences(
  { steps }: Case,
  recorded: readonly Answer[] | undefined,
  model: readonly Replayed[],
): readonly Deviation[] {
  return steps.flatMap(({ op }, step) => {
    const [wanted, got] = [recorded?.[step], model[step]?.answer];
    return isDeepStrictEqual(wanted, got) ? [] : [{ step, op, wanted, got }];
  });
}

/** The cases in which the model, by these rules, answers otherwise than the recording. */
export function differing(
  cases: readonly Case[],
  { answers }: Recording,
  rules: Rules,
): readonly Differing[] {
  return cases.flatMap((each) => {
    const at = differences(each, answers[each.name], replay(each, rules));
    return at.length === 0 ? [] : [{ name: each.name, at }];
  });
}

/** Where the model, by these rules, answers otherwise than the case expects by hand. */
export function deviations(each: Case, rules: Rules): readonly Deviation[] {
  return unexpected(
    each,
    replay(each, rules).map(({ answer }) => answer),
  );
}

/** Where a runtime answers otherwise than the case expects by hand. */
export function unexpected({ steps }: Case, answers: readonly Answer[]): readonly Deviation[] {
  return steps.flatMap(({ op, expect }, step): readonly Deviation[] => {
    const got = answers[step];
    if (expect === undefined) {
      return wentWell(got) ? [] : [{ step, op, wanted: 'to go well', got }];
    }
    // Of a session only the named fields count; everything else is compared whole.
    return isDeepStrictEqual({ ...got, ...expect }, got) ? [] : [{ step, op, wanted: expect, got }];
  });
}

function wentWell(answer: Answer | undefined): boolean {
  return answer?.kind === 'done' || answer?.kind === 'session';
}
