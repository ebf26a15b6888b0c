import { objections } from './axe';
import { expect, test } from './fixture';
import { goTo, lab, open } from './lab';

/** Every outcome, mid-flight, the start and the end; light and dark each see half of them. */
const SOME = ['t=0', 'guard=on&t=45', 'prefix=user&t=35', 't=60'];
const OTHERS = ['t=15', 't=43.6', 'app=per-tenant&t=45', 'prefix=temp&t=15'];

// Axe looks at a whole page many times over.
test.describe.configure({ timeout: 60_000 });

const LOOKS = [
  {
    colorScheme: 'light' as const,
    device: 'desktop',
    viewport: { width: 1280, height: 900 },
    states: SOME,
  },
  {
    colorScheme: 'dark' as const,
    device: 'desktop',
    viewport: { width: 1280, height: 900 },
    states: [],
  },
  {
    colorScheme: 'light' as const,
    device: 'phone',
    viewport: { width: 390, height: 844 },
    states: [],
  },
  {
    colorScheme: 'dark' as const,
    device: 'phone',
    viewport: { width: 390, height: 844 },
    states: OTHERS,
  },
];

for (const { colorScheme, device, viewport, states } of LOOKS) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport });

    test('axe has no objection', async ({ page }) => {
      await open(page, 'prefix=nope&color=red&t=45');
      await expect(lab(page).problems).toBeVisible();
      await page.getByRole('heading', { name: 'This setting as code' }).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      expect(await objections(page)).toEqual([]);
      await page.getByRole('button', { name: 'Shortcuts', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await objections(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      for (const query of states) {
        await goTo(page, query);
        expect(await objections(page, '#player'), query).toEqual([]);
      }
    });
  });
}

test('landmarks, headings, language and ids are marked up as what they are', async ({ page }) => {
  await open(page, 't=45');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Your experiment',
    'Replay',
    'Final metrics',
    'Event trace',
    'Computed data',
    'Run it on the real ADK, in this tab',
    'This setting as code',
    'Reading',
  ]);
  await expect(lab(page).time).toHaveAttribute('aria-valuetext', '45.0 seconds, after globex S4');

  // Ids, keys and values are isolated in direction.
  await goTo(page, 'prefix=user&user=qualified&t=45');
  const loose = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!/support-agent|acme:|globex:|\|/.test(text)) continue;
      const element = node.parentElement;
      // A title and the line that is spoken are plain text.
      if (!element || element.closest('[role=status], noscript')) continue;
      if (!element.closest('bdi')) found.push(text);
    }
    return found;
  });
  expect(loose).toEqual([]);
  const keys = lab(page).data.getByRole('cell').locator('bdi');
  await expect(keys).toHaveCount(4);
});
