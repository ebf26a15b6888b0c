import { expect, it } from 'vitest';
import { cellOf, isOdd } from '../../src/runtimes/cell';
import { labelOf, sentenceOf } from '../../src/runtimes/cell-words';

it('a value like the contract’s, and one unlike it', () => {
  const same = cellOf('existingId', 'python-memory');
  expect(same).toEqual({ kind: 'value', value: 'already-exists', differs: false, chosen: false });
  expect(labelOf('existingId', same)).toBe('already exists');
  expect(sentenceOf('existingId', same)).toBe('an “already exists” error');
  const other = cellOf('existingId', 'go-database');
  expect(other).toEqual({
    kind: 'value',
    value: 'refused-by-database',
    differs: true,
    chosen: false,
  });
  expect(labelOf('existingId', other)).toBe('refused by database');
  expect(isOdd(other)).toBe(true);
});

it('the contract never differs from itself; where documents are silent it is chosen', () => {
  expect(cellOf('existingId', 'contract')).toMatchObject({ differs: false, chosen: true });
  expect(cellOf('partial', 'contract')).toMatchObject({ differs: false, chosen: false });
});

it('a rule without a meaning is no difference', () => {
  const cell = cellOf('missingOnAppend', 'java-memory');
  expect(cell).toEqual({ kind: 'absent' });
  expect(isOdd(cell)).toBe(false);
  expect(labelOf('missingOnAppend', cell)).toBe('–');
  expect(sentenceOf('missingOnAppend', cell)).toBe('has no meaning here');
});

it('a rule that only the contract lacks is one, unless the contract comes to the same', () => {
  expect(isOdd(cellOf('sameTime', 'python-database'))).toBe(true);
  expect(isOdd(cellOf('staleBy', 'python-database'))).toBe(true);
  expect(isOdd(cellOf('sameTime', 'python-sqlite'))).toBe(false);
  expect(isOdd(cellOf('askedId', 'java-memory'))).toBe(false);
});

it.each([
  ['initialPrefixed', 'disputed', 'disputed', false],
  ['existingId', 'unknown', 'unknown', false],
  ['staleBy', 'unsaid', '–', false],
  ['storage', 'other', 'server', true],
  ['emptyId', 'value', 'generated', true],
  ['recentZero', 'value', 'none', false],
] as const)('of what was not run, %s is %s', (rule, kind, label, odd) => {
  const cell = cellOf(rule, 'vertex-ai');
  expect(cell.kind).toBe(kind);
  expect(labelOf(rule, cell)).toBe(label);
  expect(isOdd(cell)).toBe(odd);
});

it('what is told in words has its own sentence', () => {
  expect(sentenceOf('missingOnGet', cellOf('missingOnGet', 'vertex-ai'))).toBe(
    'none, without an error; an error for another user’s session',
  );
});
