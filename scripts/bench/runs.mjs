import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../tools.mjs';

const ROUNDS = 200;

/** Milliseconds for all 64 settings of the experiment: the first time, and the median once warm. */
export async function timeAllRuns() {
  const outDir = join(ROOT, 'node_modules/.cache/bench');
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: 'scripts/bench/all-runs.ts', outDir, emptyOutDir: true },
  });
  /** @type {typeof import('./all-runs.ts')} */
  const { allRuns } = await import(pathToFileURL(join(outDir, 'all-runs.js')).href);
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    allRuns();
    return performance.now() - start;
  });
  const median = times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0;
  return { count: allRuns(), first: times[0] ?? 0, median };
}
