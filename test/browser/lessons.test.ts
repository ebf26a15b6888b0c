import type { Page } from '@playwright/test';
import { LESSON_NAMES } from '../../src/engine/lesson/list';
import { objections } from './axe';
import { tooFaint } from './faint';
import { expect, test } from './fixture';
import { expectPaused, lab } from './lab';

const address = (page: Page) => new URL(page.url()).hash;

/** What a person sees of a lesson. */
function lesson(page: Page) {
  return {
    title: page.getByRole('heading', { level: 1 }),
    part: page.getByRole('heading', { level: 2 }).first(),
    parts: page.getByRole('navigation', { name: 'Parts of this lesson' }).getByRole('link'),
    by: page.getByRole('combobox', { name: 'By the rules of' }),
    question: (ask: RegExp) => page.getByRole('form', { name: ask }),
    beside: page.getByRole('table', { name: 'All session services, side by side' }),
    code: page.getByRole('tabpanel'),
    next: page.getByRole('link', { name: /^Next/ }),
  };
}

async function openLesson(page: Page, name: string, query = ''): Promise<void> {
  await page.goto(query === '' ? `./#/lessons/${name}` : `./#/lessons/${name}?${query}`);
  await expect(lesson(page).part).toBeVisible();
}

test('by mouse: from the list into a lesson, answered, watched, by other rules, and back', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('navigation').getByRole('link', { name: 'Lessons' }).click();
  await expect(lesson(page).title).toBeFocused();
  await expect(page).toHaveTitle('Lessons · Tenant Scope Lab');
  await page.getByRole('link', { name: /Monday and Tuesday in Python/ }).click();
  await expect(lesson(page).title).toHaveText('Monday and Tuesday in Python');
  await expect(lesson(page).title).toBeFocused();
  expect(address(page)).toBe('#/lessons/monday-and-tuesday');

  const monday = lesson(page).question(/what has become of/);
  await monday.getByRole('radio', { name: 'It is there: 128.' }).check();
  await monday.getByRole('button', { name: 'Check' }).click();
  await expect(monday.getByRole('status')).toHaveText(/^Wrong, by the rules of Python/);
  await lesson(page).by.selectOption('Java, in memory');
  await expect(monday.getByRole('status')).toHaveText(/^Right, by the rules of Java/);
  expect(address(page)).toBe('#/lessons/monday-and-tuesday?service=java-memory');

  await monday.getByRole('button', { name: 'Watch it' }).click();
  await lab(page).pause.click();
  await lab(page).time.fill('60');
  await expect.poll(() => address(page)).toMatch(/service=java-memory&t=60$/);
  await expect(page.getByRole('region', { name: 'Steps' })).toContainText('temp:token_count = 128');
  await page.getByText('All session services, side by side').click();
  await expect(lesson(page).beside.getByRole('row')).toHaveCount(3);

  await page.goBack();
  await expect(lesson(page).by).toHaveValue('python-memory');
  await page.goBack();
  await expect(page.getByText(/of \d+ done/)).toBeVisible();
});

test('a link away leaves the moment in the address, and Back the focus in the lesson', async ({
  page,
}) => {
  await openLesson(page, 'monday-and-tuesday');
  await lesson(page).parts.nth(1).click();
  await lab(page).play.click();
  await expect(lab(page).time).not.toHaveValue('0');
  await page.getByRole('navigation').getByRole('link', { name: 'Runtimes' }).click();
  await expect(lesson(page).title).toHaveText('What each session service does');
  await page.goBack();
  await expect(lab(page).play).toBeVisible();
  expect(address(page)).toMatch(/^#\/lessons\/monday-and-tuesday\?part=early&t=\d/);
  await lab(page).time.focus();
  await page.goBack();
  await expect(lesson(page).parts.first()).toHaveAttribute('aria-current', 'step');
  await expect(lesson(page).part).toBeFocused();
});

test('in a low window, Watch it brings the replay into sight', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await openLesson(page, 'how-much-to-load');
  const question = page.getByRole('form').last();
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: 'Check' }).click();
  await question.getByRole('button', { name: 'Watch it' }).click();
  await expect(page.getByRole('heading', { name: /^createSession/ }).first()).toBeInViewport();
});

test.describe('where the browser keeps nothing', () => {
  test('what was answered and ticked holds for the visit, and that is said', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openLesson(page, 'before-production', 'part=list');
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await expect(
      page.getByText(/^2 of \d+ ticked\. This browser refuses to keep it/),
    ).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Runtimes' }).click();
    await page.goBack();
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
    await page.getByRole('button', { name: 'Untick all' }).click();
    await expect(page.getByRole('checkbox').nth(1)).not.toBeChecked();
    await page.getByRole('button', { name: 'Tick them again' }).click();
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
  });
});

