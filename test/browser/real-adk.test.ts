import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { objections } from './axe';
import { expect, test } from './fixture';
import { CONTROL, goTo, lab, open } from './lab';

const CHUNK = /\/RealAdk-.*\.js$/;

/** The card, as a person finds it. */
function realAdk(page: Page) {
  const card = page.getByRole('region', { name: 'Run it on the real ADK, in this tab' });
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  return {
    card,
    run: button('Run it'),
    again: button('Run it again'),
    all: button('Check all 128'),
    reload: button('Reload the page'),
    table: card.getByRole('table'),
    allAgree: card.getByText(/^128 of 128 agree/),
  };
}

/** What the table says of each reader: the outcome there, the model's, and how they compare. */
const comparedOf = (page: Page) =>
  realAdk(page)
    .table.getByRole('row')
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.innerText)),
    );

const served = ['served', 'served', 'agree'];
const missed = ['missed', 'missed', 'agree'];
const LEAK = [served, served, served, ['leak', 'leak', 'agree']];

test('the opening setting and all others agree, by mouse', async ({ page }) => {
  await open(page);
  const { card, run, all, allAgree, table } = realAdk(page);
  await run.click();
  await expect(card.getByText('@google/adk 2.0.0, InMemorySessionService')).toBeVisible();
  await expect.poll(() => comparedOf(page)).toEqual(LEAK);
  await expect(table.getByText('{"value":"acme-enterprise","tenant":"acme"}')).toHaveCount(4);
  await table.getByText('State of session S4').click();
  await expect(card.getByText('"app:plan"').last()).toBeVisible();
  await all.click();
  await expect(allAgree).toBeVisible();

  // Another setting is run by itself, and so is the guard, which is ours.
  await lab(page).check(CONTROL.guard).click();
  await expect(table.getByText('The guard stops it: the reader is at globex.')).toBeVisible();
  await goTo(page, 'service=js-memory&write=initial-state');
  await expect
    .poll(() => comparedOf(page))
    .toEqual([served, missed, missed, ['sees nothing', 'sees nothing', 'agree']]);
});

test('the keyboard alone runs it, and keeps its place', async ({ page }) => {
  await open(page);
  const { run, again, all, allAgree } = realAdk(page);
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(again).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Space');
  await expect(allAgree).toBeVisible();
  await expect(all).toBeFocused();
});

test.describe('with the network off', () => {
  // Chromium asks for the page's icon again whenever the title changes.
  test.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] });

  test('what was loaded goes on', async ({ page, context }) => {
    await open(page);
    const { run, all, allAgree, table } = realAdk(page);
    await run.click();
    await expect(table).toBeVisible();
    await context.setOffline(true);
    await lab(page).radio(CONTROL.prefix, 'No prefix').click();
    await expect
      .poll(() => comparedOf(page))
      .toEqual([served, missed, missed, ['sees nothing', 'sees nothing', 'agree']]);
    await all.click();
    await expect(allAgree).toBeVisible();
    await context.setOffline(false);
  });
});

test.describe('where the package does not arrive', () => {
  test.use({ allowed: [/Failed to load resource|NetworkError|ERR_FAILED/] });

  test('the card says so, and a reload brings it', async ({ page }) => {
    await open(page);
    const { card, run, reload } = realAdk(page);
    await page.route(CHUNK, (route) => route.abort());
    await run.click();
    await expect(card.getByRole('alert')).toHaveText(/^The package could not be loaded\./);
    await page.unroute(CHUNK);
    await reload.click();
    await expect(card.getByRole('alert')).toHaveCount(0);
    await run.click();
    await expect.poll(() => comparedOf(page)).toEqual(LEAK);
  });
});

test('axe has no objection, and nothing is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await open(page, 'guard=on');
  const { card, run, all, allAgree } = realAdk(page);
  await run.click();
  await all.click();
  await expect(allAgree).toBeVisible();
  for (const summary of await card.locator('summary').all()) await summary.click();
  await card.evaluate((element) => {
    element.id = 'card';
  });
  expect(await objections(page, '#card')).toEqual([]);
  const beyond = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(beyond).toBe(0);
});

test('the single file runs it from a disk', async ({ page }) => {
  const requests: string[] = [];
  const single = fileURLToPath(new URL('../../dist-single/index.html', import.meta.url));
  const address = pathToFileURL(single).href;
  await page.goto(address);
  const { run, all, allAgree } = realAdk(page);
  page.on('request', (request) => requests.push(request.url()));
  await run.click();
  await all.click();
  await expect(allAgree).toBeVisible();
  expect(await comparedOf(page)).toEqual(LEAK);
  expect(requests).toEqual([]);
});
