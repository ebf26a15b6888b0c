import { describe, expect, it } from 'vitest';
import { pointAt, roundedPath, shareOf, wiresBetween } from '../../src/stage/geometry';

// A corner: 30 to the right, then 10 down.
const CORNER = [
  { x: 10, y: 20 },
  { x: 40, y: 20 },
  { x: 40, y: 30 },
];

describe('the point at a share of a line', () => {
  it.each([
    [0, { x: 10, y: 20 }],
    [0.25, { x: 20, y: 20 }],
    [0.5, { x: 30, y: 20 }],
    [0.75, { x: 40, y: 20 }],
    [0.875, { x: 40, y: 25 }],
    [1, { x: 40, y: 30 }],
    [-1, { x: 10, y: 20 }],
    [2, { x: 40, y: 30 }],
  ])('%d', (share, point) => {
    expect(pointAt(CORNER, share)).toEqual(point);
  });

  it('passes over a leg of no length', () => {
    const still = { x: 0, y: 0 };
    expect(pointAt([still, still, { x: 10, y: 0 }], 0.5)).toEqual({ x: 5, y: 0 });
    expect(pointAt([still, still], 0.5)).toEqual(still);
  });

  it('of a lone point is that point, of nothing the origin', () => {
    expect(pointAt([{ x: 3, y: 4 }], 0.5)).toEqual({ x: 3, y: 4 });
    expect(pointAt([], 0.5)).toEqual({ x: 0, y: 0 });
  });
});

describe('the share at which a line reaches a point', () => {
  it.each([
    [{ x: 10, y: 20 }, 0],
    [{ x: 20, y: 20 }, 0.25],
    [{ x: 40, y: 20 }, 0.75],
    [{ x: 40, y: 25 }, 0.875],
    [{ x: 40, y: 30 }, 1],
  ])('%o', (point, share) => {
    expect(shareOf(CORNER, point)).toBe(share);
  });

  it('is its end for a point beside it', () => {
    expect(shareOf(CORNER, { x: 20, y: 60 })).toBe(1);
  });
});

describe('the path', () => {
  it('rounds its corners', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ];
    expect(roundedPath(line)).toBe('M0 0L86 0Q100 0 100 14L100 100');
    expect(roundedPath(line, 20)).toBe('M0 0L80 0Q100 0 100 20L100 100');
  });

  it('turns no wider than half a leg', () => {
    expect(roundedPath(CORNER)).toBe('M10 20L35 20Q40 20 40 25L40 30');
    expect(roundedPath(CORNER.toReversed())).toBe('M40 30L40 25Q40 20 35 20L10 20');
  });

  it('is straight between two points, and nothing without one', () => {
    expect(
      roundedPath([
        { x: 1.26, y: 2 },
        { x: 3, y: 4.04 },
      ]),
    ).toBe('M1.3 2L3 4');
    expect(roundedPath([])).toBe('');
  });
});

describe('the connectors', () => {
  const places = {
    reader: { left: 0, right: 200, top: 100, bottom: 140 },
    key: { left: 300, right: 600, top: 200, bottom: 300 },
    target: { left: 750, right: 950, top: 150, bottom: 190 },
    service: { left: 700, right: 1000, top: 50, bottom: 450 },
    guard: null,
    lane: 480,
  };

  it('run from the reader to its key, to the store, and home along the lane', () => {
    expect(wiresBetween(places, false)).toEqual({
      toKey: [
        { x: 200, y: 113 },
        { x: 262, y: 113 },
        { x: 262, y: 218 },
        { x: 294, y: 218 },
      ],
      toStore: [
        { x: 606, y: 218 },
        { x: 636, y: 218 },
        { x: 636, y: 163 },
        { x: 748, y: 163 },
      ],
      toGuard: [],
      home: [
        { x: 750, y: 178 },
        { x: 672, y: 178 },
        { x: 672, y: 480 },
        { x: 230, y: 480 },
        { x: 230, y: 128 },
        { x: 203, y: 128 },
      ],
      rest: { x: 450, y: 480 },
    });
  });

  it('of a refused answer end at the guard, and its refusal goes home from there', () => {
    const guard = { left: 680, right: 690, top: 50, bottom: 450 };
    const { toGuard, toStore, home } = wiresBetween({ ...places, guard }, true);
    expect(toGuard).toEqual([
      { x: 750, y: 178 },
      { x: 690, y: 178 },
    ]);
    expect(home[0]).toEqual({ x: 680, y: 178 });
    // Between the key at 600 and the guard at 680 the request goes out left of the answer.
    expect(home[1]?.x).toBeCloseTo(657.6, 6);
    expect(toStore[1]?.x).toBeCloseTo(628.8, 6);
  });

  it('of an answer that the guard lets pass go straight through it', () => {
    const guard = { left: 680, right: 690, top: 50, bottom: 450 };
    const { toGuard, home } = wiresBetween({ ...places, guard }, false);
    expect(toGuard).toEqual([]);
    expect(home[0]).toEqual({ x: 750, y: 178 });
  });
});
