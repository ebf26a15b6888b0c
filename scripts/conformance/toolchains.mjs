import { go } from './go.mjs';
import { java } from './java.mjs';
import { js } from './js.mjs';
import { load } from './load.mjs';
import { python } from './python.mjs';

/**
 * @typedef {import('./toolchain').RecordedService} RecordedService
 * @typedef {import('./toolchain').Toolchain} Toolchain
 */

/** @type {typeof import('../../src/engine/runtimes/twin')} */
const { POSTGRES_TWIN } = await load('src/engine/runtimes/twin.ts');

/** @type {readonly Toolchain[]} */
export const TOOLCHAINS = [java, python, js, go];

/** The id of what a service answers on PostgreSQL, where that is something else. @param {string} id */
export function twinOf(id) {
  return `${id}${POSTGRES_TWIN}`;
}

/** The runtimes that a service may turn out to be. @param {RecordedService} service */
export function idsOf({ id, databases }) {
  return databases.includes('postgres') ? [id, twinOf(id)] : [id];
}

/** The toolchain that records a runtime. @param {string} runtime */
export function toolchainOf(runtime) {
  return TOOLCHAINS.find(({ runtimes }) => runtimes.some((each) => idsOf(each).includes(runtime)));
}
