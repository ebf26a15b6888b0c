import { join } from 'node:path';

const PACKAGE = 'google.golang.org/adk/v2';
const PROGRAM = 'recorder';

/** @type {import('./toolchain').Toolchain} */
export const go = {
  language: 'go',
  packageName: PACKAGE,
  needs: ['go'],
  runtimes: [
    { id: 'go-memory', service: 'memory', databases: [] },
    { id: 'go-database', service: 'database', databases: ['sqlite', 'postgres'] },
  ],
  build({ exec }) {
    try {
      // The build folder may lie in a checkout whose version control cannot be asked.
      exec('go', 'build', '-buildvcs=false', '-o', PROGRAM, '.');
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new Error(`${PACKAGE} could not be built\n${said}`, { cause: error });
    }
  },
  command: (dir) => [join(dir, PROGRAM)],
};
