import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../tools.mjs';

const ROUNDS = 200;
const LONG_ROUNDS = 15;
const STEPS = 5000;

/**
 * Loads a module of this folder, built.
 * @template T
 * @param {string} name
 * @returns {Promise<T>}
 */
async function built(name) {
  const outDir = join(ROOT, 'node_modules/.cache/bench', name);
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: `scripts/bench/${name}.ts`, outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(join(outDir, `${name}.js`)).href);
}

/** Milliseconds for all 64 settings of the experiment: the first time, and the median once warm. */
export async function timeAllRuns() {
  /** @type {typeof import('./all-runs.ts')} */
  const { allRuns } = await built('all-runs');
  const times = timesOf(ROUNDS, allRuns);
  return { count: allRuns(), first: times[0] ?? 0, median: median(times) };
}

/**
 * How long a long run takes: operations a second, and how many times as long a run of 10,000 steps
 * takes as one of 5,000.
 */
export async function timeLongRuns() {
  /** @type {typeof import('./long-run.ts')} */
  const { longRun } = await built('long-run');
  timesOf(LONG_ROUNDS, () => longRun(STEPS));
  // In turn, so that what else the machine does falls on both.
  const pairs = Array.from({ length: LONG_ROUNDS }, () => ({
    once: timeOf(() => longRun(STEPS)),
    twice: timeOf(() => longRun(2 * STEPS)),
  }));
  const twice = median(pairs.map((pair) => pair.twice));
  return {
    perSecond: (2 * STEPS * 1000) / twice,
    doubling: twice / median(pairs.map((pair) => pair.once)),
  };
}

/** @param {number} rounds @param {() => unknown} work */
function timesOf(rounds, work) {
  return Array.from({ length: rounds }, () => timeOf(work));
}

/** @param {() => unknown} work Its time in milliseconds. */
function timeOf(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** @param {readonly number[]} times */
function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
