import { RULE_NAMES, RULE_VALUES, type RuleName, type Rules } from '../service/rules';

/** A table of rules as names and values, which may be one that its type forbids. */
type Flat = Readonly<Partial<Record<RuleName, string>>>;

/** When a rule has a meaning; a rule that is not here always has. */
const PRESENT: Readonly<Partial<Record<RuleName, (rules: Flat) => boolean>>> = {
  askedId: ({ createdId }) => createdId === 'trimmed',
  tempOnObject: ({ objectAfterAppend }) => objectAfterAppend !== 'reloaded',
  missingOnAppend: storesDelta,
  objectOnRefusal: storesDelta,
  staleHandle: storesDelta,
  afterUnordered: ({ eventOrder }) => eventOrder === 'as-appended',
  sameTime: ({ eventOrder }) => eventOrder === 'by-time',
  staleBy: (rules) => storesDelta(rules) && rules.staleHandle === 'refused',
  nestedOnAppend: (rules) => storesDelta(rules) && rules.storage === 'memory',
  nestedOwnOnLoad: ({ storage }) => storage === 'memory',
  nestedSharedOnLoad: ({ storage }) => storage === 'memory',
};

function storesDelta({ appendStores }: Flat): boolean {
  return appendStores === 'delta';
}

type Change = readonly [rule: RuleName, value: string];

/** What makes room for a value that the other rules leave no place for. */
const COMPANIONS: readonly Change[] = [
  ['appendStores', 'delta'],
  ['storage', 'memory'],
  ['objectAfterAppend', 'delta'],
  ['objectOnRefusal', 'untouched'],
];

export type Flip = {
  readonly rule: RuleName;
  readonly value: string;
  readonly rules: Rules;
  /** The rules with all that had to change beside it, and without it. */
  readonly beside: Rules;
};

/** The rules with one of them turned to another value, for every rule that is present and value. */
export function flipsOf(rules: Rules): readonly Flip[] {
  const table: Flat = rules;
  return RULE_NAMES.filter((rule) => rule in table).flatMap((rule) => {
    const values: readonly string[] = RULE_VALUES[rule];
    return values
      .filter((value) => value !== table[rule])
      .map((value) => ({ rule, value, ...turned(table, [rule, value]) }));
  });
}

/** True when exactly the rules are present that have a meaning, and every value has one. */
export function isRules(rules: Flat): rules is Rules {
  const { appendStores, storage, objectAfterAppend, objectOnRefusal } = rules;
  const storesObject = appendStores === 'object';
  const reloads = objectAfterAppend === 'reloaded';
  return (
    RULE_NAMES.every((rule) => rule in rules === isPresent(rule, rules)) &&
    !(storesObject && (storage === 'database' || reloads)) &&
    !(reloads && objectOnRefusal === 'temp')
  );
}

function turned(rules: Flat, change: Change): Pick<Flip, 'rules' | 'beside'> {
  const companions = COMPANIONS.filter(([rule]) => rule !== change[0]);
  for (let count = 0; count <= companions.length; count += 1) {
    const beside = withPresent({ ...rules, ...Object.fromEntries(companions.slice(0, count)) });
    const table = withPresent({ ...beside, ...Object.fromEntries([change]) });
    if (isRules(table) && isRules(beside)) return { rules: table, beside };
  }
  throw new RangeError(`no table has ${change.join(': ')}`);
}

/** The rules without those that lost their meaning, and with the first value of those that won one. */
function withPresent(rules: Flat): Flat {
  return Object.fromEntries(
    RULE_NAMES.filter((rule) => isPresent(rule, rules)).map((rule) => [
      rule,
      rules[rule] ?? RULE_VALUES[rule][0],
    ]),
  );
}

function isPresent(rule: RuleName, rules: Flat): boolean {
  return PRESENT[rule]?.(rules) ?? true;
}
