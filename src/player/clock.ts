/** Where a player gets its time from. Tests hand in their own. */
export type Clock = {
  /** Seconds since some fixed instant. */
  readonly now: () => number;
  /** Calls back on every frame until the returned function is called. */
  readonly onFrame: (tick: () => void) => () => void;
};

/** The browser's own clock and frames. */
export const browserClock: Clock = {
  now: () => performance.now() / 1000,
  onFrame: (tick) => {
    let id = requestAnimationFrame(function frame() {
      id = requestAnimationFrame(frame);
      tick();
    });
    return () => {
      cancelAnimationFrame(id);
    };
  },
};
