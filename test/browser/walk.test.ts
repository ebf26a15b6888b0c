import type { Locator, Page } from '@playwright/test';
import { SETTINGS_TABLE } from '../engine/experiment/settings-table';
import { expect, test } from './fixture';
import { CONTROL, expectPaused, lab, metricsOf, open, tableOf } from './lab';

/** Numbers that only look random: the same walk every time (a linear congruence, Knuth's). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const KEYS = ['Space', 'ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'r', '+', '-', '?'];

/** Clicks whether or not anything is ready for it. */
const press = (places: Locator, nth: number) =>
  places.nth(nth).evaluate((element: HTMLElement) => element.click());

/** Does one thing that a hasty person might do, without waiting for anything. */
async function anyAct(page: Page, roll: (sides: number) => number): Promise<void> {
  const { experiment, player, time } = lab(page);
  switch (roll(6)) {
    case 0:
    case 1: {
      const controls = experiment.getByRole('radio').or(experiment.getByRole('checkbox'));
      await press(controls, roll(10));
      return;
    }
    case 2: {
      const buttons = page.getByRole('main').getByRole('button');
      await press(buttons, roll(await buttons.count()));
      return;
    }
    case 3:
      await time.fill(String(roll(601) / 10));
      return;
    case 4: {
      await page.keyboard.press('Escape');
      await player.focus();
      await page.keyboard.press(KEYS[roll(KEYS.length)] ?? 'Space');
      return;
    }
    default: {
      const links = lab(page).reading.getByRole('link');
      await press(links, roll(await links.count()));
    }
  }
}

/** The settings as the controls show them, in the order of the table. */
async function chosen(page: Page): Promise<{ when: string; guard: 'on' | 'off' }> {
  const { radio, check } = lab(page);
  const oneOf = async (group: string, names: Readonly<Record<string, string>>) => {
    for (const [value, name] of Object.entries(names)) {
      if (await radio(group, name).isChecked()) return value;
    }
    throw new Error(`nothing is chosen of ${group}`);
  };
  const when = [
    await oneOf(CONTROL.prefix, {
      none: 'No prefix',
      user: 'user:',
      app: 'app:',
      temp: 'temp:',
    }),
    await oneOf(CONTROL.app, {
      shared: 'One app name for every tenant',
      'per-tenant': 'A separate app name per tenant',
    }),
    await oneOf(CONTROL.user, { bare: 'Bare user id', qualified: 'Tenant-qualified id' }),
    (await check(CONTROL.collision).isChecked()) ? 'yes' : 'no',
  ];
  return { when: when.join(), guard: (await check(CONTROL.guard).isChecked()) ? 'on' : 'off' };
}

/** That keys, outcomes and counts are those of the table written by hand. */
async function expectConsistent(page: Page): Promise<void> {
  const { data, metrics } = lab(page);
  const { when, guard } = await chosen(page);
  const row = SETTINGS_TABLE.find((each) => each.when.join() === when);
  if (!row) throw new Error(`no row for ${when}`);
  const [outcomes] = row[guard];
  const words = outcomes.split(' ').map((word) => word.replace('-', ' '));
  const shown = await tableOf(data);
  expect(shown.map(([, key]) => key)).toEqual([...row.reads]);
  expect(shown.map(([, , , outcome]) => outcome)).toEqual(words);
  const count = (word: string) => String(words.filter((each) => each === word).length);
  expect(await metricsOf(metrics)).toMatchObject({
    'Acme reads served': `${count('served')} of 3`,
    'Acme reads missed': count('missed'),
    'Cross-tenant leaks': count('leak'),
    'Blocked reads': count('blocked'),
  });
}

test('hasty hands leave everything in order', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page);
  const roll = dice(2026);
  for (let i = 0; i < 80; i += 1) {
    await anyAct(page, roll);
    if (i % 20 === 19) await expectConsistent(page);
  }
  await page.keyboard.press('Escape');
  await lab(page).time.fill('45');
  await expectPaused(page, '45');
  // The address says what is shown: opened afresh, it shows the same.
  await expect.poll(() => page.url()).toContain('t=45');
  const before = await chosen(page);
  await page.reload();
  expect(await chosen(page)).toEqual(before);
  await expectConsistent(page);
  await expectPaused(page, '45');
});
