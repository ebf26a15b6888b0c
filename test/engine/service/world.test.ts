import { expect, it } from 'vitest';
import { jsonText } from '../../../src/engine/service/world';

it.each([
  ['gold', 'gold'],
  ['', ''],
  ['"', '"'],
  [5, '5'],
  [null, 'null'],
  [false, 'false'],
  [['a', 1], '["a",1]'],
  [{ seats: 5 }, '{"seats":5}'],
])('the value %j is shown as %s', (value, text) => {
  expect(jsonText(value)).toBe(text);
});
