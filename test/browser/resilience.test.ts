import { expect, test } from './fixture';
import { CONTROL, expectPaused, lab, open } from './lab';

test('a whole story with storage refused: theme, keys and settings hold for the visit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(page, 'prefix=user&t=45');
  const { check, reader, player } = lab(page);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'Dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 20, 27)');
  await page.getByRole('button', { name: 'Shortcuts', exact: true }).click();
  await page.getByRole('dialog').getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await player.focus();
  await page.keyboard.press('r');
  await expectPaused(page, '45');
  await check(CONTROL.guard).click();
  await reader(/^alice S4/).click();
  await expect(reader(/^alice S4/)).toHaveAccessibleName('alice S4 blocked');
});

test('a chosen theme is there again after a reload, and System lets go of it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  const theme = page.getByRole('combobox', { name: 'Theme' });
  const ground = (color: string) =>
    expect(page.locator('body')).toHaveCSS('background-color', color);
  await ground('rgb(16, 20, 27)');
  await theme.selectOption({ label: 'Light' });
  await ground('rgb(246, 245, 241)');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(theme).toHaveValue('light');
  await ground('rgb(246, 245, 241)');
  await theme.selectOption({ label: 'System' });
  await ground('rgb(16, 20, 27)');
  await page.emulateMedia({ colorScheme: 'light' });
  await ground('rgb(246, 245, 241)');
});

test('where the clipboard refuses, the page says so and goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
    });
    document.execCommand = () => false;
  });
  await open(page, 't=45');
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toBeVisible();
  await expect(copy).toBeFocused();
  await page.getByRole('heading', { name: 'This setting as code' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'refused' })).toBeVisible();
  await expectPaused(page, '45');
});

test.describe('a part that does not arrive', () => {
  test.use({ allowed: [/Failed to load resource/] });

  test('is tried again', async ({ page }) => {
    await open(page);
    const card = page.getByRole('region', { name: 'Run it on the real ADK, in this tab' });
    await page.route(/\/RealAdk-.*\.js$/, (route) => route.abort());
    const run = card.getByRole('button', { name: 'Run it', exact: true });
    await run.click();
    await expect(card.getByRole('alert')).toHaveText(/^The package could not be loaded\./);
    await page.unroute(/\/RealAdk-.*\.js$/);
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card.getByRole('table')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Run it again' })).toBeFocused();
  });
});

test('turning a tablet keeps the focus, the moment and the open code', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await open(page, 'prefix=user&t=43.6');
  await page.getByRole('heading', { name: 'This setting as code' }).click();
  await page.getByRole('tab', { name: 'Go' }).click();
  await lab(page).radio(CONTROL.app, 'A separate app name per tenant').focus();
  for (const size of [
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ]) {
    await page.setViewportSize(size);
    await expect(lab(page).time).toHaveValue('43.6');
    await expect(page.getByRole('tab', { name: 'Go' })).toHaveAttribute('aria-selected', 'true');
    await expect(lab(page).radio(CONTROL.app, 'A separate app name per tenant')).toBeFocused();
  }
});

test('a window of 240 × 240 still tells the story', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 240 });
  await open(page);
  const { start, next, reader, heading } = lab(page);
  await start.click();
  for (const t of ['5', '15', '25', '35', '45']) {
    await next.click();
    await expectPaused(page, t);
  }
  await expect(reader(/^alice S4/)).toHaveAccessibleName('alice S4 leak');
  await expect(heading).toHaveText('Same key, other tenant');
});
