/**
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number }} TraceEvent
 * @typedef {{ count: number, seconds: number, p50: number, p95: number }} Frames
 */

export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** @param {readonly number[]} sorted @param {number} share */
const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Main-thread work of each frame, in milliseconds: everything that the thread ran after one frame
 * went to the compositor until the next one had gone. Counted is the thread's own time, so that
 * waiting for the compositor, or for other programs on a busy machine, is not taken for work.
 * @param {Buffer} trace a Chromium trace
 * @returns {Frames}
 */
export function framesOf(trace) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString('utf8'));
  const all = traceEvents.filter(({ name, ph }) => name === 'Commit' && ph === 'X');
  /** @type {Map<string, TraceEvent[]>} */
  const threads = new Map();
  for (const event of all) {
    const id = `${event.pid} ${event.tid}`;
    threads.set(id, [...(threads.get(id) ?? []), event]);
  }
  // Other processes of the browser may draw a frame too; the page draws most.
  const [drawn = []] = [...threads.values()].toSorted((a, b) => b.length - a.length);
  const [one] = drawn;
  if (!one) throw new Error('The trace holds no frame: nothing has moved.');

  const ends = drawn.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) => {
      return name === 'RunTask' && ph === 'X' && pid === one.pid && tid === one.tid;
    })
    .toSorted((a, b) => a.ts - b.ts);

  /** @type {number[]} */
  const frames = [];
  let work = 0;
  let next = 0;
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    work += tdur / 1000;
    while ((ends[next] ?? Infinity) < ts + dur) {
      frames.push(work);
      work = 0;
      next += 1;
    }
  }
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    count: frames.length,
    seconds: ((ends.at(-1) ?? 0) - (ends[0] ?? 0)) / 1e6,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
  };
}
