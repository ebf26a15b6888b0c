import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tool } from './tools.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const HOW_TO =
  'No Chromium or Chrome found: install one, or set CHROMIUM_PATH to its program file.';

/** Quiet and alike on every machine: no updates, no background traffic, no GPU differences. */
export const BROWSER_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function usualPlaces() {
  const { env, platform } = process;
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].flatMap((app) =>
      ['/Applications', `${env['HOME'] ?? ''}/Applications`].map(
        (folder) => `${folder}/${app}.app/Contents/MacOS/${app}`,
      ),
    );
  }
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
      ['Google', 'Chromium'].map((maker) =>
        join(env[name] ?? '', maker, maker === 'Google' ? 'Chrome' : '', 'Application/chrome.exe'),
      ),
    );
  }
  return [];
}

async function playwrightsOwn() {
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
  // Chrome on Windows prints no version. Elsewhere this weeds out stubs that only name a package.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

/** Path of a Chromium or Chrome on this machine, or null. */
async function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return works(named) ? named : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...usualPlaces(), await playwrightsOwn()].find(works) ?? null;
}

function tryInstall() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt …');
    if (run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-qy', 'chromium'])) return;
  }
  console.log("Installing Playwright's Chromium …");
  tool('playwright', 'install', '--no-shell', 'chromium');
}

/**
 * Path of a browser, installing one where there is none.
 * @throws {Error} one line that says how to get one
 */
export async function requireBrowser() {
  const found = await findBrowser();
  if (found) return found;
  if (process.env['CHROMIUM_PATH']) {
    throw new Error(`CHROMIUM_PATH is not a working browser: ${process.env['CHROMIUM_PATH']}`);
  }
  tryInstall();
  const installed = await findBrowser();
  if (!installed) throw new Error(HOW_TO);
  return installed;
}
