import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { BROWSER_ARGS, requireBrowser } from './browser.mjs';
import { listen, staticServer } from './static-server.mjs';
import { ROOT } from './tools.mjs';

/** Most JavaScript and CSS, gzipped, that may be fetched before anyone touches the page. */
export const LIMIT = 130 * 1024;

// A page that loads more when idle does so within this time of the last thing that happened.
const QUIET_MS = 2000;

/** @param {number} bytes */
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * Opens the built page untouched in a real browser until it has stopped loading.
 * @returns {Promise<{ name: string, bytes: number }[]>} each script and style sheet, gzipped
 */
export async function firstLoad() {
  const { chromium } = await import('playwright-core');
  const root = join(ROOT, 'dist');
  const server = staticServer({ root });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: BROWSER_ARGS,
  });
  try {
    const page = await browser.newPage();
    /** @type {Set<string>} */
    const fetched = new Set();
    let last = Date.now();
    page.on('request', (request) => {
      last = Date.now();
      fetched.add(new URL(request.url()).pathname);
    });
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    while (Date.now() - last < QUIET_MS) {
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await page.waitForTimeout(100);
    }
    return [...fetched]
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => ({
        name,
        bytes: gzipSync(readFileSync(join(root, name)), { level: 9 }).length,
      }));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** @param {readonly { bytes: number }[]} files */
export const total = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = await firstLoad();
  for (const { name, bytes } of files) console.log(`${kb(bytes).padStart(9)}  ${name}`);
  const sum = total(files);
  console.log(
    `${kb(sum).padStart(9)}  JavaScript and CSS before any touch, of ${kb(LIMIT)} allowed`,
  );
  if (files.length === 0)
    console.error('The page fetched no script: it cannot have been measured.');
  if (sum > LIMIT || files.length === 0) process.exitCode = 1;
}
