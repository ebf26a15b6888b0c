import { isDeepStrictEqual } from 'node:util';
import type { Rules } from '../../src/engine/service/rules';
import type { Case, Recording } from './case-schema';
import { deviations, differences } from './compare';
import type { Flip } from '../../src/engine/runtimes/flips';
import { replay } from './replay';

/**
 * The names of the cases that fail by a flip of a runtime's rules: those that say they show the rule,
 * and that fail by the flip itself, not by what had to change beside it.
 */
export function failing(
  runtime: string,
  { rule, rules, beside }: Flip,
  cases: readonly Case[],
  recordings: readonly Recording[],
): readonly string[] {
  const recording = recordings.find((each) => each.runtime === runtime);
  return cases
    .filter(({ shows }) => shows.includes(rule))
    .filter((each) => fails(each, rules, recording))
    .filter((each) => !isDeepStrictEqual(replay(each, rules), replay(each, beside)))
    .map(({ name }) => name);
}

/** True when the model, by these rules, answers otherwise than was recorded, or than the contract. */
function fails(each: Case, rules: Rules, recording: Recording | undefined): boolean {
  return recording === undefined
    ? deviations(each, rules).length > 0
    : differences(each, recording.answers[each.name], replay(each, rules)).length > 0;
}
