import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RUNTIMES } from '../../src/engine/runtimes';
import type { Rules } from '../../src/engine/service/rules';
import { flipsOf, isRules, type Flip } from '../../src/engine/runtimes/flips';
import { failing } from './proof';
import { readCases, readRecordings } from './read-json';

const CASES = readCases(fileURLToPath(new URL('cases', import.meta.url)));
const RECORDINGS = readRecordings(fileURLToPath(new URL('recordings', import.meta.url)));

const failingHere = (runtime: string, flip: Flip) => failing(runtime, flip, CASES, RECORDINGS);

describe.each(Object.entries(RUNTIMES))('%s', (runtime, rules: Rules) => {
  it('has exactly the rules that mean something beside the others', () => {
    expect(isRules(rules)).toBe(true);
  });

  it.each(flipsOf(rules))('$rule turned to $value fails a case that shows it', (flip) => {
    expect(failingHere(runtime, flip)).not.toEqual([]);
  });
});

it('every case shows what it says it does: it fails by a flip of each rule that it names', () => {
  const proved = new Set(
    Object.entries(RUNTIMES).flatMap(([runtime, rules]: [string, Rules]) =>
      flipsOf(rules).flatMap((flip) =>
        failingHere(runtime, flip).map((name) => `${name}: ${flip.rule}`),
      ),
    ),
  );
  const claimed = CASES.flatMap(({ name, shows }) => shows.map((rule) => `${name}: ${rule}`));
  expect(claimed.filter((claim) => !proved.has(claim))).toEqual([]);
});
