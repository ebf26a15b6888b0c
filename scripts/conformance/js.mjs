import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOnce } from './build.mjs';

const PACKAGE_FILES = ['package.json', 'package-lock.json'];

/** @type {import('./toolchain').Toolchain} */
export const js = {
  language: 'js',
  packageName: '@google/adk',
  needs: ['node', 'npm'],
  runtimes: [
    { id: 'js-memory', service: 'memory', databases: [] },
    { id: 'js-database', service: 'database', databases: ['sqlite', 'postgres'] },
  ],
  async install({ dir, sources, exec }) {
    // The sources lie in a folder of this one, so that Node finds the packages from there.
    for (const name of PACKAGE_FILES) copyFileSync(join(sources, name), join(dir, name));
    const files = PACKAGE_FILES.map((name) => join(dir, name));
    await makeOnce(join(dir, 'node_modules'), files, () =>
      exec('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'),
    );
  },
  build: async () => {},
  command: ({ sources }) => [process.execPath, join(sources, 'recorder.mjs')],
};
