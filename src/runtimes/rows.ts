import type { RuleName } from '../engine/service/rules';
import { valuesOf } from '../engine/runtimes/value-of';
import { runtimes, valueText } from '../messages/en/runtimes';
import { runtimesPage } from '../messages/en/runtimes-page';
import { cellOf, isOdd } from './cell';
import { labelOf, valueLabel } from './cell-words';
import { SERVICES, USUAL, type ServiceId } from './services';
import type { Filters } from './view';

/** Rules that are told together, under a heading. */
export type RuleGroup = { readonly title: string; readonly rules: readonly RuleName[] };

/** The columns to show: the contract first. */
export function columnsOf({ only }: Filters): readonly ServiceId[] {
  return ['contract', ...(only ?? USUAL)];
}

/** The groups with the rules that pass the filters in these columns; one without any is left out. */
export function groupsOf(filters: Filters, columns: readonly ServiceId[]): readonly RuleGroup[] {
  const words = filters.q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const passes = (rule: RuleName) =>
    (!filters.differs || columns.some((id) => isOdd(cellOf(rule, id)))) &&
    words.every((word) => textOf(rule).includes(word));
  const groups: readonly RuleGroup[] = runtimes.groups;
  return groups
    .map(({ title, rules }) => ({ title, rules: rules.filter(passes) }))
    .filter(({ rules }) => rules.length > 0);
}

/** How many rules there are in some groups. */
export function countOf(groups: readonly RuleGroup[]): number {
  return groups.reduce((sum, { rules }) => sum + rules.length, 0);
}

/** All that can be searched of a rule, in small letters. */
function textOf(rule: RuleName): string {
  const { title, about } = runtimes.rules[rule];
  const values = valuesOf(rule).flatMap((value) => [valueLabel(value), valueText(rule, value)]);
  const shown = SERVICES.map((id) => cellOf(rule, id)).flatMap((cell) => [
    labelOf(rule, cell),
    ...(cell.kind === 'value' && cell.chosen ? [runtimesPage.cell.chosen] : []),
  ]);
  return [title, about, ...values, ...shown].join('\n').toLowerCase();
}
