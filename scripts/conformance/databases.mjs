import { join } from 'node:path';
import { discard, scratch } from './scratch.mjs';

/**
 * @typedef {import('./toolchain').Database} Database
 * @typedef {{ fresh: (name: string) => Promise<Database>, stop: () => Promise<void> }} Server
 *   `fresh` gives the database of that name, with nothing in it
 */

/** SQLite: each database a file. @returns {Server} */
export function sqliteFiles() {
  const dir = scratch();
  let count = 0;
  return {
    async fresh(name) {
      count += 1;
      return { kind: 'sqlite', file: join(dir, `${name}-${count}.db`) };
    },
    async stop() {
      discard(dir);
    },
  };
}
