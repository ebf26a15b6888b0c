import { describe, expect, it } from 'vitest';
import {
  DURATION,
  eventAt,
  layOut,
  momentAt,
  momentOf,
  nextMoment,
  previousMoment,
  STATIONS,
} from '../../src/engine/timeline';

const SIX = layOut(6);

describe('laying out a run on sixty seconds', () => {
  it.each([
    [0, []],
    // A lone event is the verdict, and the verdict is the last.
    [1, [55]],
    [2, [5, 55]],
    [3, [5, 30, 55]],
    [6, [5, 15, 25, 35, 45, 55]],
    [7, [5, 13.3, 21.7, 30, 38.3, 46.7, 55]],
    [12, [5, 9.5, 14.1, 18.6, 23.2, 27.7, 32.3, 36.8, 41.4, 45.9, 50.5, 55]],
    [
      21,
      [
        5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25, 27.5, 30, 32.5, 35, 37.5, 40, 42.5, 45, 47.5, 50,
        52.5, 55,
      ],
    ],
  ])('%i events', (events, moments) => {
    expect(layOut(events)).toEqual({ moments });
  });

  it('lasts a minute', () => {
    expect(DURATION).toBe(60);
  });
});

describe('the current event is the last whose moment has come', () => {
  it.each([
    [0, -1],
    [4.9, -1],
    [5, 0],
    [5.1, 0],
    [14.9, 0],
    [15, 1],
    [44.9, 3],
    [44.999999, 3],
    [45, 4],
    [54.9, 4],
    [55, 5],
    [60, 5],
  ])('at %d s', (t, event) => {
    expect(eventAt(SIX, t)).toBe(event);
    expect(momentAt(SIX, t).event).toBe(event);
  });
});

it.each([
  [-1, 0],
  [0, 5],
  [4, 45],
  [5, 55],
  [6, 60],
])('the moment of event %i is %d s', (event, t) => {
  expect(momentOf(SIX, event)).toBe(t);
});

describe('previous', () => {
  it.each([
    [60, 55],
    [55.1, 55],
    [55, 45],
    [45, 35],
    [44.9, 35],
    [15, 5],
    [5.1, 5],
    [5, 0],
    [3, 0],
    [0, 0],
  ])('from %d to %d s', (t, expected) => {
    expect(previousMoment(SIX, t)).toBe(expected);
  });
});

describe('next', () => {
  it.each([
    [0, 5],
    [4.9, 5],
    [5, 15],
    [44.9, 45],
    [45, 55],
    [54.9, 55],
    [55, 60],
    [57, 60],
    [60, 60],
  ])('from %d to %d s', (t, expected) => {
    expect(nextMoment(SIX, t)).toBe(expected);
  });
});

describe('the approach', () => {
  it('passes five stations in four legs', () => {
    expect(STATIONS).toEqual({ leaves: 0, keyResolved: 1, compared: 2, atStore: 3, home: 4 });
  });

  it.each([
    [0, { event: -1, approach: null }],
    [0.9, { event: -1, approach: null }],
    [1, { event: -1, approach: 0 }],
    [4, { event: -1, approach: 3 }],
    [5, { event: 0, approach: null }],
    [40.9, { event: 3, approach: null }],
    [41, { event: 3, approach: 0 }],
    [41.5, { event: 3, approach: 0.5 }],
    [42, { event: 3, approach: 1 }],
    [43, { event: 3, approach: 2 }],
    [44, { event: 3, approach: 3 }],
    [44.5, { event: 3, approach: 3.5 }],
    [45, { event: 4, approach: null }],
    [51, { event: 4, approach: 0 }],
    [55, { event: 5, approach: null }],
    [60, { event: 5, approach: null }],
  ])('at %d s of six events', (t, moment) => {
    expect(momentAt(SIX, t)).toEqual(moment);
  });

  it.each([
    [30, 51, 0],
    [30, 53, 2],
    [5, 26, 0],
    [5, 28.5, 2.5],
  ])('takes four seconds where there is room: after %d s, at %d s', (_, t, approach) => {
    expect(momentAt(layOut(3), t).approach).toBe(approach);
  });

  // 2.5 s between events, so the approach takes 2 s, a leg half a second.
  it.each([
    [5.25, { event: 0, approach: null }],
    [5.5, { event: 0, approach: 0 }],
    [6, { event: 0, approach: 1 }],
    [6.5, { event: 0, approach: 2 }],
    [7, { event: 0, approach: 3 }],
    [7.25, { event: 0, approach: 3.5 }],
    [7.5, { event: 1, approach: null }],
    [8, { event: 1, approach: 0 }],
  ])('shrinks where events stand close: at %d s of 21 events', (t, moment) => {
    expect(momentAt(layOut(21), t)).toEqual(moment);
  });

  it('shrinks with no gap of exactly five seconds', () => {
    expect(momentAt(layOut(11), 6)).toEqual({ event: 0, approach: 0 });
    expect(momentAt(layOut(11), 9)).toEqual({ event: 0, approach: 3 });
  });

  it.each([
    [6, 4.999999999999999],
    [6, 14.999999999999998],
    [6, 44.99999999999999],
    [21, 7.499999999999999],
    [7, 38.29999999999999],
    [1, 54.99999999999999],
  ])('of %i events never reaches home before the moment, at %d s', (events, t) => {
    const { approach } = momentAt(layOut(events), t);
    expect(approach).toBeGreaterThan(3.99);
    expect(approach).toBeLessThan(4);
  });

  it.each([
    [10, 12.1, { event: 1, approach: 0 }],
    [10, 13.1, { event: 1, approach: 1 }],
    [6, 42, { event: 3, approach: 1 }],
  ])('of %i events hits a station to the tenth, at %d s', (events, t, moment) => {
    expect(momentAt(layOut(events), t)).toEqual(moment);
  });

  it('knows nothing to come in a run without events', () => {
    expect(momentAt(layOut(0), 30)).toEqual({ event: -1, approach: null });
    expect(nextMoment(layOut(0), 30)).toBe(60);
    expect(previousMoment(layOut(0), 30)).toBe(0);
  });
});
