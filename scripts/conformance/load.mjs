import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '../tools.mjs';

/** The folder of the cases, the recordings and the recorders. */
export const CONFORMANCE = join(ROOT, 'test/conformance');

/**
 * Loads a module of that folder.
 * @template T
 * @param {string} name
 * @returns {Promise<T>}
 */
export async function loadFromTests(name) {
  /** @type {{ module: T }} */
  const { module } = await runnerImport(join(CONFORMANCE, name), {
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
