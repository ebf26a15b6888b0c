import type { Locator } from '@playwright/test';

/**
 * What is to be seen of an element, a line for each thing in it: the tag, the text, the place to a
 * tenth of a pixel, and what makes it look as it does. Screenshots can't be compared instead: the
 * edges of rounded corners depend on what was painted before.
 */
export function renderedOf(root: Locator): Promise<string[]> {
  return root.evaluate((top) => {
    const LOOKS = [
      'opacity',
      'transform',
      'color',
      'background-color',
      'border-top-color',
      'border-top-style',
      'font-weight',
      'stroke-dasharray',
    ];
    const origin = top.getBoundingClientRect();
    const round = (value: number) => String(Math.round(value * 10) / 10);
    const textOf = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        .join('');
    /** By rounding, something may be left of what has faded out, which no eye can see. */
    const isFaded = (element: Element) => Number(getComputedStyle(element).opacity) < 0.001;
    const faded = new Set<Element>();
    const lines: string[] = [];
    for (const element of top.querySelectorAll('*:not([role=status])')) {
      if ((element.parentElement && faded.has(element.parentElement)) || isFaded(element)) {
        faded.add(element);
        continue;
      }
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const looks = LOOKS.map((name) =>
        style.getPropertyValue(name).replaceAll(/-?\d+\.\d+/g, (n) => Number(n).toFixed(2)),
      );
      const { left, top: y, width, height } = element.getBoundingClientRect();
      const place = [left - origin.left, y - origin.top, width, height].map(round);
      const path = element.getAttribute('d') ?? '';
      lines.push([element.tagName, textOf(element), place.join(), path, ...looks].join(' | '));
    }
    return lines;
  });
}
