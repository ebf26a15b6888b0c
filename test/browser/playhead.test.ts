import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { expectPaused, goTo, lab, open } from './lab';
import { renderedOf } from './rendered';

/** One frame of the driven clock, in milliseconds. */
const FRAME = 16;
const SPEED = 4;

/** Stops the page's time, so that it goes on only when a test says so. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const past = await page.evaluate((frame) => performance.now() % frame, FRAME);
  await page.clock.runFor(FRAME - past);
}

/** Plays, four times as fast, between two moments that lie whole frames apart. */
async function playFrom(page: Page, from: string, to: string): Promise<void> {
  const { time, play, pause } = lab(page);
  await time.fill(from);
  await play.click();
  await page.clock.runFor(Math.round(((Number(to) - Number(from)) / SPEED) * 1000));
  if (to === '60') {
    // It stops there by itself, a frame later where rounding has left it just short.
    await page.clock.runFor(FRAME);
  } else {
    await pause.click();
  }
  await expectPaused(page, to);
}

// What the fixture asks of the page at the end needs a page whose time goes on.
test.afterEach(({ page }) => page.clock.resume());

const MOMENTS = [
  { t: '12.3', from: '4.3', what: 'a key just resolved' },
  { t: '43.6', from: '34', what: 'a request in mid-flight' },
  { t: '45', from: '40.2', what: 'the leak' },
  { t: '60', from: '56.8', what: 'the end' },
];

test('a moment is the same picture played to, scrubbed to, and opened', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, 'prefix=user');
  const { stage, time, speed } = lab(page);
  await speed.selectOption({ label: '4×' });
  for (const { t, from, what } of MOMENTS) {
    await page.clock.resume();
    await goTo(page, `prefix=user&t=${t}`);
    const opened = await renderedOf(stage);
    expect(opened.length).toBeGreaterThan(50);

    await time.fill('0');
    expect(await renderedOf(stage)).not.toEqual(opened);
    await time.fill(t);
    expect(await renderedOf(stage), `${what}, from the left`).toEqual(opened);
    await time.fill(t === '60' ? '44' : '60');
    await time.fill(t);
    expect(await renderedOf(stage), `${what}, from the right`).toEqual(opened);

    await stopTime(page);
    await playFrom(page, from, t);
    expect(await renderedOf(stage), `${what}, played`).toEqual(opened);
  }
  // An address that is opened with the page shows the same as one that is gone to.
  await page.clock.resume();
  await goTo(page, 'prefix=user&t=43.6');
  const there = await renderedOf(stage);
  await page.reload();
  await expectPaused(page, '43.6');
  expect(await renderedOf(stage)).toEqual(there);
});

test('plays from the start to the end by itself, and from the end it starts again', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await open(page, 't=52');
  const { play, pause, time, restart, speed } = lab(page);
  await stopTime(page);
  await play.click();
  await page.clock.runFor(1600);
  await expect(time).toHaveValue('53.6');
  await speed.selectOption({ label: '2×' });
  await expect(pause).toBeVisible();
  await page.clock.runFor(1600);
  await expect(time).toHaveValue('56.8');
  await speed.selectOption({ label: '0.5×' });
  await page.clock.runFor(1600);
  await expect(time).toHaveValue('57.6');
  await speed.selectOption({ label: '4×' });
  await page.clock.runFor(1600);
  await expectPaused(page, '60');
  await play.click();
  await expect(time).toHaveValue('0');
  await page.clock.runFor(1600);
  await expect(time).toHaveValue('6.4');
  await restart.click();
  await expectPaused(page, '0');
});

test('Previous, Next and scrubbing pause', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, 't=20');
  const { play, pause, next, previous, time, mark } = lab(page);
  await stopTime(page);
  for (const [act, at] of [
    [() => next.click(), '25'],
    [() => previous.click(), '15'],
    [() => time.fill('31.7'), '31.7'],
    [() => mark(/^bob S3/).click(), '35'],
  ] as const) {
    await play.click();
    await expect(pause).toBeVisible();
    await act();
    await expectPaused(page, at);
    await page.clock.runFor(320);
    await expectPaused(page, at);
  }
});

test('a hidden tab neither loses nor jumps time', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, 't=20');
  const { play, pause, time } = lab(page);
  await stopTime(page);
  await play.click();
  await page.clock.runFor(1600);
  await expect(time).toHaveValue('21.6');
  // No frame comes for a minute, as in a tab that nobody sees.
  await page.clock.fastForward(60_000);
  await expect(time).toHaveValue('21.6');
  await expect(pause).toBeVisible();
  await page.clock.runFor(1600);
  await expect(time).toHaveValue('23.2');
});
