import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = '@google/adk';

/** @type {import('./toolchain').Toolchain} */
export const js = {
  language: 'js',
  packageName: PACKAGE,
  needs: ['node', 'npm'],
  runtimes: [
    { id: 'js-memory', service: 'memory', databases: [] },
    { id: 'js-database', service: 'database', databases: ['sqlite', 'postgres'] },
  ],
  build({ dir, exec }) {
    const lock = readFileSync(join(dir, 'package-lock.json'), 'utf8');
    // Written last, so that an install that was cut short is done again.
    const installed = join(dir, 'node_modules/installed-lock.json');
    if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
    rmSync(join(dir, 'node_modules'), { recursive: true, force: true });
    try {
      exec('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent');
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new Error(`${PACKAGE} could not be installed\n${said}`, { cause: error });
    }
    writeFileSync(installed, lock);
  },
  command: (dir) => [process.execPath, join(dir, 'recorder.mjs')],
};
