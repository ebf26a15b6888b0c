import { RULE_NAMES, RULE_VALUES, type RuleName } from '../service/rules';
import { RUNTIMES, type RuntimeId } from './index';

/** Every runtime whose rules the model knows, the documented contract first. */
export const RUNTIME_IDS = Object.keys(RUNTIMES).filter((id): id is RuntimeId =>
  Object.hasOwn(RUNTIMES, id),
);

/** The value of a runtime's rule, or undefined where the rule is absent. */
export function valueOf(id: RuntimeId, rule: RuleName): string | undefined {
  const rules: Readonly<Partial<Record<RuleName, string>>> = RUNTIMES[id];
  return rules[rule];
}

/** What the contract's other values imply for a rule that has no place of its own in it. */
const IMPLIED: Readonly<Partial<Record<RuleName, string>>> = {
  // It cuts nothing off a new id, and orders no events by their times.
  askedId: 'as-given',
  sameTime: 'as-appended',
};

/** True where a rule is present and does something else than the documented contract. */
export function differs(id: RuntimeId, rule: RuleName): boolean {
  const value = valueOf(id, rule);
  return value !== undefined && value !== (valueOf('contract', rule) ?? IMPLIED[rule]);
}

/** The rules whose values are not the same in two runtimes, in the order in which they are told. */
export function changedRules(from: RuntimeId, to: RuntimeId): readonly RuleName[] {
  return RULE_NAMES.filter((rule) => valueOf(from, rule) !== valueOf(to, rule));
}

/** Every value of a rule, in the order in which they are told. */
export function valuesOf(rule: RuleName): readonly string[] {
  return RULE_VALUES[rule];
}
