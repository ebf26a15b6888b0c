import { expect, test } from './fixture';
import { CONTROL, expectPaused, goTo, lab, open } from './lab';

test('the focus is never lost', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const { player, start, pause, play, data, reader, reading } = lab(page);
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(pause).toBeFocused();
  await page.clock.runFor(1000);
  await page.keyboard.press('Space');
  await expect(play).toBeFocused();

  await reader(/^bob S3/).focus();
  await page.keyboard.press('Enter');
  await expectPaused(page, '35');
  await expect(reader(/^bob S3/)).toBeFocused();
  await data.getByRole('button', { name: 'alice at globex, S4' }).focus();
  await page.keyboard.press('Enter');
  await expectPaused(page, '45');
  await expect(data.getByRole('button', { name: 'alice at globex, S4' })).toBeFocused();

  await reading.getByRole('link', { name: 'Turn the guard on' }).focus();
  await page.keyboard.press('Enter');
  await expectPaused(page, '45');
  await expect(lab(page).check(CONTROL.guard)).toBeChecked();
  await expect(player).toBeFocused();
  await expect(lab(page).heading).toBeInViewport();
});

test('the focus is not lost with a button that has done its work', async ({ page }) => {
  const drawn = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  await open(page, 'guard=on');
  const { experiment, problems } = lab(page);
  await experiment.getByRole('button', { name: /opening settings/ }).focus();
  await page.keyboard.press('Enter');
  await expect(lab(page).check(CONTROL.guard)).not.toBeChecked();
  await drawn();
  await expect(experiment.locator(':focus')).toHaveCount(1);

  await goTo(page, 't=61');
  await problems.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(problems).toHaveCount(0);
  await drawn();
  await expect(page.locator('body :focus')).toHaveCount(1);
});
