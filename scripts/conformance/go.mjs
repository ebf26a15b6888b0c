import { join } from 'node:path';

const PROGRAM = 'recorder';

/** @type {import('./toolchain').Toolchain} */
export const go = {
  language: 'go',
  packageName: 'google.golang.org/adk/v2',
  needs: ['go'],
  runtimes: [
    { id: 'go-memory', service: 'memory', databases: [] },
    { id: 'go-database', service: 'database', databases: ['sqlite', 'postgres'] },
  ],
  install: async () => {},
  async build({ dir, sources, exec }) {
    // The build folder may lie in a checkout whose version control cannot be asked.
    await exec('go', 'build', '-C', sources, '-buildvcs=false', '-o', join(dir, PROGRAM), '.');
  },
  command: ({ dir }) => [join(dir, PROGRAM)],
};
