import { expect, it } from 'vitest';
import { isRight, markOf } from '../../src/lessons/marking';

it('an option stands by whether it was chosen and whether it is right', () => {
  const [chosen, right] = [
    ['a', 'b'],
    ['b', 'c'],
  ];
  expect(['a', 'b', 'c', 'd'].map((name) => markOf(name, chosen, right))).toEqual([
    'chosen-wrong',
    'chosen-right',
    'missed-right',
    null,
  ]);
});

it('just the right options are right, in any order; none may be', () => {
  expect(isRight(['b', 'a'], ['a', 'b'])).toBe(true);
  expect(isRight(['a'], ['a', 'b'])).toBe(false);
  expect(isRight(['a', 'b'], ['a'])).toBe(false);
  expect(isRight(['a'], ['b'])).toBe(false);
  expect(isRight([], [])).toBe(true);
});
