import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '../tools.mjs';

/** The folder of the cases, the recordings and the recorders. */
export const CONFORMANCE = join(ROOT, 'test/conformance');

/**
 * Loads a TypeScript module.
 * @template T
 * @param {string} pathFromRoot
 * @returns {Promise<T>}
 */
export async function load(pathFromRoot) {
  /** @type {{ module: T }} */
  const { module } = await runnerImport(join(ROOT, pathFromRoot), {
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
