import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { BROWSER_ARGS, requireBrowser } from '../browser.mjs';
import { freePort } from '../static-server.mjs';

/** @typedef {'performance' | 'accessibility' | 'best-practices' | 'seo'} Category */

/** @type {readonly Category[]} */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's scores, 0 to 100, and the audits that keep one of them from 100.
 * @param {string} address
 * @param {'desktop' | 'mobile'} device
 */
export async function lighthouseScores(address, device) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const flags = {
      port,
      logLevel: /** @type {const} */ ('error'),
      onlyCategories: [...CATEGORIES],
    };
    const config = device === 'desktop' ? desktopConfig : undefined;
    const result = await lighthouse(address, flags, config);
    if (!result) throw new Error('Lighthouse gave no result.');
    const { audits, categories } = result.lhr;
    return CATEGORIES.map((category) => {
      const { score, auditRefs = [] } = categories[category] ?? {};
      const rounded = Math.round((score ?? 0) * 100);
      const failed = auditRefs.filter(({ id, weight }) => {
        return rounded < 100 && weight > 0 && (audits[id]?.score ?? 1) < 1;
      });
      return { category, score: rounded, failed: failed.map(({ id }) => id) };
    });
  } finally {
    await browser.close();
  }
}
