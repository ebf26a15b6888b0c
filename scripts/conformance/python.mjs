import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = 'google-adk';
const LOCK = 'requirements.txt';

/** @type {import('./toolchain').Toolchain} */
export const python = {
  language: 'python',
  packageName: PACKAGE,
  needs: ['python3'],
  runtimes: [
    { id: 'python-memory', service: 'memory', databases: [] },
    { id: 'python-database', service: 'database', databases: ['sqlite', 'postgres'] },
    { id: 'python-sqlite', service: 'sqlite', databases: ['sqlite'] },
  ],
  build({ dir, exec }) {
    const lock = readFileSync(join(dir, LOCK), 'utf8');
    // Written last, so that an install that was cut short is done again.
    const installed = join(dir, 'venv/installed.txt');
    if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
    rmSync(join(dir, 'venv'), { recursive: true, force: true });
    try {
      exec('python3', '-m', 'venv', 'venv');
      const options = ['--quiet', '--require-hashes', '--no-deps', '--only-binary', ':all:'];
      exec(interpreter(dir), '-m', 'pip', 'install', ...options, '-r', LOCK);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new Error(`${PACKAGE} could not be installed:\n${said}`, { cause: error });
    }
    writeFileSync(installed, lock);
  },
  command: (dir) => [interpreter(dir), join(dir, 'recorder.py')],
};

/** @param {string} dir */
function interpreter(dir) {
  return join(dir, 'venv/bin/python');
}
