import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { BROWSER_ARGS, requireBrowser } from '../browser.mjs';
import { firstLoad, LIMIT, total } from '../size.mjs';
import { listen, staticServer } from '../static-server.mjs';
import { ROOT, tool } from '../tools.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { playAndScrub } from './play-and-scrub.mjs';
import { timeAllRuns, timeLongRuns } from './runs.mjs';

/** @type {{ what: string, measured: string, asked: string, verdict: string }[]} */
const rows = [];

/** @param {string} what @param {string} measured @param {string} asked @param {boolean} ok */
const must = (what, measured, asked, ok) =>
  rows.push({ what, measured, asked, verdict: ok ? 'ok' : 'FAILED' });

/** @param {string} what @param {string} measured @param {string} [asked] @param {boolean} [reached] */
const aim = (what, measured, asked = '', reached = true) =>
  rows.push({ what, measured, asked, verdict: reached ? '' : 'missed' });

const kb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const ms = (/** @type {number} */ time) => `${time.toFixed(2)} ms`;

/** @param {string} doing @param {import('./play-and-scrub.mjs').Measured} measured */
function motionRows(doing, { frames, commits }) {
  const rate = (frames.count / frames.seconds).toFixed(0);
  aim(`${doing}: frames`, `${frames.count} in ${frames.seconds.toFixed(1)} s, ${rate}/s`);
  aim(`${doing}: work a frame, median`, ms(frames.p50));
  aim(`${doing}: work a frame, 95th percentile`, ms(frames.p95), '≤ 8 ms', frames.p95 <= 8);
  aim(`${doing}: React commits at events`, `${commits.commits - commits.between.length}`);
  const at = commits.between.slice(0, 5).map((t) => `${t} s`);
  const where = at.length > 0 ? ` (at ${at.join(', ')})` : '';
  const count = commits.between.length;
  must(`${doing}: React commits between events`, `${count}${where}`, '0', count === 0);
}

console.log('Building …');
if (!tool('vite', 'build', '--logLevel', 'warn') || !existsSync(join(ROOT, 'dist'))) {
  console.error('The build failed: see the lines above.');
  process.exit(1);
}

console.log('Measuring the first load …');
const size = total(await firstLoad());
must('JavaScript and CSS before any touch, gzip', kb(size), `≤ ${kb(LIMIT)}`, size <= LIMIT);

const server = staticServer({ root: join(ROOT, 'dist') });
const address = `http://127.0.0.1:${await listen(server, 0)}/`;

for (const device of /** @type {const} */ (['desktop', 'mobile'])) {
  console.log(`Running Lighthouse for ${device} …`);
  for (const { category, score, failed } of await lighthouseScores(address, device)) {
    const what = `Lighthouse ${device}: ${category}`;
    const measured = [score, ...failed].join(' ');
    const wanted = category === 'performance' && device === 'mobile' ? 95 : 100;
    if (category === 'performance') aim(what, measured, `≥ ${wanted}`, score >= wanted);
    else must(what, measured, '100', score === 100);
  }
}

console.log('Playing and scrubbing on a processor four times slower …');
const browser = await chromium.launch({
  executablePath: await requireBrowser(),
  args: BROWSER_ARGS,
});
const { playing, scrubbing } = await playAndScrub(browser, address);
await browser.close();
motionRows('Playing at 4×', playing);
motionRows('Scrubbing', scrubbing);
server.closeAllConnections();
server.close();

const runs = await timeAllRuns();
aim(`All ${runs.count} runs of the engine, first time`, ms(runs.first));
aim(`All ${runs.count} runs of the engine, median of many`, ms(runs.median));
const long = await timeLongRuns();
aim('Operations of the session service a second', long.perSecond.toFixed(0));
const doubling = `${long.doubling.toFixed(2)} times`;
must('A run of 10,000 steps against one of 5,000', doubling, '≤ 2.2 times', long.doubling <= 2.2);

const heads = { what: 'What', measured: 'Measured', asked: 'Aim or limit', verdict: '' };
/** @param {'what' | 'measured' | 'asked'} column */
const width = (column) => Math.max(...[heads, ...rows].map((row) => row[column].length));
console.log('');
for (const row of [heads, ...rows]) {
  const cells = /** @type {const} */ (['what', 'measured', 'asked']).map((column) =>
    row[column].padEnd(width(column)),
  );
  console.log([...cells, row.verdict].join('  ').trimEnd());
}

const failures = rows.filter(({ verdict }) => verdict === 'FAILED').length;
console.log(`\n${failures === 0 ? 'Nothing failed.' : `${failures} failed.`}`);
process.exitCode = failures === 0 ? 0 : 1;
