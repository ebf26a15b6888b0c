import { parseArgs } from 'node:util';
import { idsOf, TOOLCHAINS, toolchainOf } from './toolchains.mjs';

/**
 * @typedef {{
 *   required: readonly string[],
 *   toolchains: typeof TOOLCHAINS,
 *   caseName: string | undefined,
 *   random: { count: number, seed: number } | undefined,
 *   isChosen: (runtime: string) => boolean,
 *   save: boolean,
 * }} Options `toolchains` have only the runtimes that are chosen
 */

/** @type {readonly string[]} */
const LANGUAGES = TOOLCHAINS.map(({ language }) => language);

export const USAGE = `usage: npm run conformance -- [--require ${LANGUAGES.join(',')}] [--only <runtime>,…] [--case <name> | --random <count> [--seed <number>] | --save]`;

/**
 * @param {readonly string[]} args
 * @returns {Options}
 * @throws {Error} that says which argument is wrong
 */
export function readOptions(args) {
  const text = { type: /** @type {const} */ ('string') };
  const { values } = parseArgs({
    args: [...args],
    options: {
      require: text,
      only: text,
      case: text,
      random: text,
      seed: text,
      save: { type: 'boolean' },
    },
  });
  const { case: caseName, save = false } = values;
  const random = randomOf(values.random, values.seed);
  const wholes = [caseName, random, save || undefined].filter((each) => each !== undefined);
  if (wholes.length > 1) throw new Error('only one of --case, --random and --save can be done');

  const required = list(values.require);
  const odd = required.find((each) => !LANGUAGES.includes(each));
  if (odd !== undefined) throw new Error(`${odd} is not a language that is recorded`);

  const only = list(values.only);
  const unknown = only.find((id) => toolchainOf(id) === undefined);
  if (unknown !== undefined) throw new Error(`${unknown} is not a runtime that is recorded`);
  const toolchains = chosen(only);
  const ids = toolchains.flatMap(({ runtimes }) => runtimes.flatMap(idsOf));
  const isChosen = (/** @type {string} */ id) => only.length === 0 || ids.includes(id);
  return { required, toolchains, isChosen, caseName, random, save };
}

/** @param {string | undefined} count @param {string} [seed] */
function randomOf(count, seed = '1') {
  if (count === undefined) return undefined;
  const [cases, start] = [Number(count), Number(seed)];
  if (!Number.isInteger(cases) || cases < 1) throw new Error(`--random ${count} is no count`);
  if (!Number.isInteger(start)) throw new Error(`--seed ${seed} is no whole number`);
  return { count: cases, seed: start };
}

/** @param {string} [text] */
function list(text = '') {
  return text.split(',').filter((each) => each !== '');
}

/** @param {readonly string[]} only all of them when there is none */
function chosen(only) {
  if (only.length === 0) return TOOLCHAINS;
  return TOOLCHAINS.map((toolchain) => ({
    ...toolchain,
    runtimes: toolchain.runtimes.filter((each) => idsOf(each).some((id) => only.includes(id))),
  })).filter(({ runtimes }) => runtimes.length > 0);
}
