import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { goTo, lab, open } from './lab';

type Ends = {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly dashes: string;
};

/** The lines to be seen between the reader, its key and the store: where each begins and ends. */
function lines(page: Page): Promise<Ends[]> {
  return lab(page).stage.evaluate((stage) =>
    [...stage.querySelectorAll('path')].flatMap((path) => {
      const seen = path.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Icons have a grid of their own.
      if (!seen || path.closest('svg')?.hasAttribute('viewBox')) return [];
      const length = path.getTotalLength();
      const matrix = path.getScreenCTM();
      const at = (part: number) =>
        path.getPointAtLength(part).matrixTransform(matrix ?? new DOMMatrix());
      const [from, to] = [at(0), at(length)];
      // Arrowheads begin and end beside each other.
      if (Math.hypot(to.x - from.x, to.y - from.y) < 15) return [];
      const { strokeDasharray } = getComputedStyle(path);
      return [{ from: [from.x, from.y], to: [to.x, to.y], dashes: strokeDasharray }];
    }),
  );
}

async function boxOf(page: Page, what: 'reader' | 'cell') {
  const { stage } = lab(page);
  const target =
    what === 'reader'
      ? stage.locator('button[aria-current=step]')
      : stage
          .getByRole('listitem')
          .getByText(/tag acme|nothing here/)
          .filter({ visible: true })
          .last()
          .locator('..');
  const box = await target.boundingBox();
  if (!box) throw new Error(`no ${what}`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

const SETTLED = [
  { query: 't=45', what: 'a leak', answer: 'none', count: 3 },
  { query: 'app=per-tenant&t=45', what: 'a vain look', answer: '0.1px, 7px', count: 3 },
  { query: 'guard=on&t=45', what: 'a refusal', answer: 'none', count: 4 },
];

test('a dashed request and its answer run between reader, key and store', async ({ page }) => {
  await open(page);
  for (const width of [1920, 1440, 1024, 820, 720]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { query, answer, count } of SETTLED) {
      await goTo(page, query);
      const drawn = await lines(page);
      expect(drawn, `${query} at ${width} px`).toHaveLength(count);
      const [toKey, toStore, ...back] = drawn;
      const home = back.at(-1);
      if (!toKey || !toStore || !home) throw new Error('a line is missing');
      const reader = await boxOf(page, 'reader');
      const cell = await boxOf(page, 'cell');

      expect(toKey.dashes).toBe('5px, 5px');
      expect(toStore.dashes).toBe('5px, 5px');
      expect(home.dashes).toBe(answer);
      for (const [x, y] of [toKey.from, home.to]) {
        expect(Math.abs((x ?? 0) - reader.right)).toBeLessThanOrEqual(4);
        expect(y).toBeGreaterThan(reader.top);
        expect(y).toBeLessThan(reader.bottom);
      }
      for (const x of [toStore.to[0], back[0]?.from[0]]) {
        expect(Math.abs((x ?? 0) - cell.left)).toBeLessThanOrEqual(4);
      }
      for (const y of [toStore.to[1], back[0]?.from[1]]) {
        expect(y).toBeGreaterThan(cell.top);
        expect(y).toBeLessThan(cell.bottom);
      }
      const stage = await lab(page).stage.boundingBox();
      for (const [x, y] of drawn.flatMap(({ from, to }) => [from, to])) {
        expect(x).toBeGreaterThan(stage?.x ?? 0);
        expect(x).toBeLessThan((stage?.x ?? 0) + (stage?.width ?? 0));
        expect(y).toBeLessThan((stage?.y ?? 0) + (stage?.height ?? 0));
      }
    }
    // On its way only the request is there, and at the start nothing.
    await goTo(page, 't=42.5');
    expect(await lines(page)).toHaveLength(1);
    await goTo(page, 't=43.9');
    expect(await lines(page)).toHaveLength(2);
    await goTo(page, 't=0');
    expect(await lines(page)).toHaveLength(0);
  }

  // They follow when the stage changes its size while it stands.
  await goTo(page, 't=45');
  for (const width of [1440, 900, 1200, 760]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const reader = await lab(page).stage.locator('button[aria-current=step]').boundingBox();
        const [first] = await lines(page);
        return reader && first ? Math.abs((first.from[0] ?? 0) - reader.x - reader.width) : NaN;
      })
      .toBeLessThanOrEqual(2);
  }
  // A phone has none.
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(() => lines(page)).toEqual([]);
  await expect(lab(page).heading).toHaveText('Same key, other tenant');
});
