import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_MAP,
  entriesOf,
  valueAt,
  withoutKey,
  withValue,
  type PersistentMap,
} from '../../src/engine/persistent-map';
import { deepFreeze } from './deep-freeze';

/** Two texts of one hash: 32-bit FNV-1a gives 2931895284 for both. */
const TWINS = ['yaczf', 'glbpp'] as const;

/** After twins, either of these leads to one hash again, as often as they are put behind. */
const SUFFIXES = ['numzf', 'tplpp'] as const;

/** Thirty-two texts that all have one hash: more than a leaf holds. */
const ONE_HASH: readonly string[] = [1, 2, 3, 4].reduce<readonly string[]>(
  (texts) => texts.flatMap((text) => SUFFIXES.map((suffix) => text + suffix)),
  TWINS,
);

/** Two keys of 4 KB that differ in the last character. */
const LONG = [`${'k'.repeat(4095)}a`, `${'k'.repeat(4095)}b`] as const;

const ODD = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' ', '0', '\ud83d'];

type Pairs = readonly (readonly [key: string, value: unknown])[];

function mapOf(pairs: Pairs): PersistentMap<unknown> {
  return pairs.reduce<PersistentMap<unknown>>(
    (map, [key, value]) => withValue(map, key, value),
    EMPTY_MAP,
  );
}

/** What a map holds, in the order of the keys. */
function told(map: PersistentMap<unknown>): Pairs {
  return entriesOf(map).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function childrenOf({ root }: PersistentMap<unknown>): readonly unknown[] {
  return root.kind === 'branch' ? root.children : [];
}

/** How many keys stand in each leaf that holds any. */
function leavesOf({ root }: PersistentMap<unknown>): readonly number[] {
  return sizesIn(root).filter((size) => size > 0);
}

function sizesIn(node: PersistentMap<unknown>['root']): readonly number[] {
  return node.kind === 'leaf' ? [node.entries.length] : node.children.flatMap(sizesIn);
}

function numbered(count: number): Pairs {
  return Array.from({ length: count }, (_, i) => [`key-${i}`, i] as const);
}

describe('a map', () => {
  it('holds nothing at first', () => {
    expect(EMPTY_MAP.size).toBe(0);
    expect(entriesOf(EMPTY_MAP)).toEqual([]);
    expect(valueAt(EMPTY_MAP, 'plan')).toBeUndefined();
  });

  it('gives back what was put under a key', () => {
    const map = mapOf([
      ['plan', 'gold'],
      ['seats', 5],
    ]);
    expect(valueAt(map, 'plan')).toBe('gold');
    expect(valueAt(map, 'seats')).toBe(5);
    expect(valueAt(map, 'Plan')).toBeUndefined();
    expect(map.size).toBe(2);
  });

  it('keeps one value a key, the last', () => {
    const map = mapOf([
      ['plan', 'gold'],
      ['seats', 5],
      ['plan', 'silver'],
    ]);
    expect(told(map)).toEqual([
      ['plan', 'silver'],
      ['seats', 5],
    ]);
    expect(map.size).toBe(2);
  });

  it('is without a key that was taken out, and has the others', () => {
    const map = withoutKey(
      mapOf([
        ['plan', 'gold'],
        ['seats', 5],
      ]),
      'plan',
    );
    expect(told(map)).toEqual([['seats', 5]]);
    expect(valueAt(map, 'plan')).toBeUndefined();
    expect(map.size).toBe(1);
  });

  it('is the very same map without a key that it never had', () => {
    const map = mapOf([['plan', 'gold']]);
    expect(withoutKey(map, 'seats')).toBe(map);
  });

  it.each([[null], [false], [0], ['']])('can hold %j as a value', (value) => {
    const map = mapOf([['plan', value]]);
    expect(valueAt(map, 'plan')).toBe(value);
    expect(map.size).toBe(1);
    expect(withValue(map, 'plan', value).size).toBe(1);
    expect(withoutKey(map, 'plan').size).toBe(0);
  });

  it.each(ODD)('finds %j only once it was put in', (key) => {
    expect(valueAt(mapOf(numbered(40)), key)).toBeUndefined();
    const map = mapOf([...numbered(40), [key, 'here']]);
    expect(valueAt(map, key)).toBe('here');
    expect(map.size).toBe(41);
    expect(valueAt(withoutKey(map, key), key)).toBeUndefined();
  });

  it('tells keys of 4 KB apart by their last character', () => {
    const map = mapOf([
      [LONG[0], 'first'],
      [LONG[1], 'second'],
    ]);
    expect(valueAt(map, LONG[0])).toBe('first');
    expect(valueAt(map, LONG[1])).toBe('second');
    expect(told(withoutKey(map, LONG[0]))).toEqual([[LONG[1], 'second']]);
  });

  it('holds a thousand keys, each with its value', () => {
    const map = mapOf(numbered(1000));
    expect(map.size).toBe(1000);
    expect(numbered(1000).filter(([key, value]) => valueAt(map, key) !== value)).toEqual([]);
    expect(new Map(entriesOf(map))).toEqual(new Map(numbered(1000)));
  });

  it('is empty again once each of a thousand keys was taken out', () => {
    const map = numbered(1000).reduce(
      (each, [key]) => withoutKey(each, key),
      mapOf(numbered(1000)),
    );
    expect(map.size).toBe(0);
    expect(entriesOf(map)).toEqual([]);
  });
});

describe('keys of one hash', () => {
  it('are two keys', () => {
    const map = mapOf([
      [TWINS[0], 'first'],
      [TWINS[1], 'second'],
    ]);
    expect(valueAt(map, TWINS[0])).toBe('first');
    expect(valueAt(map, TWINS[1])).toBe('second');
    expect(valueAt(withoutKey(map, TWINS[0]), TWINS[1])).toBe('second');
    expect(valueAt(withoutKey(map, TWINS[0]), TWINS[0])).toBeUndefined();
  });

  it('are not taken for each other when only one is there, however deep', () => {
    const map = mapOf([...numbered(1000), [TWINS[0], 'first']]);
    expect(valueAt(map, TWINS[1])).toBeUndefined();
    expect(withoutKey(map, TWINS[1])).toBe(map);
  });

  it.each([8, 9, 16, 17, 32])('are %i keys, though no bit of the hash parts them', (count) => {
    const keys = ONE_HASH.slice(0, count);
    const map = mapOf(keys.map((key, i) => [key, i]));
    expect(map.size).toBe(count);
    expect(keys.map((key) => valueAt(map, key))).toEqual(Array.from(keys.keys()));
    const changed = keys.reduce((each, key) => withValue(each, key, 'new'), map);
    expect(changed.size).toBe(count);
    expect(keys.filter((key) => valueAt(changed, key) !== 'new')).toEqual([]);
    const left = keys.slice(1).reduce((each, key) => withoutKey(each, key), map);
    expect(entriesOf(left)).toEqual([['yaczfnumzfnumzfnumzfnumzf', 0]]);
    expect(left.size).toBe(1);
  });
});

it('keeps keys of one hash in one leaf, and a thousand others in leaves of at most sixteen', () => {
  expect(leavesOf(mapOf(ONE_HASH.map((each) => [each, true])))).toEqual([32]);
  expect(Math.max(...leavesOf(mapOf(numbered(1000))))).toBeLessThanOrEqual(16);
});

/** What is done to a map: a value put under a key, or, where there is none, the key taken out. */
type Act = { readonly key: string; readonly value?: unknown };

const key = fc.oneof(
  fc.constantFrom(...ONE_HASH, ...TWINS, ...LONG, ...ODD),
  fc.constantFrom(...numbered(60).map(([each]) => each)),
  fc.string(),
);
const value = fc.oneof(fc.constantFrom(null, false, 0, ''), fc.jsonValue());
const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof({ weight: 3, arbitrary: fc.record({ key, value }) }, fc.record({ key })),
  { maxLength: 120, size: 'max' },
);

