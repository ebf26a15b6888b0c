import type { Page } from '@playwright/test';
import { SETTINGS_TABLE } from '../engine/experiment/settings-table';
import { expect, test } from './fixture';
import { lab, open } from './lab';

const MOMENTS = ['0', '5', '15', '25', '35', '43.6', '45', '60'];

const QUERIES = SETTINGS_TABLE.flatMap(({ when: [prefix, app, user, collision] }) =>
  ['off', 'on'].map(
    (guard) => `prefix=${prefix}&app=${app}&user=${user}&collision=${collision}&guard=${guard}`,
  ),
);

/** What was found, each with the first address at which it was. */
type Found = { readonly rooms: readonly string[]; readonly faults: readonly string[] };

/** Goes through all settings and moments within the page: they are too many to go by hand. */
function lookAtAll(page: Page): Promise<Found> {
  return lab(page).stage.evaluate(
    async (stage, { queries, moments }) => {
      const slider = document.querySelector<HTMLInputElement>('input[type=range]');
      const transport = slider?.closest('[role=group]');
      if (!slider || !transport) throw new Error('no transport');
      const goTo = (query: string) =>
        new Promise((done) => {
          addEventListener('popstate', done, { once: true });
          location.hash = `#/?${query}`;
        });
      /** React draws before this task is over; the next one would let the browser paint. */
      const drawn = async () => {
        for (let i = 0; i < 5; i += 1) await Promise.resolve();
      };

      /** The nearest element with a ground or a border of its own: what text must stay within. */
      const boxOf = (start: Element): Element => {
        let element = start;
        while (element !== stage) {
          const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(element);
          const bordered = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
          if (bordered || !/^rgba\(.*, 0\)$/.test(backgroundColor)) break;
          element = element.parentElement ?? stage;
        }
        return element;
      };
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(element).clipPath === 'none' &&
        element.closest('.visually-hidden') === null;
      const inClipped = (element: Element): boolean =>
        element !== stage &&
        (getComputedStyle(element).clipPath !== 'none' ||
          (element.parentElement !== null && inClipped(element.parentElement)));

      const textsSeen = () => {
        const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
        const found: { text: string; element: Element; rects: DOMRect[] }[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          if (!element || node.textContent?.trim() === '') continue;
          if (!isSeen(element) || inClipped(element)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          found.push({ text: node.textContent ?? '', element, rects: [...range.getClientRects()] });
        }
        return found;
      };

      const faultsOf = () => {
        const texts = textsSeen();
        const faults: string[] = [];
        for (const { text, element, rects } of texts) {
          const box = boxOf(element).getBoundingClientRect();
          for (const { left, right, top, bottom } of rects) {
            const out = Math.max(
              box.left - left,
              right - box.right,
              box.top - top,
              bottom - box.bottom,
            );
            if (out > 0.5) faults.push(`"${text}" is ${out.toFixed(1)} px out of its box`);
          }
        }
        for (const [i, a] of texts.entries()) {
          for (const b of texts.slice(i + 1)) {
            const overlap = a.rects.some((one) =>
              b.rects.some(
                (other) =>
                  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
                  // Lines stand close: only what covers the letters of another counts.
                  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4,
              ),
            );
            if (overlap) faults.push(`"${a.text}" lies on "${b.text}"`);
          }
        }
        return [...new Set(faults)];
      };

      const rooms = new Map<string, string>();
      const faults = new Map<string, string>();
      for (const query of queries) {
        await goTo(query);
        for (const t of moments) {
          slider.value = t;
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          await drawn();
          const { height } = stage.getBoundingClientRect();
          const top = transport.getBoundingClientRect().top + scrollY;
          const room = `stage ${Math.round(height)} px high, transport at ${Math.round(top)}`;
          if (!rooms.has(room)) rooms.set(room, `${query}&t=${t}`);
          // A chip in mid-flight passes over things, as it should.
          for (const fault of t === '43.6' ? [] : faultsOf()) {
            if (!faults.has(fault)) faults.set(fault, `${query}&t=${t}`);
          }
        }
      }
      const named = (found: ReadonlyMap<string, string>) =>
        [...found].map(([what, where]) => `${what}: ${where}`);
      return { rooms: named(rooms), faults: named(faults) };
    },
    { queries: QUERIES, moments: MOMENTS },
  );
}

// A whole table of states a test: more than one page's worth of work.
test.describe.configure({ timeout: 60_000 });

for (const width of [1440, 1024, 820, 390, 320]) {
  test(`at ${width} px the stage keeps its room and its texts theirs, whatever is chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const { rooms, faults } = await lookAtAll(page);
    expect.soft(faults).toEqual([]);
    expect(rooms).toHaveLength(1);
  });
}
