import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { listen } from '../../scripts/static-server.mjs';
import { expect, test } from './fixture';
import { CONTROL, expectPaused, lab, open } from './lab';

const address = (page: Page) => new URL(page.url()).hash;

/** What a person sees of the Runtimes page. */
function runtimes(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'What each session service does' }),
    grid: page.getByRole('grid'),
    search: page.getByRole('searchbox', { name: 'Search the rules' }),
    dialog: page.getByRole('dialog'),
    moving: page.getByRole('region', { name: 'Upgrading and moving' }),
    link: (name: string) => page.getByRole('navigation').getByRole('link', { name }),
    /** The first cells of a rule: the contract's, then those of the services. */
    cell: (rule: string, column: number) =>
      page
        .getByRole('grid')
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: rule, exact: true }) })
        .getByRole('gridcell')
        .nth(column)
        .getByRole('button'),
  };
}

async function openRuntimes(page: Page, query = ''): Promise<void> {
  await page.goto(query === '' ? './#/runtimes' : `./#/runtimes?${query}`);
  await expect(runtimes(page).moving).toBeAttached();
}

const CASE = 'rule=recentZero&service=js-memory&case=';

test('the header leads there and back, the focus goes along, and the experiment is kept', async ({
  page,
}) => {
  await open(page, 'prefix=user&t=5');
  const { heading, link, grid } = runtimes(page);
  await lab(page).play.click();
  await link('Runtimes').click();
  await expect(heading).toBeFocused();
  await expect(grid).toBeVisible();
  await expect(page).toHaveTitle('What each session service does · Tenant Scope Lab');
  await expect(link('Runtimes')).toHaveAttribute('aria-current', 'page');
  await expect(link('Experiment')).not.toHaveAttribute('aria-current');
  expect(address(page)).toBe('#/runtimes');

  await link('Experiment').click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'One write, four readers' }),
  ).toBeFocused();
  await expect(lab(page).radio(CONTROL.prefix, 'user:')).toBeChecked();
  // Paused where it was left, a moment after 5 s.
  await expect(lab(page).play).toBeVisible();
  const left = await lab(page).time.inputValue();
  expect(Number(left)).toBeGreaterThanOrEqual(5);
  await page.goBack();
  await expect(heading).toBeFocused();
  await page.goBack();
  await expectPaused(page, left);
  await expect(page).toHaveTitle('1 cross-tenant leak · Tenant Scope Lab');
  await page.goForward();
  await expect(grid).toBeVisible();
});

test('the skip link leads to the rules', async ({ page }) => {
  await openRuntimes(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the rules' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByText('How to read it')).toBeFocused();
});

test('the keyboard walks the grid, and what has the focus is in sight', async ({ page }) => {
  await openRuntimes(page);
  const { grid, cell, dialog } = runtimes(page);
  await cell('Prefixed keys of the initial state', 0).focus();
  await page.keyboard.press('Control+End');
  await expect(cell('Events of a deleted session', 9)).toBeFocused();
  await page.keyboard.press('Home');
  for (let i = 0; i < 8; i += 1) await page.keyboard.press('ArrowUp');
  await expect(cell('A context write that comes late', 0)).toBeFocused();
  // Neither the head nor the first column, which stay in view, may hide it.
  const hidden = await grid.evaluate((table) => {
    const { left, top, width, height } =
      document.activeElement?.getBoundingClientRect() ?? table.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return !document.activeElement?.contains(seen);
  });
  expect(hidden).toBe(false);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cell('A context write that comes late', 1)).toBeFocused();
});

test('a cell opens, its case is replayed, and Back leads through all of it', async ({ page }) => {
  await openRuntimes(page);
  const { cell, dialog } = runtimes(page);
  await cell('numRecentEvents 0', 5).click();
  expect(address(page)).toBe('#/runtimes?rule=recentZero&service=js-memory');
  await expect(dialog).toContainText('Recorded from @google/adk');
  await dialog
    .getByRole('link', { name: /^Replay / })
    .first()
    .click();
  await expect(lab(page).transport).toBeVisible();
  expect(address(page)).toContain(`#/runtimes?${CASE}`);
  await lab(page).time.fill('12.3');
  await expect.poll(() => address(page)).toMatch(/&t=12\.3$/);
  await page.reload();
  await expectPaused(page, '12.3');
  await page.goBack();
  await expect(dialog).toContainText('Recorded from @google/adk');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await page.goForward();
  await expectPaused(page, '12.3');
});

test('filters are in the address and leave no step for Back', async ({ page }) => {
  await openRuntimes(page);
  const { search, grid } = runtimes(page);
  const before = await page.evaluate(() => history.length);
  await search.fill('null');
  await page.getByText('Only rules that differ').click();
  await page.locator('summary', { hasText: 'Session services' }).click();
  await page.getByRole('button', { name: 'None' }).click();
  await page.getByRole('checkbox', { name: 'Java, in memory' }).check();
  await page.keyboard.press('Escape');
  expect(address(page)).toBe('#/runtimes?only=java-memory&differs=yes&q=null');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.reload();
  await expect(grid.getByRole('gridcell')).toHaveCount(2 * 2);
  await expect(page.getByText('2 of 40 rules')).toBeVisible();
});