describe('after any acts', () => {
  it('equals a Map, and no version before it was changed', () => {
    fc.assert(
      fc.property(acts, (done) => {
        const model = new Map<string, unknown>();
        let map: PersistentMap<unknown> = EMPTY_MAP;
        const versions = done.map((act) => {
          if ('value' in act) model.set(act.key, act.value);
          else model.delete(act.key);
          map = 'value' in act ? withValue(map, act.key, act.value) : withoutKey(map, act.key);
          return { map: deepFreeze(map), held: new Map(model) };
        });
        for (const { map: version, held } of versions) {
          const entries = entriesOf(version);
          // A key that is there twice would be one in a Map.
          expect([version.size, entries.length]).toEqual([held.size, held.size]);
          expect(entries.filter(([each, there]) => held.get(each) !== there)).toEqual([]);
          expect(done.filter((act) => valueAt(version, act.key) !== held.get(act.key))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('shares with the next version all but the way to the changed key', () => {
  const old = mapOf(numbered(1000));
  const next = withValue(old, 'key-7', 'new');
  const less = withoutKey(old, 'key-7');
  const before = childrenOf(old);
  expect(before).toHaveLength(16);
  for (const map of [next, less]) {
    expect(childrenOf(map).filter((child) => before.includes(child))).toHaveLength(15);
  }
});
