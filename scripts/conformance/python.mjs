import { join } from 'node:path';
import { makeOnce } from './build.mjs';

/** @type {import('./toolchain').Toolchain} */
export const python = {
  language: 'python',
  packageName: 'google-adk',
  needs: ['python3'],
  runtimes: [
    { id: 'python-memory', service: 'memory', databases: [] },
    { id: 'python-database', service: 'database', databases: ['sqlite', 'postgres'] },
    { id: 'python-sqlite', service: 'sqlite', databases: ['sqlite'] },
  ],
  async install({ dir, sources, exec }) {
    const lock = join(sources, 'requirements.txt');
    const venv = join(dir, 'venv');
    await makeOnce(venv, [lock], async () => {
      await exec('python3', '-m', 'venv', venv);
      const options = ['--quiet', '--require-hashes', '--no-deps', '--only-binary', ':all:'];
      await exec(interpreter(dir), '-m', 'pip', 'install', ...options, '-r', lock);
    });
  },
  build: async () => {},
  command: ({ dir, sources }) => [interpreter(dir), join(sources, 'recorder.py')],
};

/** Python with the packages that are installed in a folder. @param {string} dir */
export function interpreter(dir) {
  return join(dir, 'venv/bin/python');
}
