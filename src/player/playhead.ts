import { DURATION } from '../engine/timeline';

/** Inspection seconds a second, slowest first. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where the playhead was when the clock was last looked at, both in seconds. */
export type Base = { readonly t: number; readonly now: number };

/** A longer gap between two looks (a hidden tab, a sleeping machine) counts as none. */
const LONGEST_GAP = 0.5;

/** Moves the playhead on to `now` at this speed. */
export function advance(base: Base, now: number, speed: Speed): Base {
  const gap = now - base.now;
  const counted = gap > LONGEST_GAP || gap < 0 ? 0 : gap;
  return { t: Math.min(DURATION, base.t + counted * speed), now };
}

/** A time within the replay; what is no number is its start. */
export function withinReplay(t: number): number {
  return Number.isNaN(t) ? 0 : Math.min(DURATION, Math.max(0, t));
}

/** The next speed up or down, or the same at either end. */
export function neighbourSpeed(speed: Speed, by: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed;
}
