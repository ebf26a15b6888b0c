import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';

// Axe looks at a whole page many times over.
test.describe.configure({ timeout: 60_000 });

/** What a person sees of the replay of a case. */
function replay(page: Page) {
  const stage = page.getByRole('region', { name: 'Replay of the case', exact: true });
  const transport = page.getByRole('group', { name: 'Player', exact: true });
  return {
    player: page.locator('[data-player]'),
    heading: stage.getByRole('heading', { level: 3 }),
    said: stage.getByRole('paragraph'),
    hands: stage.getByRole('group', { name: 'In hand' }),
    service: stage.getByRole('group', { name: 'Session service' }),
    spoken: stage.getByRole('status'),
    transport,
    next: transport.getByRole('button', { name: 'Next event', exact: true }),
    time: transport.getByRole('slider', { name: 'Inspection time', exact: true }),
    steps: page.getByRole('region', { name: 'Steps', exact: true }),
    shortcuts: page.getByRole('button', { name: 'Shortcuts', exact: true }).last(),
    sheet: page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  };
}

const STALE = 'rule=staleHandle&service=python-database&case=two-objects-temp-on-stale';

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`./#/runtimes?${query}`);
  await expect(replay(page).player).toBeVisible();
}

test('an address leads to a step: what is asked and answered, held and stored', async ({
  page,
}) => {
  await open(page, `${STALE}&t=45`);
  const { heading, said, hands, service, steps, spoken } = replay(page);
  await expect(heading).toHaveText('appendEvent');
  await expect(said.filter({ hasText: 'An error: stale session.' })).toBeVisible();
  await expect(hands.getByText('a copy, behind the stored one')).toHaveCount(2);
  await expect(service).toContainText('Database');
  await expect(steps.getByRole('button', { name: /^45 s/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(spoken).toContainText('By the documented contract: Done.');
});

test('the keys step through it; the sheet closes alone', async ({ page }) => {
  await open(page, `${STALE}&t=0`);
  const { player, time, shortcuts, sheet, heading } = replay(page);
  await player.focus();
  await page.keyboard.press('ArrowRight');
  await expect(time).toHaveValue('5');
  await expect(heading).toHaveText('createSession');
  await page.keyboard.press('End');
  await page.keyboard.press('r');
  await expect(time).toHaveValue('0');
  await shortcuts.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(player).toBeVisible();
});

test('a step of the list leads to its moment', async ({ page }) => {
  await open(page, `${STALE}&t=0`);
  const { steps, time } = replay(page);
  await steps.getByRole('button', { name: /^35 s/ }).click();
  await expect(time).toHaveValue('35');
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 820, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  test(`at ${width} px the transport stays in its place, and nothing overflows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'rule=initialTemp&service=java-memory&case=create-all-prefixes&t=0');
    const { player, transport, next, time } = replay(page);
    await player.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const tops = new Set<number>();
    for (const t of ['0', '5', '11.3', '17.5', '23.8', '30', '36.3', '42.5', '48.8', '55']) {
      if (t !== '0') await next.click();
      await expect(time).toHaveValue(t);
      // A press of the button may scroll; on a phone the transport stays in the window even so.
      const [bar, card] = await Promise.all([transport.boundingBox(), player.boundingBox()]);
      tops.add(Math.round((bar?.y ?? 0) - (width < 720 ? 0 : (card?.y ?? 0))));
    }
    expect([...tops]).toHaveLength(1);
    const wider = await player.evaluate((top) =>
      [top, ...top.querySelectorAll('[data-stage] *')]
        .filter((each) => getComputedStyle(each).display !== 'inline')
        .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
        .map((each) => `${each.className}: ${each.scrollWidth} in ${each.clientWidth}`),
    );
    expect(wider).toEqual([]);
  });
}

test('an id of 4 KB is cut short, and whole where it is opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'service=contract&case=odd-user-long-4k&t=5');
  const long = replay(page).hands.getByRole('group').first();
  await long.getByText('4,096 characters').click();
  await expect(long).toHaveAttribute('open');
  expect((await long.locator('code').last().innerText()).length).toBe(4096);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: axe objects to nothing`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const query of [
      `${STALE}&t=45`,
      'service=java-memory&case=context-over-shared&t=40.8',
      'service=go-database&case=delete-then-create-events&t=30',
      'service=js-memory&case=second-process-own-state&t=55',
    ]) {
      await open(page, query);
      await page.reload();
      await expect(replay(page).player).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .include('dialog')
        .setLegacyMode()
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }
  });
}
