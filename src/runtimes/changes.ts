import { changedRules } from '../engine/runtimes/value-of';
import { runtimes } from '../messages/en/runtimes';
import type { RuleGroup } from './rows';
import type { Move } from './view';

/** The rules that change between two runtimes, by group; a group without any is left out. */
export function changesOf({ from, to }: Move): readonly RuleGroup[] {
  const changed = changedRules(from, to);
  const groups: readonly RuleGroup[] = runtimes.groups;
  return groups
    .map(({ title, rules }) => ({ title, rules: rules.filter((rule) => changed.includes(rule)) }))
    .filter(({ rules }) => rules.length > 0);
}