test('by keyboard alone: a part opened, a question answered, the replay stepped through', async ({
  page,
}) => {
  await openLesson(page, 'temp');
  await lesson(page).parts.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(lesson(page).part).toBeFocused();
  await expect(lesson(page).parts.nth(1)).toHaveAttribute('aria-current', 'step');
  const question = page.getByRole('form').first();
  await question.locator('input').first().focus();
  await page.keyboard.press('Space');
  await expect(question.locator('input').first()).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('status')).toHaveText(/by the/);
  await expect(question.getByRole('button', { name: 'Try again' })).toBeVisible();
  await lab(page).next.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(lab(page).time).not.toHaveValue('0');
  await page.locator('summary', { hasText: 'The code, in four languages' }).focus();
  await page.keyboard.press('Enter');
  await expect(lesson(page).code).toBeVisible();
  // The lesson opens by the rules of ADK Python.
  await page.getByRole('tab', { name: 'Python' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'TypeScript' })).toBeFocused();
  await expect(lesson(page).code).toContainText("from '@google/adk'");
});

test.describe('by phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a lesson is answered and watched by taps, and nothing is wider than the window', async ({
    page,
  }) => {
    await page.goto('./#/lessons');
    await page.getByRole('link', { name: /Fixes that do not fix/ }).tap();
    await expect(lesson(page).title).toHaveText('Fixes that do not fix');
    const question = page.getByRole('form').first();
    await question.getByRole('radio').or(question.getByRole('checkbox')).first().tap();
    await question.getByRole('button', { name: 'Check' }).tap();
    await expect(question.getByRole('status')).toHaveText(/^(Right|Wrong)/);
    await lab(page).next.tap();
    await lab(page).next.tap();
    await expect(lab(page).time).not.toHaveValue('0');
    await lesson(page).next.tap();
    await expect(lesson(page).part).toBeFocused();
    expect(await overflow(page)).toBe(0);
  });
});

test('a lesson opens at its part, its rules and its moment, and is read back', async ({ page }) => {
  await openLesson(page, 'monday-and-tuesday', 'part=early&service=js-memory&t=55');
  await expect(lesson(page).part).toHaveText('Tuesday before the event');
  await expect(lesson(page).by).toHaveValue('js-memory');
  await expectPaused(page, '55');
  await page.reload();
  await expectPaused(page, '55');
});

test('an unknown lesson opens the list and says so; a bad field is named', async ({ page }) => {
  await page.goto('./#/lessons/no-such-lesson?part=1');
  await expect(page.getByRole('alert')).toHaveText(/There is no lesson no-such-lesson\./);
  await expect(page.getByText(/of \d+ done/)).toBeVisible();
  await page.goto('./#/lessons/monday-and-tuesday?part=nowhere&t=5');
  await expect(page.getByRole('alert')).toHaveText(/nowhere is no part of this lesson/);
  await expectPaused(page, '0');
});

test('what was answered and ticked is there at the next visit, and can be forgotten', async ({
  page,
}) => {
  await openLesson(page, 'before-production', 'part=list');
  const item = page.getByRole('checkbox').first();
  await item.check();
  await page.reload();
  await expect(item).toBeChecked();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as Markdown' }).click();
  expect((await file).suggestedFilename()).toBe('before-production.md');

  await openLesson(page, 'monday-and-tuesday', 'part=early');
  const question = page.getByRole('form').first();
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: 'Check' }).click();
  await page.reload();
  await expect(lesson(page).parts.nth(1)).toHaveAccessibleName(/answered$/);
  await expect(question.getByRole('radio').first()).toBeChecked();
  await expect(question.getByRole('status')).toHaveText(/by the rules of/);
  await page.goto('./#/lessons');
  await page.getByRole('button', { name: 'Forget what I did' }).click();
  await page.reload();
  await expect(page.getByText(/^0 of \d+ done/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Forget what I did' })).toHaveCount(0);
});

/** By how many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

for (const { colorScheme, viewport } of [
  { colorScheme: 'light' as const, viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark' as const, viewport: { width: 390, height: 844 } },
]) {
  test.describe(`${colorScheme}, ${viewport.width} wide`, () => {
    test.describe.configure({ timeout: 120_000 });
    test.use({ colorScheme, viewport });

    for (const name of LESSON_NAMES) {
      test(`${name}: every part is clean to axe, stands out, and is no wider than the window`, async ({
        page,
      }) => {
        await openLesson(page, name);
        for (let more = true; more;) {
          await page.evaluate(() => {
            for (const each of document.querySelectorAll('details')) each.open = true;
          });
          const readOn = page.getByRole('button', { name: 'Read on' });
          if ((await readOn.count()) > 0) await readOn.click();
          const form = page.getByRole('form');
          if ((await form.count()) > 0) {
            const first = form.first();
            await first.locator('input').first().check();
            await first.getByRole('button', { name: 'Check' }).click();
            await lab(page).time.fill('60');
          }
          expect(await objections(page)).toEqual([]);
          expect(await tooFaint(page)).toEqual([]);
          expect(await overflow(page)).toBe(0);
          const { next } = lesson(page);
          more = (await next.count()) > 0 && (await next.innerText()).startsWith('Next:');
          if (more) await next.click();
        }
      });
    }

    test('the list is clean to axe', async ({ page }) => {
      await page.goto('./#/lessons/unknown');
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await objections(page)).toEqual([]);
      expect(await tooFaint(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });
  });
}
