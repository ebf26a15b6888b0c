import { describe, expect, it } from 'vitest';
import {
  cellAt,
  EMPTY_WORLD,
  hasSession,
  jsonText,
  memoryOf,
  withCell,
  withoutBucket,
  type Cell,
  type Memory,
} from '../../../src/engine/service/world';

const GOLD: Cell = { value: 'gold', tag: 'acme', by: 'write-1' };
const SILVER: Cell = { value: 'silver', tag: 'globex', by: 'write-2' };
const ALICES = { bucket: ['user', 'a', 'alice'], key: 'plan' } as const;
const BOBS = { bucket: ['user', 'a', 'bob'], key: 'plan' } as const;

const EMPTY: Memory = memoryOf(EMPTY_WORLD, 'worker-1');
const FULL: Memory = withCell(withCell(EMPTY, ALICES, GOLD), BOBS, SILVER);

describe('a memory', () => {
  it('starts empty', () => {
    expect(EMPTY).toEqual({ buckets: [], sessions: [] });
  });

  it('gives each slot its own cell', () => {
    expect(cellAt(FULL, ALICES)).toEqual(GOLD);
    expect(cellAt(FULL, BOBS)).toEqual(SILVER);
  });

  it.each(['plans', 'Plan', '', '__proto__', 'constructor', 'toString', 'size'])(
    'has nothing under the name %j',
    (key) => {
      expect(cellAt(FULL, { bucket: ALICES.bucket, key })).toBeNull();
    },
  );

  it('compares buckets segment by segment', () => {
    const odd = withCell(EMPTY, { bucket: ['user', 'a|b', 'c'], key: 'plan' }, GOLD);
    expect(cellAt(odd, { bucket: ['user', 'a', 'b|c'], key: 'plan' })).toBeNull();
    expect(cellAt(odd, { bucket: ['user', 'a|b', 'c'], key: 'plan' })).toEqual(GOLD);
  });

  it('loses one bucket and keeps the others', () => {
    const rest = withoutBucket(FULL, ['user', 'a', 'alice']);
    expect(cellAt(rest, ALICES)).toBeNull();
    expect(cellAt(rest, BOBS)).toEqual(SILVER);
  });

  it('is never changed: another one is made', () => {
    withCell(FULL, ALICES, SILVER);
    withCell(FULL, { bucket: ALICES.bucket, key: 'seats' }, SILVER);
    withoutBucket(FULL, ALICES.bucket);
    expect(FULL).toEqual({
      sessions: [],
      buckets: [
        { key: ['user', 'a', 'alice'], cells: new Map([['plan', GOLD]]) },
        { key: ['user', 'a', 'bob'], cells: new Map([['plan', SILVER]]) },
      ],
    });
    expect(EMPTY.buckets).toEqual([]);
  });
});

describe('a session', () => {
  const memory: Memory = { buckets: [], sessions: [{ app: 'a', user: 'b|c', session: 'd' }] };

  it.each([
    [{ app: 'a', user: 'b|c', session: 'd' }, true],
    [{ app: 'a|b', user: 'c', session: 'd' }, false],
    [{ app: 'a', user: 'b', session: 'c|d' }, false],
    [{ app: 'a', user: 'b|c', session: 'D' }, false],
    [{ app: 'a', user: 'b', session: 'd' }, false],
    [{ app: '', user: 'b|c', session: 'd' }, false],
  ])('%j is there: %s', (ids, there) => {
    expect(hasSession(memory, ids)).toBe(there);
  });
});

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
