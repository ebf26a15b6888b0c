import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import { listen, staticServer } from '../../scripts/static-server.mjs';
import { expect, test } from './fixture';

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}/`, import.meta.url));

/** That the page is up, with its own fonts, and shows the opening run's leak. */
async function expectWorking(page: Page | Frame): Promise<void> {
  await expect(page.getByRole('region', { name: 'Your experiment' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Computed data' })).toContainText('leak');
  const fonts = await page.evaluate(async () => {
    const faces = await document.fonts.ready;
    return [...faces].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(fonts).toEqual(expect.arrayContaining(['Inter', 'JetBrains Mono']));
}

async function withServer(
  page: Page,
  server: Server,
  act: (port: number) => Promise<void>,
): Promise<void> {
  const port = await listen(server, 0);
  try {
    await act(port);
    // The page may still be loading what can wait: it must not see its server go.
    await page.goto('about:blank');
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.describe('the content security policy', () => {
  test.use({ allowed: [/violat|Content Security Policy/] });

  test('is in force and refuses what the page did not bring', async ({ page, problems }) => {
    await page.goto('./');
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /^default-src 'none'; script-src 'self';/);
    await expect(policy).not.toHaveAttribute('content', /unsafe/);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "injected"';
      document.body.append(script);
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.body.append(style);
    });
    await expect(page).not.toHaveTitle('injected');
    await expect(page.locator('body')).toBeVisible();
    await expect.poll(() => problems.join()).toMatch(/policy violation: script-src/);
    await expect.poll(() => problems.join()).toMatch(/policy violation: style-src/);
  });
});

test('the page works under a sub-path', async ({ page }) => {
  await withServer(
    page,
    staticServer({ root: folder('dist'), base: '/some/where/' }),
    async (port) => {
      await page.goto(`http://127.0.0.1:${port}/some/where/`);
      await expectWorking(page);
    },
  );
});

test('the single file works from a disk', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const address = pathToFileURL(`${folder('dist-single')}index.html`).href;
  await page.goto(`${address}#/?t=45`);
  await expectWorking(page);
  await page.goto(`${address}#/lessons/monday-and-tuesday`);
  await expect(page.getByRole('form', { name: /Which of the four/ })).toBeVisible();
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([address]);
});

test('the licences of what was built in go with both builds', () => {
  for (const file of ['dist/third-party-licenses.md', 'dist-single/index.html']) {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(text).toMatch(/^## @google\/adk - 2\.0\.0 \(Apache-2\.0\)$/m);
    expect(text).toMatch(/^\s*Apache License$/m);
    expect(text).toMatch(/^## lodash-es - [\d.]+ \(MIT\)$/m);
  }
});

test('the page works in a frame sandboxed to scripts only', async ({ page, baseURL }) => {
  const host = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<iframe sandbox="allow-scripts" src="${baseURL}" width="1200" height="800"></iframe>`,
    );
  });
  await withServer(page, host, async (port) => {
    await page.goto(`http://127.0.0.1:${port}/`);
    const frame = page.frames().find((each) => each.url() === baseURL);
    if (!frame) throw new Error('the frame did not load');
    expect(await frame.evaluate(() => window.origin)).toBe('null');
    await expectWorking(frame);
  });
});

test('the page works where storage is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('./');
  await expectWorking(page);
});

for (const theme of ['light', 'dark']) {
  test(`a remembered ${theme} theme is there before the first paint`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('tsl.theme', name), theme);
    // With the page's own script held back, only the script in the head can have set it.
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the reading', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1, name: 'Tenant Scope Lab' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('support-agent');
  });
});
