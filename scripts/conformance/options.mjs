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
  const modes = [caseName, random, save || undefined].filter((each) => each !== undefined);
  if (modes.length > 1) throw new Error('only one of --case, --random and --save can be done');

  const required = list(values.require);
  const noLanguage = required.find((each) => !LANGUAGES.includes(each));
  if (noLanguage !== undefined) throw new Error(`${noLanguage} is not a language that is recorded`);

  const only = list(values.only);
  const noRuntime = only.find((id) => toolchainOf(id) === undefined);
  if (noRuntime !== undefined) throw new Error(`${noRuntime} is not a runtime that is recorded`);
  const toolchains = chosen(only);
  const leftOut = required.find((each) => !toolchains.some(({ language }) => language === each));
  if (leftOut !== undefined) throw new Error(`${leftOut} is required, and --only leaves it out`);
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
