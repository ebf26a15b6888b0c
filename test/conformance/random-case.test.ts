import { describe, expect, it } from 'vitest';
import { randomCases } from '../../scripts/conformance/random-case';
import { RUNTIMES } from '../../src/engine/runtimes';
import { casesSchema, type Case, type CaseStep } from './case-schema';
import { replay } from './replay';

const CASES = randomCases(500, 3);
const STEPS = CASES.flatMap(({ steps }) => steps);

const timesOf = ({ steps }: Case): readonly number[] =>
  steps.flatMap((step) => ('at' in step ? [step.at] : []));

const isAscending = (times: readonly number[]): boolean =>
  times.every((time, i) => i === 0 || time > (times[i - 1] ?? 0));

/** Every state key that a step writes. */
function keysOf(step: CaseStep): readonly string[] {
  if (step.op === 'assign' || step.op === 'contextWrite') return [step.key];
  if (step.op === 'create') return (step.state ?? []).map(([key]) => key);
  return step.op === 'append' ? step.delta.map(([key]) => key) : [];
}

describe('random cases', () => {
  it('fit the schema of cases', () => {
    expect(casesSchema.parse(CASES)).toEqual(CASES);
  });

  it('are the same for the same seed, and others for another', () => {
    expect(randomCases(500, 3)).toEqual(CASES);
    expect(randomCases(500, 4)).not.toEqual(CASES);
  });

  it('come to every kind of step but a restart, on one process', () => {
    expect([...new Set(STEPS.map(({ op }) => op))].toSorted()).toEqual([
      'append',
      'assign',
      'change',
      'contextWrite',
      'create',
      'delete',
      'get',
      'list',
      'listEvents',
      'read',
      'state',
      'yield',
    ]);
    expect(STEPS.every(({ process }) => process === undefined)).toBe(true);
  });

  it('have event times that ascend, but in a third of them', () => {
    const unordered = CASES.filter((each) => !isAscending(timesOf(each)));
    expect(unordered.length / CASES.length).toBeCloseTo(1 / 3, 1);
    const gaps = unordered.flatMap((each) =>
      timesOf(each)
        .slice(1)
        .map((time, i) => time - (timesOf(each)[i] ?? 0)),
    );
    expect(gaps).toContain(0);
    expect(Math.min(...gaps)).toBeLessThan(0);
  });

  it('load by time and by counts of any sign, whether the times ascend or not', () => {
    for (const ascending of [true, false]) {
      const gets = CASES.filter((each) => isAscending(timesOf(each)) === ascending)
        .flatMap(({ steps }) => steps)
        .filter((step) => step.op === 'get');
      expect(gets.some(({ after }) => after !== undefined)).toBe(true);
      expect(new Set(gets.map(({ recent }) => recent))).toEqual(
        new Set([undefined, 0, -1, -2, 1, 2]),
      );
    }
  });

  it('repeat an event id now and then', () => {
    const repeating = CASES.filter(({ steps }) => {
      const ids = steps.flatMap((step) => ('event' in step ? [step.event] : []));
      return new Set(ids).size < ids.length;
    });
    expect(repeating.length).toBeGreaterThan(0);
    expect(repeating.length).toBeLessThan(CASES.length / 2);
  });

  it.each(['__proto__', 'app:__proto__', 'toString', '', 'app:'])(
    'write the state key "%s" rarely',
    (key) => {
      const writes = STEPS.filter((step) => keysOf(step).includes(key)).length;
      expect(writes).toBeGreaterThan(0);
      expect(writes).toBeLessThan(STEPS.length / 50);
    },
  );

  it.each(['assign', 'contextWrite'] as const)('write null by %s', (op) => {
    expect(STEPS.some((step) => step.op === op && step.value === null)).toBe(true);
  });

  it('list the sessions of all users, rarely', () => {
    const lists = STEPS.filter((step) => step.op === 'list');
    const all = lists.filter(({ user }) => user === undefined);
    expect(all.length).toBeGreaterThan(0);
    expect(all.length).toBeLessThan(lists.length / 4);
  });

  it('change a nested value only of an object that the step before has made', () => {
    const changes = CASES.flatMap(({ steps }) =>
      steps.flatMap((step, i) => (step.op === 'change' ? [[steps[i - 1], step] as const] : [])),
    );
    expect(new Set(changes.map(([before]) => before?.op))).toEqual(new Set(['append', 'assign']));
    for (const [before, { on, key }] of changes) {
      expect(before).toMatchObject(
        before?.op === 'append'
          ? { on, delta: [[key, { p: expect.any(String) }]] }
          : { on, key, value: { p: expect.any(String) } },
      );
    }
  });

  it.each(Object.entries(RUNTIMES))('are answered by the model of %s, step by step', (_, rules) => {
    for (const each of CASES) expect(replay(each, rules)).toHaveLength(each.steps.length);
  });
});
