import { recordCommits } from './commit-recorder.mjs';
import { CATEGORIES, framesOf } from './frames.mjs';

const SLOW_DOWN = 4;
const SPEED = 4;

const END = 60;

/** The experiment's events, and the end, where playing stops. */
const MOMENTS = [5, 15, 25, 35, 45, 55, END];

const GRACE_FRAMES = 5;

/**
 * @typedef {import('./frames.mjs').Frames} Frames
 * @typedef {{ changes: number, commits: number, between: number[] }} Commits
 * @typedef {{ frames: Frames, commits: Commits }} Measured
 */

/**
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').Locator} playhead
 * @param {() => Promise<void>} act
 * @returns {Promise<Measured>}
 */
async function measure(page, playhead, act) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has lost its browser.');
  // What the last click or key brought about is not part of what is measured.
  await page.waitForTimeout(500);
  await playhead.evaluate((input) => {
    if (input instanceof HTMLInputElement) window.tslRecorder.start(input);
  });
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = await browser.stopTracing();
  const commits = await page.evaluate(() => window.tslRecorder.stop());
  return { frames: framesOf(trace), commits };
}

/**
 * @param {import('playwright-core').Locator} playhead
 * @param {number} end
 */
async function reached(playhead, end) {
  for (let tries = 0; tries < 40; tries += 1) {
    if (Number(await playhead.inputValue()) >= end) return;
    await playhead.page().waitForTimeout(250);
  }
  throw new Error(`Playing did not reach ${end} s.`);
}

/**
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').Locator} playhead
 */
async function scrub(page, playhead) {
  const box = await playhead.boundingBox();
  if (!box) throw new Error('The range input is not on the screen.');
  const y = box.y + box.height / 2;
  /** @param {number} share */
  const x = (share) => box.x + 8 + (box.width - 16) * share;
  await page.mouse.move(x(0), y);
  await page.mouse.down();
  const measured = await measure(page, playhead, async () => {
    await page.mouse.move(x(1), y, { steps: 240 });
    await page.mouse.move(x(0), y, { steps: 240 });
  });
  await page.mouse.up();
  return measured;
}

/**
 * Plays the whole run and scrubs through it both ways, on a processor made four times slower.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
export async function playAndScrub(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(recordCommits, { moments: MOMENTS, graceFrames: GRACE_FRAMES });
  await page.goto(address, { waitUntil: 'networkidle' });
  const playhead = page.getByRole('slider', { name: 'Inspection time' });
  await playhead.scrollIntoViewIfNeeded();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: `${SPEED}×` });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const playing = await measure(page, playhead, async () => {
    await page.waitForTimeout((END / SPEED) * 1000);
    await reached(playhead, END);
  });

  await page.getByRole('button', { name: 'Restart' }).click();
  const scrubbing = await scrub(page, playhead);
  await page.close();
  return { playing, scrubbing };
}
