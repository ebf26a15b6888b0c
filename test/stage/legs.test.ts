import { describe, expect, it } from 'vitest';
import { legsAt, OFF_STAGE, shareAt } from '../../src/stage/legs';

const SIX = { moments: [5, 15, 25, 35, 45, 55] };
const EVENTS = [-1, 0, 1, 2, 3, 4, 5];

/** How far the picture of each event has come at t, the opening first. */
const all = (t: number, reduced: boolean) => EVENTS.map((event) => legsAt(SIX, event, t, reduced));

describe('the pictures on the stage', () => {
  it.each([
    [0, [4, -1, -1, -1, -1, -1, -1]],
    [0.9, [4, -1, -1, -1, -1, -1, -1]],
    [1, [-1, 0, -1, -1, -1, -1, -1]],
    [2, [-1, 1, -1, -1, -1, -1, -1]],
    [3, [-1, 2, -1, -1, -1, -1, -1]],
    [4, [-1, 3, -1, -1, -1, -1, -1]],
    [5, [-1, 4, -1, -1, -1, -1, -1]],
    [10.9, [-1, 4, -1, -1, -1, -1, -1]],
    [11, [-1, -1, 0, -1, -1, -1, -1]],
    [44.5, [-1, -1, -1, -1, -1, 3.5, -1]],
    [45, [-1, -1, -1, -1, -1, 4, -1]],
    [50.9, [-1, -1, -1, -1, -1, 4, -1]],
    [54, [-1, -1, -1, -1, -1, -1, 3]],
    [55, [-1, -1, -1, -1, -1, -1, 4]],
    [60, [-1, -1, -1, -1, -1, -1, 4]],
  ])('at %d s', (t, legs) => {
    expect(all(t, false)).toEqual(legs);
  });

  it.each([
    [0, [4, -1, -1, -1, -1, -1, -1]],
    [4.9, [4, -1, -1, -1, -1, -1, -1]],
    [5, [-1, 4, -1, -1, -1, -1, -1]],
    [14.9, [-1, 4, -1, -1, -1, -1, -1]],
    [44.9, [-1, -1, -1, -1, 4, -1, -1]],
    [45, [-1, -1, -1, -1, -1, 4, -1]],
    [54.9, [-1, -1, -1, -1, -1, 4, -1]],
    [60, [-1, -1, -1, -1, -1, -1, 4]],
  ])('with reduced motion, at %d s', (t, legs) => {
    expect(all(t, true)).toEqual(legs);
  });

  it('off the stage is -1', () => {
    expect(OFF_STAGE).toBe(-1);
  });
});

describe('how much of something is there', () => {
  it.each([
    [-1, 0, 0.5, 0],
    [0, 0, 0.5, 0],
    [0.25, 0, 0.5, 0.5],
    [0.5, 0, 0.5, 1],
    [4, 0, 0.5, 1],
    [1.9, 2, 1, 0],
    [2.25, 2, 1, 0.25],
    [3, 2, 1, 1],
  ])('at %d legs, from %d on over %d: %d', (legs, from, over, share) => {
    expect(shareAt(legs, from, over)).toBe(share);
  });
});
