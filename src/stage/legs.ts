import { momentAt, STATIONS, type Timeline } from '../engine/timeline';

/** What `legsAt` gives for a picture that is not to be seen. */
export const OFF_STAGE = -1;

/**
 * How far the picture of an event has come at t seconds: 0 as it sets out, up to 4 (home) once its
 * outcome stands, and -1 while it is not on the stage. With reduced motion there is nothing
 * between: each picture stands from its moment on.
 */
export function legsAt(timeline: Timeline, event: number, t: number, reduced: boolean): number {
  const moment = momentAt(timeline, t);
  const approach = reduced ? null : moment.approach;
  if (approach === null) return moment.event === event ? STATIONS.home : OFF_STAGE;
  return moment.event + 1 === event ? approach : OFF_STAGE;
}

/** How much of something is there when it comes in from a station on, over so many legs: 0 to 1. */
export function shareAt(legs: number, from: number, over: number): number {
  return Math.min(1, Math.max(0, (legs - from) / over));
}
