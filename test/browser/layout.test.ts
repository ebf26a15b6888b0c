import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { goTo, lab, open } from './lab';

const WIDTHS = [320, 390, 720, 820, 1024, 1440, 1920];

/** Settings and moments with the longest words of each kind. */
const LONG = [
  't=0',
  'prefix=none&app=per-tenant&user=qualified&t=45',
  'prefix=user&collision=no&guard=on&t=60',
  `prefix=${'x'.repeat(120)}&t=45`,
];

/** What sticks out of the page to the right, named. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const scrolls = element.closest('pre') !== null;
      return !scrolls && element.checkVisibility() && (right > clientWidth + 0.5 || left < -0.5);
    });
    const named = out.map((element) => element.outerHTML.slice(0, 90));
    return scrollWidth > clientWidth ? [`${scrollWidth} > ${clientWidth}`, ...named] : named;
  });
}

/** Letters that are smaller than 12.5 px, wherever they can be seen. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || node.textContent?.trim() === '' || !element.checkVisibility()) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < 12.5) small.add(`${size} px: ${node.textContent}`);
    }
    return [...small];
  });
}

/** Whatever can be pressed and is less than 24 px high or wide; a label counts with its control. */
function tooThin(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, select, input, summary')].flatMap((target) => {
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (target.matches('a[href="#player"], [inert] *')) return [];
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      // Thin only by rounding is not thin.
      if (Math.min(width, height) > 23.9) return [];
      return [`${width.toFixed(1)} × ${height.toFixed(1)}: ${target.outerHTML.slice(0, 90)}`];
    }),
  );
}

test('nothing scrolls sideways, no text is small, no target thin, at any width', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('heading', { name: 'This setting as code' }).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  const expectFitting = async (where: string) => {
    expect(await sideways(page), where).toEqual([]);
    expect(await tooSmall(page), where).toEqual([]);
    expect(await tooThin(page), where).toEqual([]);
  };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const query of LONG) {
      await goTo(page, query);
      expect(await sideways(page), `${query} at ${width} px`).toEqual([]);
    }
    await expectFitting(`the page at ${width} px`);
    await lab(page).player.focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFitting(`the help sheet at ${width} px`);
    await page.keyboard.press('Escape');
  }
});

test.describe('at 200 % zoom', () => {
  // A window of 1440 × 900 that is zoomed to 200 % has so much room.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('the page is usable and nothing scrolls sideways', async ({ page }) => {
    await open(page, LONG[1]);
    const { start, pause, next, heading, time } = lab(page);
    expect(await sideways(page)).toEqual([]);
    await goTo(page, 't=0');
    await start.click();
    await pause.click();
    await next.click();
    await expect(time).toHaveValue('5');
    await expect(heading).toHaveText('Stored in app state');
    // The sheet is higher than the window: it scrolls in itself.
    await page.getByRole('button', { name: 'Shortcuts', exact: true }).click();
    const sheet = page.getByRole('dialog');
    const { height } = (await sheet.boundingBox()) ?? { height: Infinity };
    expect(height).toBeLessThanOrEqual(450);
    await sheet.getByRole('checkbox').click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  });
});

test('a narrow page goes verdict, stage, transport, controls, results, code, reading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 't=45');
  const { stage, transport, experiment, metrics, trace, data, reading } = lab(page);
  const verdict = page.getByText('1 cross-tenant leak', { exact: true }).first();
  const code = page.getByRole('heading', { name: 'This setting as code' });
  const tops: number[] = [];
  for (const part of [verdict, stage, transport, experiment, metrics, trace, data, code, reading]) {
    tops.push((await part.boundingBox())?.y ?? NaN);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  // The keyboard goes the same way.
  const way: string[] = [];
  await page.keyboard.press('Tab');
  for (let stops = 0; stops < 80 && way.at(-1) !== 'Reading'; stops += 1) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(() => {
      const place = document.activeElement?.closest('section, [role=group][aria-label=Player]');
      const heading = document.getElementById(place?.getAttribute('aria-labelledby') ?? '');
      return place?.getAttribute('aria-label') ?? heading?.textContent ?? '';
    });
    if (part !== '' && part !== way.at(-1)) way.push(part);
  }
  expect(way).toEqual([
    'Replay',
    'Player',
    'Your experiment',
    'Event trace',
    'Computed data',
    'Run it on the real ADK, in this tab',
    'Reading',
  ]);
});

test('the whole stage and its transport are in view', async ({ page }) => {
  await open(page);
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(lab(page).stage).toBeInViewport({ ratio: 1 });
    await expect(lab(page).transport).toBeInViewport({ ratio: 1 });
  }
});

test('choosing a control does not move it away from the pointer', async ({ page }) => {
  await open(page);
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await goTo(page, 't=0');
    const { experiment } = lab(page);
    const controls = experiment.getByRole('radio').or(experiment.getByRole('checkbox'));
    const places = () =>
      controls.evaluateAll((all) =>
        all.map((each) => Math.round(each.getBoundingClientRect().top)),
      );
    const before = await places();
    for (const query of LONG.slice(0, 3)) {
      await goTo(page, query);
      expect(await places()).toEqual(before);
    }
    for (const prefix of ['none', 'user', 'temp']) {
      await goTo(page, `prefix=${prefix}`);
      expect(await places()).toEqual(before);
    }
  }
});
