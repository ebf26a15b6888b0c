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
 *   records: boolean,
 *   samples: readonly string[] | null,
 * }} Options `toolchains` have only the runtimes that are chosen; `records` is false when only samples
 *   are checked; `samples` are the lessons whose samples are, all of them when it is empty
 */

/** @type {readonly string[]} */
const LANGUAGES = TOOLCHAINS.map(({ language }) => language);

export const USAGE = `usage: npm run conformance -- [--require ${LANGUAGES.join(',')}] [--only <runtime>,…] [--case <name> | --random <count> [--seed <number>] | --samples [<lesson> …] | --save]`;

/**
 * @param {readonly string[]} args
 * @returns {Options}
 * @throws {Error} that says which argument is wrong
 */
export function readOptions(args) {
  const text = { type: /** @type {const} */ ('string') };
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      require: text,
      only: text,
      case: text,
      random: text,
      seed: text,
      save: { type: 'boolean' },
      samples: { type: 'boolean' },
    },
  });
  const { case: caseName, save = false, samples: onlySamples = false } = values;
  const random = randomOf(values.random, values.seed);
  const modes = [caseName !== undefined, random !== undefined, onlySamples, save].filter(Boolean);
  if (modes.length > 1)
    throw new Error('only one of --case, --random, --samples and --save can be done');
  const [name] = positionals;
  if (name !== undefined && !onlySamples) throw new Error(`${name} is no option`);

  const required = list(values.require);
  const noLanguage = required.find((each) => !LANGUAGES.includes(each));
  if (noLanguage !== undefined) throw new Error(`${noLanguage} is not a language that is recorded`);

  const only = list(values.only);
  if (only.length > 0 && onlySamples) throw new Error('--only chooses runtimes, not samples');
  const noRuntime = only.find((id) => toolchainOf(id) === undefined);
  if (noRuntime !== undefined) throw new Error(`${noRuntime} is not a runtime that is recorded`);
  const toolchains = chosen(only);
  const leftOut = required.find((each) => !toolchains.some(({ language }) => language === each));
  if (leftOut !== undefined) throw new Error(`${leftOut} is required, and --only leaves it out`);
  const ids = toolchains.flatMap(({ runtimes }) => runtimes.flatMap(idsOf));
  const isChosen = (/** @type {string} */ id) => only.length === 0 || ids.includes(id);
  const isPart = only.length > 0 || caseName !== undefined || random !== undefined;
  const samples = isPart ? null : positionals;
  return { required, toolchains, isChosen, caseName, random, save, records: !onlySamples, samples };
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
