import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { CONTROL, expectPaused, goTo, lab, open } from './lab';

const address = (page: Page) => new URL(page.url()).hash;
const steps = (page: Page) => page.evaluate(() => history.length);

/** Address forms that have been given out. This list only ever grows: old links keep working. */
const FORMS: readonly { hash: string; prefix: string; t: string; leaks: string }[] = [
  { hash: '', prefix: 'app:', t: '0', leaks: '1' },
  { hash: '#', prefix: 'app:', t: '0', leaks: '1' },
  { hash: '#/', prefix: 'app:', t: '0', leaks: '1' },
  { hash: '#/?', prefix: 'app:', t: '0', leaks: '1' },
  { hash: '#/?t=45', prefix: 'app:', t: '45', leaks: '1' },
  { hash: '#/?t=43.6', prefix: 'app:', t: '43.6', leaks: '1' },
  { hash: '#/?t=60&guard=on', prefix: 'app:', t: '60', leaks: '0' },
  { hash: '#/?prefix=user', prefix: 'user:', t: '0', leaks: '1' },
  { hash: '#/?prefix=user&collision=no&t=5', prefix: 'user:', t: '5', leaks: '0' },
  { hash: '#/?t=15&prefix=temp', prefix: 'temp:', t: '15', leaks: '0' },
  {
    hash: '#/?prefix=none&app=per-tenant&user=qualified&collision=no&guard=on&t=25',
    prefix: 'No prefix',
    t: '25',
    leaks: '0',
  },
];

test('every address form ever given out still opens its setting and moment', async ({ page }) => {
  const { radio, metrics, problems } = lab(page);
  for (const [i, { hash, prefix, t, leaks }] of FORMS.entries()) {
    // Some with a fresh page: an address is read at the start and on navigation alike.
    if (i % 4 === 0) await page.goto('about:blank');
    await page.goto(`./${hash}`);
    await expect(radio(CONTROL.prefix, prefix)).toBeChecked();
    await expectPaused(page, t);
    await expect(metrics.getByRole('definition').nth(2)).toHaveText(leaks);
    await expect(problems).toHaveCount(0);
  }
});

test('a setting is one step for Back, with its moment; the playhead is none', async ({ page }) => {
  await open(page);
  const { radio, check, trace, next, time, play, pause, speed, reading } = lab(page);
  const before = await steps(page);
  await trace.getByRole('button', { name: /^45 s/ }).click();
  await expect.poll(() => address(page)).toContain('&t=45');
  await next.click();
  await time.fill('12.3');
  await speed.selectOption({ label: '4×' });
  await play.click();
  await pause.click();
  await time.fill('12.3');
  await expect.poll(() => address(page)).toContain('&t=12.3');
  expect(await steps(page)).toBe(before);

  await radio(CONTROL.prefix, 'user:').click();
  expect(address(page)).toBe('#/?prefix=user&app=shared&user=bare&collision=yes&guard=off&t=0');
  expect(await steps(page)).toBe(before + 1);
  await time.fill('33');
  // Straight on: the address has had no time to follow the playhead.
  await check(CONTROL.guard).click();
  await play.click();
  expect(await steps(page)).toBe(before + 2);
  await expect(page).toHaveTitle('No leak, but 1 acme read misses · Tenant Scope Lab');

  await page.goBack();
  await expect(check(CONTROL.guard)).not.toBeChecked();
  await expect(radio(CONTROL.prefix, 'user:')).toBeChecked();
  await expectPaused(page, '33');
  await page.goBack();
  await expect(radio(CONTROL.prefix, 'app:')).toBeChecked();
  await expectPaused(page, '12.3');
  await page.goForward();
  await expect(radio(CONTROL.prefix, 'user:')).toBeChecked();
  await expectPaused(page, '33');
  await expect(page).toHaveTitle('1 cross-tenant leak · Tenant Scope Lab');

  // A link to where one is already is no step; a link to another setting is one.
  const there = await steps(page);
  await reading.getByRole('link', { name: 'Two alices, one key' }).click();
  await expectPaused(page, '45');
  expect(await steps(page)).toBe(there);
  await reading.getByRole('link', { name: 'Gone with the invocation' }).click();
  await expectPaused(page, '15');
  await page.goBack();
  await expect(radio(CONTROL.prefix, 'user:')).toBeChecked();
  await expectPaused(page, '45');
});

test('a hash edited by hand is taken up, paused, and reloads to the same', async ({ page }) => {
  await open(page);
  const { radio, play, pause } = lab(page);
  await play.click();
  await expect(pause).toBeVisible();
  await goTo(page, 'prefix=temp&app=per-tenant&t=15');
  await expect(radio(CONTROL.prefix, 'temp:')).toBeChecked();
  await expect(radio(CONTROL.app, 'A separate app name per tenant')).toBeChecked();
  await expectPaused(page, '15');
  await page.reload();
  await expect(radio(CONTROL.prefix, 'temp:')).toBeChecked();
  await expectPaused(page, '15');
});

const BROKEN: readonly { hash: string; says: readonly RegExp[] }[] = [
  { hash: '#/?prefix=nope&t=5', says: [/prefix.*nope/] },
  { hash: '#/?guard=on&guard=off', says: [/guard.*more than once/] },
  { hash: '#/?colour=red', says: [/colour/] },
  { hash: '#/?t=61', says: [/t.*61/] },
  { hash: '#/?t=4.55', says: [/t.*4\.55/] },
  { hash: '#/?t=-1&guard=', says: [/t.*-1/, /guard/] },
  { hash: '#/?t=1e1&collision=yes&collision=yes', says: [/t.*1e1/, /collision.*more than once/] },
  { hash: '#/?app=constructor&__proto__=1', says: [/app.*constructor/, /__proto__/] },
  { hash: '#/?user=%E0%A4%A&collision=%00', says: [/user.*%E0%A4%A/, /collision.*⟨U\+0000⟩/] },
  { hash: '#/nowhere', says: [/nowhere/] },
  { hash: '#/<img src=x onerror=alert(1)>', says: [/img/] },
];

test('what is wrong in an address is named in a line that can be dismissed', async ({ page }) => {
  await open(page);
  const { problems, experiment, metrics } = lab(page);
  for (const { hash, says } of BROKEN) {
    await goTo(page, 't=0');
    await expect(problems).toHaveCount(0);
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect(problems.getByRole('listitem')).toHaveText([...says]);
    const chosen = experiment.getByRole('radio', { checked: true });
    const values = await chosen.evaluateAll((all: HTMLInputElement[]) =>
      all.map((each) => each.value),
    );
    expect(values).toEqual(['app', 'shared', 'bare']);
    await expect(experiment.getByRole('checkbox', { checked: true })).toHaveAccessibleName(
      CONTROL.collision,
    );
    await expectPaused(page, hash.includes('t=5') ? '5' : '0');
    await expect(metrics.getByRole('definition').first()).toHaveText('3 of 3');
    await problems.getByRole('button', { name: 'Dismiss' }).click();
    await expect(problems).toHaveCount(0);
  }
});

test('Copy link gives the setting and the moment that are on the screen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'prefix=user');
  await lab(page).time.fill('43.6');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe(
    '#/?prefix=user&app=shared&user=bare&collision=yes&guard=off&t=43.6',
  );
  await page.goto('about:blank');
  await page.goto(link);
  await expect(lab(page).radio(CONTROL.prefix, 'user:')).toBeChecked();
  await expectPaused(page, '43.6');
});
