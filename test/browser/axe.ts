import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe objects to on the page, or in one part of it; contrast has a test of its own. */
export async function objections(page: Page, part?: string): Promise<string[]> {
  // The legacy mode needs no page of its own to sum up: there are no frames here.
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode();
  const { violations, incomplete } = await (part === undefined ? axe : axe.include(part)).analyze();
  const unsure = incomplete.filter(({ id }) => id !== 'color-contrast');
  return [...violations, ...unsure].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 90)} ${failureSummary ?? ''}`),
  );
}
