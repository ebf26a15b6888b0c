import type { Page } from '@playwright/test';

/** Text under 4.5:1, icons and edges of controls under 3:1, against what lies behind them. */
export function tooFaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('no canvas');
    const known = new Map<string, readonly number[]>();
    /** Red, green, blue and opacity of any colour that CSS can write. */
    const channels = (color: string) => {
      const before = known.get(color);
      if (before) return before;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const seen = [...pen.getImageData(0, 0, 1, 1).data];
      known.set(color, seen);
      return seen;
    };
    const over = (top: readonly number[], below: readonly number[]) => {
      const share = (top[3] ?? 255) / 255;
      return below.map((each, i) => (i === 3 ? 255 : (top[i] ?? 0) * share + each * (1 - share)));
    };
    const groundOf = (start: Element | null): readonly number[] => {
      if (!start)
        return channels(
          getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#121212' : '#fff',
        );
      const own = channels(getComputedStyle(start).backgroundColor);
      return own[3] === 255 ? own : over(own, groundOf(start.parentElement));
    };
    const light = (color: readonly number[]) => {
      const [r = 0, g = 0, b = 0] = color.map((each) => {
        const part = each / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (color: string, ground: readonly number[]) => {
      const [a, b] = [light(over(channels(color), ground)), light(ground)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };

    const faint = new Set<string>();
    const judge = (what: string, color: string, on: Element | null, least: number) => {
      const found = ratio(color, groundOf(on));
      if (found < least) faint.add(`${found.toFixed(2)}:1 ${what}`);
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest(':disabled, [aria-disabled=true], noscript') === null;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element && text !== '' && isSeen(element)) {
        judge(`"${text.slice(0, 40)}"`, getComputedStyle(element).color, element, 4.5);
      }
    }
    for (const svg of document.querySelectorAll('svg[viewBox]')) {
      if (!isSeen(svg)) continue;
      const { stroke, color } = getComputedStyle(svg);
      judge(
        `icon in ${svg.parentElement?.outerHTML.slice(0, 60)}`,
        stroke === 'none' ? color : stroke,
        svg,
        3,
      );
    }
    for (const control of document.querySelectorAll(
      '.button, input[type=radio], input[type=checkbox]',
    )) {
      const { borderTopColor, borderTopWidth } = getComputedStyle(control);
      if (!isSeen(control) || parseFloat(borderTopWidth) === 0) continue;
      judge(`edge of ${control.outerHTML.slice(0, 60)}`, borderTopColor, control.parentElement, 3);
    }
    return [...faint];
  });
}
