import { expect, test } from './fixture';
import { expectPaused, lab, open } from './lab';

test('the help sheet opens on ?, keeps the focus, and closes on Escape', async ({ page }) => {
  await open(page, 't=25');
  const { player } = lab(page);
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await player.focus();
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  // The keys of the player rest while the sheet is open, wherever the focus is.
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(player).toBeFocused();
  await expectPaused(page, '25');

  const keys = page.getByRole('button', { name: 'Shortcuts', exact: true });
  await keys.click();
  await expect(sheet.getByRole('row')).toHaveText([
    /Key.*Action/,
    /Space.*Play or pause/,
    /→.*Page Down.*Next event/,
    /←.*Page Up.*Previous event/,
    /Home.*R.*Restart/,
    /\+.*Faster/,
    /[−-].*Slower/,
    /\?.*This sheet/,
  ]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(keys).toBeFocused();
});

test('single-character keys can be switched off, and stay off', async ({ page }) => {
  await open(page, 't=25');
  const { player } = lab(page);
  const sheet = page.getByRole('dialog');
  const singleKeys = sheet.getByRole('checkbox', { name: /single letter or sign/ });
  const selected = lab(page).speed.locator('option:checked');
  const switchOff = async () => {
    await page.getByRole('button', { name: 'Shortcuts', exact: true }).click();
    await singleKeys.uncheck();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  };
  const expectOff = async () => {
    await player.focus();
    for (const key of ['r', '+', '-', '?']) await page.keyboard.press(key);
    await expectPaused(page, '25');
    await expect(selected).toHaveText('1×');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expectPaused(page, '35');
    await page.keyboard.press('ArrowLeft');
  };
  await switchOff();
  await expectOff();
  await page.reload();
  await expectOff();
});

test('keys act nowhere but in the player, or with the focus nowhere and the stage in view', async ({
  page,
}) => {
  await open(page, 't=25');
  const { stage, reading } = lab(page);
  const link = reading.getByRole('link').last();
  await link.focus();
  for (const key of ['ArrowRight', 'r', '?']) await page.keyboard.press(key);
  await expectPaused(page, '25');

  await link.evaluate((element: HTMLElement) => element.blur());
  await expect(stage).not.toBeInViewport({ ratio: 0.4 });
  for (const key of ['ArrowRight', 'r', '?']) await page.keyboard.press(key);
  await expectPaused(page, '25');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('about:blank');
  await open(page, 't=25');
  await page.keyboard.press('ArrowRight');
  await expectPaused(page, '35');
  await page.keyboard.press('ArrowLeft');
  await expectPaused(page, '25');
  // Those that scroll are the page's own while the focus is nowhere.
  for (const key of ['Home', 'PageDown', 'PageUp']) await page.keyboard.press(key);
  await expectPaused(page, '25');
});
