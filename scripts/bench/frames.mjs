/**
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number }} TraceEvent
 * @typedef {{ count: number, seconds: number, p50: number, p95: number }} Frames
 */

export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** @param {readonly number[]} sorted @param {number} share */
const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Main-thread work of each frame, in milliseconds: everything that the thread ran from the task
 * that drew one frame up to the task that drew the next. Counted is the thread's own time, so that
 * waiting for the compositor, or for other programs on a busy machine, is not taken for work.
 * @param {Buffer} trace a Chromium trace
 * @returns {Frames}
 */
export function framesOf(trace) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString('utf8'));
  const draws = traceEvents.filter(({ name }) => name === 'FireAnimationFrame');
  const [first] = draws;
  if (!first) throw new Error('The trace holds no frame: nothing was animated.');

  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) => {
      return name === 'RunTask' && ph === 'X' && pid === first.pid && tid === first.tid;
    })
    .toSorted((a, b) => a.ts - b.ts);
  const drawTimes = draws.map(({ ts }) => ts).toSorted((a, b) => a - b);

  /** @type {number[]} */
  const frames = [];
  let next = 0;
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    let drew = false;
    while ((drawTimes[next] ?? Infinity) < ts + dur) {
      next += 1;
      drew = true;
    }
    // What ran before the first drawing belongs to no frame.
    if (drew) frames.push(0);
    if (frames.length > 0) frames[frames.length - 1] = (frames.at(-1) ?? 0) + tdur / 1000;
  }
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    count: frames.length,
    seconds: ((drawTimes.at(-1) ?? 0) - (drawTimes[0] ?? 0)) / 1e6,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
  };
}
