import { flipsOf } from '../runtimes/flips';
import type { RuleName, Rules } from '../service/rules';
import type { Case } from './case';
import { playCase } from './play';
import { told } from './told';

/**
 * The cases that show a rule at work under these rules: they say that they show it, and are answered
 * otherwise once it is turned to another of its values. None where the rule is absent.
 */
export function casesShowing(
  rule: RuleName,
  rules: Rules,
  cases: readonly Case[],
): readonly Case[] {
  const flips = flipsOf(rules).filter((flip) => flip.rule === rule);
  return cases
    .filter(({ shows }) => shows.includes(rule))
    .filter((each) => {
      const asItIs = answersOf(each, rules);
      return flips.some((flip) => {
        const turned = answersOf(each, flip.rules);
        // Not by what had to change beside it.
        return turned !== asItIs && turned !== answersOf(each, flip.beside);
      });
    });
}

/** All that a case's callers are told, as text to compare. */
function answersOf(each: Pick<Case, 'steps'>, rules: Rules): string {
  return JSON.stringify(playCase(each, rules).map(({ world, answer }) => told(world, answer)));
}
