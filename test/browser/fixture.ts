import { test as base, expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

type Guard = {
  /** What a test brings about on purpose (a failed download, say); everything else fails it. */
  readonly allowed: readonly RegExp[];
  /** What has gone wrong so far, as text. */
  readonly problems: readonly string[];
};

const isForeign = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1';
};

/** Notes every error, warning, policy violation and foreign request of a context's pages. */
async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  context.on('weberror', (error) => problems.push(`page error: ${String(error.error())}`));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  context.on('request', (request) => {
    if (isForeign(request.url())) problems.push(`foreign request: ${request.url()}`);
  });
  // Chromium puts most violations on the console by itself, but not one that a script catches.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

/** Playwright's test, which also fails on anything that `watch` notes. */
export const test = base.extend<Guard>({
  allowed: [[], { option: true }],
  problems: [
    // Asks for the page too, so that it is still open afterwards and can hand in what is queued.
    async ({ context, page, allowed, javaScriptEnabled }, use) => {
      const problems: string[] = [];
      await watch(context, problems);
      await use(problems);
      if (javaScriptEnabled) {
        await page.evaluate(() => new Promise((done) => setTimeout(done))).catch(() => {});
      }
      expect(problems.filter((text) => !allowed.some((known) => known.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
