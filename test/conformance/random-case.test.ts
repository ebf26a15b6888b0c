import { describe, expect, it } from 'vitest';
import { randomCases } from '../../scripts/conformance/random-case';
import { RUNTIMES } from '../../src/engine/runtimes';
import { casesSchema } from './case-schema';
import { replay } from './replay';

describe('random cases', () => {
  const cases = randomCases(200, 3);

  it('fit the schema of cases', () => {
    expect(casesSchema.parse(cases)).toEqual(cases);
  });

  it('are the same for the same seed, and others for another', () => {
    expect(randomCases(200, 3)).toEqual(cases);
    expect(randomCases(200, 4)).not.toEqual(cases);
  });

  it('come to every kind of step but those that take a process or a nested value', () => {
    const ops = new Set(cases.flatMap(({ steps }) => steps.map(({ op }) => op)));
    expect([...ops].toSorted()).toEqual([
      'append',
      'assign',
      'contextWrite',
      'create',
      'delete',
      'get',
      'list',
      'state',
      'yield',
    ]);
  });

  it.each(Object.entries(RUNTIMES))('are answered by the model of %s, step by step', (_, rules) => {
    for (const each of cases) expect(replay(each, rules)).toHaveLength(each.steps.length);
  });
});
