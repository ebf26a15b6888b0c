import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { casesShowing } from '../../src/engine/case/showing';
import { RUNTIMES, type RuntimeId } from '../../src/engine/runtimes';
import { flipsOf } from '../../src/engine/runtimes/flips';
import { RULE_NAMES, type Rules } from '../../src/engine/service/rules';
import { stepOf } from './case-step';
import { failing } from './proof';
import { readCases, readRecordings } from './read-json';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const CASES = readCases(folder('cases'));
const RECORDINGS = readRecordings(folder('recordings'));
const PLAYED = CASES.map(({ steps, ...others }) => ({ ...others, steps: steps.map(stepOf) }));

/** The cases whose recorded answers refuse a rule's other values, by rule. */
function proved(id: RuntimeId): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>();
  for (const flip of flipsOf(RUNTIMES[id])) {
    const known = names.get(flip.rule) ?? new Set();
    for (const name of failing(id, flip, CASES, RECORDINGS)) known.add(name);
    names.set(flip.rule, known);
  }
  return new Map([...names].map(([rule, each]) => [rule, [...each].toSorted()]));
}

// The page has no recordings: it must come to the same cases from the rules alone.
it.each(['java-memory', 'python-sqlite', 'js-memory', 'go-database'] as const)(
  'the cases that show a rule of %s are those that its recording proves it by',
  (id) => {
    const rules: Rules = RUNTIMES[id];
    const wanted = proved(id);
    for (const rule of RULE_NAMES) {
      const shown = casesShowing(rule, rules, PLAYED).map(({ name }) => name);
      expect([rule, shown.toSorted()]).toEqual([rule, wanted.get(rule) ?? []]);
    }
  },
);
