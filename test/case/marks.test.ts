import { expect, test } from 'vitest';
import { marksOf } from '../../src/case/marks';

test('a mark a step, in words while there is room', () => {
  expect(marksOf(2)).toEqual([
    { event: 0, name: 'step 1', short: '1', outcome: null, spare: false },
    { event: 1, name: 'step 2', short: '2', outcome: null, spare: false },
  ]);
  expect(marksOf(7).at(-1)?.name).toBe('step 7');
  expect(marksOf(8).at(-1)).toEqual({
    event: 7,
    name: '8',
    short: '8',
    outcome: null,
    spare: false,
  });
});

test('of many marks, every second can be done without', () => {
  expect(marksOf(10).some(({ spare }) => spare)).toBe(false);
  expect(marksOf(11).map(({ spare }) => spare)).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});
