import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { CONTROL, expectPaused, lab, metricsOf, open, tableOf } from './lab';

/** More stops than the page has: whoever needs more is lost. */
const MOST_STOPS = 80;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus; every stop on the way must show that it has it. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let i = 0; i < MOST_STOPS; i += 1) {
    await page.keyboard.press(key);
    expect(await unseenFocus(page)).toBe('');
    if (await isFocused(target)) return;
  }
  throw new Error(`${key} never reached ${target.toString()}`);
}

/** The element that has the focus, if nobody can see that it has; else nothing. */
function unseenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return '';
    const ringed = [focused, focused.closest('label')].some((element) => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return ringed && inView ? '' : focused.outerHTML.slice(0, 120);
  });
}

test('the stories are told by keyboard alone', async ({ page }) => {
  await open(page);
  const { radio, check, data, metrics, time } = lab(page);

  await tabTo(page, radio(CONTROL.prefix, 'app:'));
  await page.keyboard.press('ArrowLeft');
  await expect(radio(CONTROL.prefix, 'user:')).toBeChecked();
  await expect(radio(CONTROL.prefix, 'user:')).toBeFocused();
  expect(await metricsOf(metrics)).toMatchObject({ 'Cross-tenant leaks': '1', Isolation: 'leak' });

  await tabTo(page, radio(CONTROL.user, 'Bare user id'));
  await page.keyboard.press('ArrowDown');
  await expect(radio(CONTROL.user, 'Tenant-qualified id')).toBeChecked();
  expect(await metricsOf(metrics)).toMatchObject({ Isolation: 'kept by keys' });
  await page.keyboard.press('ArrowUp');

  await tabTo(page, check(CONTROL.collision));
  await page.keyboard.press('Space');
  expect(await metricsOf(metrics)).toMatchObject({ Isolation: 'kept by luck' });
  await page.keyboard.press('Space');

  await tabTo(page, check(CONTROL.guard));
  await page.keyboard.press('Space');
  expect(await metricsOf(metrics)).toMatchObject({ Isolation: 'kept by the guard' });
  expect((await tableOf(data))[3]).toEqual([
    'alice at globex, S4',
    'user|support-agent|alice',
    'no',
    'blocked',
  ]);

  await tabTo(page, radio(CONTROL.app, 'One app name for every tenant'), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(radio(CONTROL.app, 'A separate app name per tenant')).toBeChecked();
  await tabTo(page, radio(CONTROL.prefix, 'user:'), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  expect(await metricsOf(metrics)).toMatchObject({
    Reads: 'all served',
    Isolation: 'kept by keys',
  });
  await page.keyboard.press('ArrowRight');
  expect(await metricsOf(metrics)).toMatchObject({ Reads: 'none served' });
  await page.keyboard.press('ArrowRight');
  await expect(radio(CONTROL.prefix, 'No prefix')).toBeChecked();
  expect(await metricsOf(metrics)).toMatchObject({ 'Acme reads served': '1 of 3' });
  // The arrows were the radio buttons' own: the playhead has not moved.
  await expect(time).toHaveValue('0');
});

test('the skip link leads to the player, where its keys act', async ({ page }) => {
  await open(page);
  const { player, speed } = lab(page);
  const skip = page.getByRole('link', { name: 'Skip to the experiment' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(player).toBeFocused();

  const walk = async (keys: readonly (readonly [key: string, at: string])[]) => {
    for (const [key, at] of keys) {
      await page.keyboard.press(key);
      await expectPaused(page, at);
    }
  };
  await walk([
    ['ArrowRight', '5'],
    ['PageDown', '15'],
    ['ArrowRight', '25'],
    ['ArrowLeft', '15'],
    ['PageUp', '5'],
    ['PageUp', '0'],
    ['ArrowLeft', '0'],
    ['PageDown', '5'],
    ['Home', '0'],
    ['ArrowRight', '5'],
    ['r', '0'],
    ['ArrowRight', '5'],
    ['R', '0'],
    ...['5', '15', '25', '35', '45', '55', '60', '60'].map((at) => ['ArrowRight', at] as const),
    ...['55', '45', '35'].map((at) => ['ArrowLeft', at] as const),
  ]);

  for (const [key, times] of [
    ['+', '2×'],
    ['+', '4×'],
    ['+', '4×'],
    ['-', '2×'],
    ['-', '1×'],
    ['-', '0.5×'],
    ['-', '0.5×'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(speed.getByRole('option', { name: times, exact: true })).toHaveJSProperty(
      'selected',
      true,
    );
  }
});

test('space plays and pauses, but presses the button that has the focus', async ({ page }) => {
  await open(page);
  const { player, play, pause, next, time } = lab(page);
  await player.focus();
  await page.keyboard.press('Space');
  await expect(pause).toBeVisible();
  await page.keyboard.press('Space');
  await expect(play).toBeVisible();

  await page.keyboard.press('Home');
  await next.focus();
  await page.keyboard.press('Space');
  await expectPaused(page, '5');
  await time.focus();
  await page.keyboard.press('ArrowRight');
  await expectPaused(page, '5.1');
  await page.keyboard.press('Home');
  await expectPaused(page, '0');
  // A combination with Control, Alt or Meta is the browser's.
  await player.focus();
  for (const key of ['Control+ArrowRight', 'Meta+ArrowRight', 'Control+Home']) {
    await page.keyboard.press(key);
    await expectPaused(page, '0');
  }
});
