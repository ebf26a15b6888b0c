/** Length of a replay, in inspection seconds. */
export const DURATION = 60;

const FIRST_MOMENT = 5;
const SPREAD = 50;
const LONGEST_APPROACH = 4;
const PRECISION = 1e6;

/** The moments of a run's events on sixty inspection seconds, in order. */
export type Timeline = { readonly moments: readonly number[] };

/** The stations of an approach, as the number of its four legs that lie behind. */
export const STATIONS = { leaves: 0, keyResolved: 1, compared: 2, atStore: 3, home: 4 } as const;

/**
 * Where a time lies in a run. `event` is the last whose moment has come, -1 before the first.
 * While the next event is under way, `approach` counts its legs so far, from 0 to just under 4.
 */
export type Moment = { readonly event: number; readonly approach: number | null };

/** Until its moment an event is on its way, however close. */
const NEARLY_HOME = STATIONS.home - 1 / PRECISION;

/** Lays out so many events: event i of n stands at 5 + 50·i/(n−1) s, rounded to 0.1 s. */
export function layOut(events: number): Timeline {
  const moment = (i: number) =>
    events === 1 ? FIRST_MOMENT + SPREAD : FIRST_MOMENT + (SPREAD * i) / (events - 1);
  return { moments: Array.from({ length: events }, (_, i) => Math.round(moment(i) * 10) / 10) };
}

/** The last event whose moment is at or before t (seconds), or -1. */
export function eventAt({ moments }: Timeline, t: number): number {
  return moments.findLastIndex((moment) => moment <= t);
}

/** The moment of an event in seconds; before the first it is 0, after the last the end. */
export function momentOf({ moments }: Timeline, event: number): number {
  return event < 0 ? 0 : (moments[event] ?? DURATION);
}

/** The next moment after t, or the end. */
export function nextMoment({ moments }: Timeline, t: number): number {
  return moments.find((moment) => moment > t) ?? DURATION;
}

/** The last moment before t, or 0. */
export function previousMoment({ moments }: Timeline, t: number): number {
  return moments.findLast((moment) => moment < t) ?? 0;
}

/** Seconds floored to 0.1, so that a shown time never runs ahead of the event it stands for. */
export function floorToTenth(t: number): number {
  const nearest = Math.round(t * 10);
  // A tenth such as 0.3 has no exact double: what lies within rounding error of it is it.
  return (Math.abs(t * 10 - nearest) < 1e-6 ? nearest : Math.floor(t * 10)) / 10;
}

/** What stands, and what is under way, at t seconds. */
export function momentAt(timeline: Timeline, t: number): Moment {
  const event = eventAt(timeline, t);
  const coming = timeline.moments[event + 1];
  if (coming === undefined) return { event, approach: null };
  const gap = coming - momentOf(timeline, event);
  const length = Math.min(LONGEST_APPROACH, (gap * LONGEST_APPROACH) / FIRST_MOMENT);
  const approach = rounded(STATIONS.home * (1 - (coming - t) / length));
  return { event, approach: approach < STATIONS.leaves ? null : Math.min(approach, NEARLY_HOME) };
}

/**
 * Seconds in tenths have no exact doubles: without rounding a station could be missed by a hair.
 * Adding 0 turns −0 into 0.
 */
function rounded(approach: number): number {
  return Math.round(approach * PRECISION) / PRECISION + 0;
}
