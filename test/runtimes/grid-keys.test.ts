import { expect, it } from 'vitest';
import { spotAfter, type Spot } from '../../src/runtimes/grid-keys';

const SIZE = { row: 4, column: 3 };
const at = (row: number, column: number): Spot => ({ row, column });

it.each<[string, Spot, Spot]>([
  ['ArrowRight', at(1, 1), at(1, 2)],
  ['ArrowRight', at(1, 2), at(1, 2)],
  ['ArrowLeft', at(1, 1), at(1, 0)],
  ['ArrowLeft', at(1, 0), at(1, 0)],
  ['ArrowDown', at(1, 1), at(2, 1)],
  ['ArrowDown', at(3, 1), at(3, 1)],
  ['ArrowUp', at(1, 1), at(0, 1)],
  ['ArrowUp', at(0, 1), at(0, 1)],
  ['Home', at(2, 2), at(2, 0)],
  ['End', at(2, 0), at(2, 2)],
])('%s from %o', (key, from, to) => {
  expect(spotAfter({ key, ctrlKey: false }, from, SIZE)).toEqual(to);
});

it('with Control, Home and End lead to the corners, and no other key leads anywhere', () => {
  expect(spotAfter({ key: 'Home', ctrlKey: true }, at(2, 1), SIZE)).toEqual(at(0, 0));
  expect(spotAfter({ key: 'End', ctrlKey: true }, at(2, 1), SIZE)).toEqual(at(3, 2));
  expect(spotAfter({ key: 'ArrowRight', ctrlKey: true }, at(2, 1), SIZE)).toBeNull();
});

it.each(['Enter', ' ', 'Tab', 'a', 'PageDown'])('%j is not the grid’s', (key) => {
  expect(spotAfter({ key, ctrlKey: false }, at(0, 0), SIZE)).toBeNull();
});
