import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RUNTIMES } from '../../src/engine/runtimes';
import type { Rules } from '../../src/engine/service/rules';
import type { Case } from './case-schema';
import { deviations, differing } from './compare';
import { flipsOf, isRules } from './flips';
import { readCases, readRecordings } from './read-json';

const CASES = readCases(fileURLToPath(new URL('cases', import.meta.url)));
const RECORDINGS = readRecordings(fileURLToPath(new URL('recordings', import.meta.url)));

/** The names of the cases that fail for a runtime when its rules are these. */
function failing(runtime: string, rules: Rules, cases: readonly Case[]): readonly string[] {
  if (runtime === 'contract') {
    return cases.filter((each) => deviations(each, rules).length > 0).map(({ name }) => name);
  }
  const recording = RECORDINGS.find((each) => each.runtime === runtime);
  return recording === undefined ? [] : differing(cases, recording, rules).map(({ name }) => name);
}

describe.each(Object.entries(RUNTIMES))('%s', (runtime, rules: Rules) => {
  it('has exactly the rules that mean something beside the others', () => {
    expect(isRules(rules)).toBe(true);
  });

  it.each(flipsOf(rules))('$rule turned to $value fails a case that shows it', (flip) => {
    const shown = CASES.filter(({ shows }) => shows.includes(flip.rule));
    expect(failing(runtime, flip.rules, shown)).not.toEqual([]);
  });
});
