import { describe, expect, it } from 'vitest';
import { advance, neighbourSpeed, SPEEDS, withinReplay } from '../../src/player/playhead';

describe('advancing', () => {
  it.each([
    ['half as fast', 0.5, 10.125],
    ['a second a second', 1, 10.25],
    ['twice as fast', 2, 10.5],
    ['four times as fast', 4, 11],
  ] as const)('%s', (_, speed, t) => {
    expect(advance({ t: 10, now: 100 }, 100.25, speed)).toEqual({ t, now: 100.25 });
  });

  it('counts a gap of exactly half a second', () => {
    expect(advance({ t: 10, now: 100 }, 100.5, 1)).toEqual({ t: 10.5, now: 100.5 });
  });

  it.each([
    ['a little longer than half a second', 100.50390625],
    ['of an hour', 3700],
    ['backwards', 99.75],
  ])('counts a gap %s as none, and goes on from there', (_, now) => {
    expect(advance({ t: 10, now: 100 }, now, 4)).toEqual({ t: 10, now });
  });

  it('measures the gap in seconds of the clock, whatever the speed', () => {
    expect(advance({ t: 10, now: 100 }, 100.5, 4)).toEqual({ t: 12, now: 100.5 });
  });

  it('ends at sixty', () => {
    expect(advance({ t: 59.5, now: 100 }, 100.25, 4)).toEqual({ t: 60, now: 100.25 });
  });
});

it.each([
  [0, 0],
  [12.3, 12.3],
  [60, 60],
  [60.01, 60],
  [Infinity, 60],
  [-0.1, 0],
  [-Infinity, 0],
  [Number.NaN, 0],
])('%d within the replay is %d', (t, expected) => {
  expect(withinReplay(t)).toBe(expected);
});

describe('the speeds', () => {
  it('are four, slowest first', () => {
    expect(SPEEDS).toEqual([0.5, 1, 2, 4]);
  });

  it.each([
    [0.5, 1, 1],
    [1, 1, 2],
    [2, 1, 4],
    [4, 1, 4],
    [4, -1, 2],
    [2, -1, 1],
    [1, -1, 0.5],
    [0.5, -1, 0.5],
  ] as const)('from %d by %i to %d', (speed, by, expected) => {
    expect(neighbourSpeed(speed, by)).toBe(expected);
  });
});
