import { expect, test } from 'vitest';
import { linesOf } from '../../src/case/lines';

test('a key is the same, added, changed or removed, in the order of the keys', () => {
  expect(
    linesOf(
      [
        ['gone', 'v1'],
        ['kept', 'v2'],
        ['other', 'v3'],
      ],
      [
        ['fresh', 'v4'],
        ['kept', 'v2'],
        ['other', 'v5'],
      ],
    ),
  ).toEqual([
    { kind: 'added', key: 'fresh', value: 'v4' },
    { kind: 'removed', key: 'gone', was: 'v1' },
    { kind: 'same', key: 'kept', value: 'v2' },
    { kind: 'changed', key: 'other', value: 'v5', was: 'v3' },
  ]);
});

test('null is a value: it comes, it goes, and it differs from its name', () => {
  expect(linesOf([], [['n', null]])).toEqual([{ kind: 'added', key: 'n', value: null }]);
  expect(linesOf([['n', null]], [['n', null]])).toEqual([{ kind: 'same', key: 'n', value: null }]);
  expect(linesOf([['n', null]], [['n', 'null']])).toEqual([
    { kind: 'changed', key: 'n', value: 'null', was: null },
  ]);
  expect(linesOf([['n', null]], [])).toEqual([{ kind: 'removed', key: 'n', was: null }]);
});

test('nested values are compared by what they hold', () => {
  expect(linesOf([['c', { p: 'v1' }]], [['c', { p: 'v1' }]])).toEqual([
    { kind: 'same', key: 'c', value: { p: 'v1' } },
  ]);
  expect(linesOf([['c', { p: 'v1' }]], [['c', { p: 'v2' }]])).toEqual([
    { kind: 'changed', key: 'c', value: { p: 'v2' }, was: { p: 'v1' } },
  ]);
});

test.each(['__proto__', 'constructor', ''])('the key %j is a key like any other', (key) => {
  expect(linesOf([], [[key, 'v1']])).toEqual([{ kind: 'added', key, value: 'v1' }]);
});
