// Records the bitmap icons and the social picture into public/ and the README's screenshots of the last
// build into docs/images/. Run by hand after a change of looks: node scripts/make-images.mjs
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { BROWSER_ARGS, requireBrowser } from './browser.mjs';
import { listen, staticServer } from './static-server.mjs';
import { ROOT } from './tools.mjs';

/** @param {string} name */
const fontAddress = (name) => {
  const file = join(ROOT, `node_modules/@fontsource-variable/${name}-latin-wght-normal.woff2`);
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
};

const mark = readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8');

/** @param {number} size @param {number} inset @param {string} ground */
const icon = (size, inset, ground) => `<style>
  body { margin: 0; background: ${ground} }
  svg { display: block; width: ${size - 2 * inset}px; margin: ${inset}px }
</style>${mark}`;

const SOCIAL = `<style>
  @font-face { font-family: Inter; font-weight: 100 900; src: url(${fontAddress('inter/files/inter')}) }
  @font-face { font-family: Mono; font-weight: 100 800; src: url(${fontAddress('jetbrains-mono/files/jetbrains-mono')}) }
  body { margin: 0; width: 1200px; height: 630px; background: #f6f5f1; color: #18212f; font: 30px/1.45 Inter }
  main { padding: 84px 88px }
  header { display: flex; align-items: center; gap: 22px; font-weight: 650; font-size: 34px; letter-spacing: -0.01em }
  header svg { width: 64px }
  h1 { margin: 56px 0 14px; font-size: 72px; line-height: 1.1; letter-spacing: -0.03em; font-weight: 680 }
  p { margin: 0; color: #56606f; max-width: 30em }
  ul { display: flex; gap: 14px; margin: 56px 0 0; padding: 0; list-style: none; font: 500 24px/1 Mono }
  li { padding: 18px 22px; border: 2px solid #e2dfd6; border-radius: 16px; background: #fff }
  li b { font-weight: 700 }
  .write { border-color: #0a6b6b; background: #e2f1ef }
  .leak { border-color: #b3182f; background: #fde9ec; color: #b3182f }
</style>
<main>
  <header>${mark}Tenant Scope Lab</header>
  <h1>One write, four readers</h1>
  <p>Which sessions, users and tenants can read a value under each ADK state key prefix?</p>
  <ul><li class="write">app|support-agent</li><li>alice S1</li><li>alice S2</li><li>bob S3</li><li class="leak">globex S4</li></ul>
</main>`;

const PICTURES = [
  { file: 'favicon.png', width: 48, height: 48, html: icon(48, 0, 'transparent') },
  { file: 'apple-touch-icon.png', width: 180, height: 180, html: icon(180, 26, '#f6f5f1') },
  { file: 'social.png', width: 1200, height: 630, html: SOCIAL },
];

const browser = await chromium.launch({
  executablePath: await requireBrowser(),
  args: BROWSER_ARGS,
});
const page = await browser.newPage({ colorScheme: 'light' });
for (const { file, width, height, html } of PICTURES) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html>${html}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(ROOT, 'public', file), omitBackground: true });
}

const server = staticServer({ root: join(ROOT, 'dist') });
const port = await listen(server, 0);
await page.setViewportSize({ width: 1440, height: 880 });
for (const { file, hash, seen } of [
  { file: 'experiment.png', hash: '#/?t=45', seen: '#player' },
  { file: 'runtimes.png', hash: '#/runtimes', seen: '[role=grid]' },
  { file: 'lesson.png', hash: '#/lessons/two-turns-at-once?t=55', seen: 'form' },
]) {
  await page.goto(`http://127.0.0.1:${port}/${hash}`);
  await page.waitForSelector(seen);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(ROOT, 'docs/images', file) });
}
await browser.close();
server.close();