test('what is wrong in an address is named', async ({ page }) => {
  await openRuntimes(page, 'rule=nope&colour=red&t=5');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    /rule can’t be nope/,
    /colour is no parameter/,
    /t says nothing without case/,
  ]);
});

test.describe('taken along', () => {
  const QUERY = 'q=numRecentEvents%200&only=js-memory';

  test('as Markdown by the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openRuntimes(page, QUERY);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByText('Copied as Markdown')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '| Look up | numRecentEvents 0 | no events | **all events** |',
    );
  });

  test('as a CSV file', async ({ page }) => {
    await openRuntimes(page, QUERY);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^adk-session-services-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toBe(
      'Group,Rule,Documented contract,"JS, in memory"\r\n' +
        'Look up,numRecentEvents 0,no events,all events\r\n',
    );
  });
});

test.describe('in a frame sandboxed to scripts only', () => {
  test.use({ allowed: [/[Dd]ownload is disallowed/] });

  test('cells open, and a file that may not be saved is told', async ({ page, baseURL }) => {
    const host = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(
        `<iframe sandbox="allow-scripts" src="${baseURL}#/runtimes" width="1200" height="800"></iframe>`,
      );
    });
    try {
      await page.goto(`http://127.0.0.1:${await listen(host, 0)}/`);
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button', { name: 'Download as CSV' }).click();
      await expect(frame.getByText(/^This frame may not save files/)).toBeVisible();
      await frame
        .getByRole('button', { name: /^replaced/ })
        .first()
        .click();
      await expect(frame.getByRole('dialog')).toContainText('Creating an id that exists');
      await frame
        .getByRole('dialog')
        .getByRole('link', { name: /^Replay / })
        .first()
        .click();
      await expect(frame.getByRole('link', { name: 'Back to the rule' })).toBeVisible();
      await page.goto('about:blank');
    } finally {
      host.closeAllConnections();
      host.close();
    }
  });
});

test.describe('when the page’s part can’t be fetched', () => {
  test.use({ allowed: [/Failed to load resource/] });

  test('says so in a line, and fetches it when asked again', async ({ page }) => {
    let refuse = true;
    await page.route(/\/RuntimesPage-.*\.js$/, (route) =>
      refuse ? route.abort() : route.continue(),
    );
    await page.goto('./#/runtimes');
    const { heading, grid } = runtimes(page);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    refuse = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toBeFocused();
    await expect(grid).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, width, height] of [
    ['desktop', 1440, 900],
    ['phone', 390, 844],
  ] as const) {
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport: { width, height } });
      // Axe looks at a whole page many times over.
      test.describe.configure({ timeout: 60_000 });

      test('axe has no objection', async ({ page }) => {
        const objections = async (part?: string) => {
          const axe = new AxeBuilder({ page });
          const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
          return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        };
        await openRuntimes(page, 'colour=red');
        await page.getByText('How to read it').click();
        expect(await objections()).toEqual([]);
        await page.goto('./#/runtimes?rule=existingId&service=java-memory');
        await expect(runtimes(page).dialog).toBeVisible();
        expect(await objections('dialog')).toEqual([]);
      });
    });
  }
}

/** What sticks out of the page to the right, but for what scrolls in the matrix's own box. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      if (element.closest('table') !== null || !element.checkVisibility()) return false;
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 0.5 || left < -0.5;
    });
    const named = out.map((element) => element.outerHTML.slice(0, 90));
    return scrollWidth > clientWidth ? [`${scrollWidth} > ${clientWidth}`, ...named] : named;
  });
}

/** Whatever can be pressed and is less than 24 px high or wide; a label counts with its control. */
function tooThin(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, select, input, summary')].flatMap((target) => {
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (target.matches('a[href="#rules"]')) return [];
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      // Thin only by rounding is not thin.
      return Math.min(width, height) > 23.9 ? [] : [target.outerHTML.slice(0, 90)];
    }),
  );
}

test('nothing scrolls sideways, and no target is thin, at any width', async ({ page }) => {
  await openRuntimes(page);
  for (const width of [320, 390, 720, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const query of [
      '',
      'only=vertex-ai&from=java-memory&to=go-database-postgres',
      'rule=idLength&service=go-database-postgres',
    ]) {
      await page.goto(`./#/runtimes?${query}`);
      await expect(runtimes(page).moving).toBeAttached();
      expect(await sideways(page), `${query} at ${width} px`).toEqual([]);
      expect(await tooThin(page), `${query} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('both pages can be reached, and a rule opens', async ({ page }) => {
    await open(page);
    const { link, grid, dialog } = runtimes(page);
    await link('Runtimes').click();
    await page.getByRole('combobox', { name: 'Session service' }).selectOption('Go, database');
    await expect(grid).toHaveCount(0);
    await page.getByRole('button', { name: /^A session that is not there/ }).click();
    await expect(dialog).toContainText('Go, database');
    expect(address(page)).toBe('#/runtimes?rule=missingOnGet&service=go-database&only=go-database');
    await page.keyboard.press('Escape');
    await link('Experiment').click();
    await expect(lab(page).experiment).toBeVisible();
  });
});

test('what is wrong with the address of a case is said in front of it', async ({ page }) => {
  await page.goto('./#/runtimes?rule=existingId&case=create-existing-id&t=61');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('alert')).toHaveText(/t can’t be 61; it was passed over\./);
  await sheet.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(sheet).toBeVisible();
});
