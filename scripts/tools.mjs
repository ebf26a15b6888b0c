// Only Node's built-ins: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where each tool's command starts, so that no shell has to find it. */
const TOOLS = {
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

/**
 * Runs a program in the repository with its output shown; true when it succeeded.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ shell?: boolean }} [options]
 */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options }).status === 0;
}

/**
 * Runs one of the project's tools.
 * @param {keyof typeof TOOLS} name
 * @param {...string} args
 */
export function tool(name, ...args) {
  return run(process.execPath, [join(ROOT, 'node_modules', TOOLS[name]), ...args]);
}

function upToDate() {
  // npm writes this file last, so a broken-off install counts as none.
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  const lock = join(ROOT, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/** Installs the locked packages where they are missing or older than the lock file. */
export function install() {
  if (upToDate()) return true;
  console.log('Installing packages …');
  // A shell may hold NODE_ENV=production, which would leave out everything that builds the page.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'] ?? '';
  if (basename(npm).startsWith('npm')) return run(process.execPath, [npm, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}
