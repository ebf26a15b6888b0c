import type { Clock } from '../../src/player/clock';

/** A clock that stands still until a test moves it. */
export type HandClock = Clock & {
  /** Lets so many seconds pass in which no frame is drawn. */
  readonly wait: (seconds: number) => void;
  /** Lets so many seconds pass and draws one frame at their end. */
  readonly frame: (seconds: number) => void;
  /** Lets so many seconds pass with a frame every quarter of a second. */
  readonly run: (seconds: number) => void;
  /** How many are called back on a frame. */
  readonly watchers: () => number;
};

/** A quarter has an exact double, so that sums of frames do too. */
const FRAME = 0.25;

/** Makes a clock that has been running for a while: nobody may take its zero for the start. */
export function handClock(): HandClock {
  let now = 1000;
  const ticks = new Set<() => void>();
  const wait = (seconds: number) => {
    now += seconds;
  };
  const frame = (seconds: number) => {
    wait(seconds);
    for (const tick of new Set(ticks)) tick();
  };
  return {
    now: () => now,
    onFrame: (tick) => {
      const own = () => {
        tick();
      };
      ticks.add(own);
      return () => {
        ticks.delete(own);
      };
    },
    wait,
    frame,
    run: (seconds) => {
      for (let drawn = 0; drawn < seconds / FRAME; drawn += 1) frame(FRAME);
    },
    watchers: () => ticks.size,
  };
}
