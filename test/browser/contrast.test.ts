import { tooFaint } from './faint';
import { expect, test } from './fixture';
import { goTo, lab, open } from './lab';

const STATES = [
  't=0',
  't=43.6',
  't=45',
  'guard=on&t=45',
  'app=per-tenant&t=45',
  'prefix=user&t=35',
  'prefix=temp&t=15',
  'prefix=none&app=per-tenant&user=qualified&t=45',
  'prefix=user&collision=no&t=60',
  'prefix=nope&t=12.3',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('every text and every icon stands out from its ground', async ({ page }) => {
      await open(page);
      const { trace } = lab(page);
      await page.getByRole('heading', { name: 'This setting as code' }).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await page.getByRole('button', { name: 'Run it', exact: true }).click();
      await page.getByText('State of session S1').click();
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const query of STATES) {
          await goTo(page, query);
          expect(await tooFaint(page), `${query} at ${width} px`).toEqual([]);
        }
      }
      // Pointed at, a reader has another ground.
      await trace.getByRole('button').nth(4).hover();
      expect(await tooFaint(page)).toEqual([]);
      await page.getByRole('button', { name: 'Shortcuts', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await tooFaint(page)).toEqual([]);
    });
  });
}
