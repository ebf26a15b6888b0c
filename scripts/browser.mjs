import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tool } from './tools.mjs';

/**
 * A browser that the checks drive, and every way to come by one.
 *
 * @typedef {{
 *   title: string,
 *   variable: 'CHROMIUM_PATH' | 'FIREFOX_PATH',
 *   names: readonly string[],
 *   apps: readonly string[],
 *   programs: readonly string[],
 *   debian: string,
 *   playwrights: boolean,
 * }} Browser
 */

/** @type {Readonly<Record<'chromium' | 'firefox', Browser>>} */
const BROWSERS = {
  chromium: {
    title: 'Chromium or Chrome',
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    apps: [
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Chromium.app/Contents/MacOS/Chromium',
    ],
    programs: ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'],
    debian: 'chromium',
    playwrights: true,
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    apps: ['Firefox.app/Contents/MacOS/firefox'],
    programs: ['Mozilla Firefox/firefox.exe'],
    debian: 'firefox-esr',
    // Playwright's is patched; the tests drive the one that people have.
    playwrights: false,
  },
};

/** Quiet and alike on every machine: no updates, no background traffic, no GPU differences. */
export const BROWSER_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {Browser} browser */
function usualPlaces({ apps, programs }) {
  const { env, platform } = process;
  if (platform === 'darwin') {
    return apps.flatMap((app) =>
      ['/Applications', `${env['HOME'] ?? ''}/Applications`].map((folder) => join(folder, app)),
    );
  }
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
      programs.map((program) => join(env[name] ?? '', program)),
    );
  }
  return [];
}

async function playwrightsChromium() {
  try {
    const { chromium } = await import('playwright-core');
    return chromium.executablePath();
  } catch {
    return '';
  }
}

/** @param {string} path */
function works(path) {
  if (!path || !existsSync(path)) return false;
  // No browser prints its version on Windows. Elsewhere this weeds out stubs that only name a package.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

/**
 * Path of the browser on this machine, or null.
 * @param {Browser} browser
 */
async function findBrowser(browser) {
  const named = process.env[browser.variable];
  if (named) return works(named) ? named : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = browser.names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const own = browser.playwrights ? [await playwrightsChromium()] : [];
  return [...onPath, ...usualPlaces(browser), ...own].find(works) ?? null;
}

/** @param {Browser} browser */
function tryInstall({ debian, playwrights }) {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${debian} with apt …`);
    if (run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-qy', debian])) return;
  }
  if (!playwrights) return;
  console.log("Installing Playwright's Chromium …");
  tool('playwright', 'install', '--no-shell', 'chromium');
}

/**
 * Path of a browser, installing one where there is none.
 * @param {keyof typeof BROWSERS} [name]
 * @throws {Error} one line that says how to get one
 */
export async function requireBrowser(name = 'chromium') {
  const browser = BROWSERS[name];
  const { title, variable } = browser;
  const found = await findBrowser(browser);
  if (found) return found;
  if (process.env[variable]) {
    throw new Error(`${variable} is not a working browser: ${process.env[variable]}`);
  }
  tryInstall(browser);
  const installed = await findBrowser(browser);
  if (!installed) {
    throw new Error(`No ${title} found: install one, or set ${variable} to its program file.`);
  }
  return installed;
}
