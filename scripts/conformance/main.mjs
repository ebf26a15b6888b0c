import { join } from 'node:path';
import { ROOT } from '../tools.mjs';
import { build, install } from './build.mjs';
import { interruption, stopOnSignals } from './interruption.mjs';
import { CONFORMANCE, load } from './load.mjs';
import { showCase } from './one-case.mjs';
import { readOptions, USAGE } from './options.mjs';
import { startPostgres } from './postgres.mjs';
import { report, tellNotRun } from './report.mjs';
import { recordAll } from './record-all.mjs';
import { checkSamples } from './samples/check.mjs';
import { lessonsIn, readSamples } from './samples/files.mjs';
import { SAMPLE_LANGUAGES } from './samples/languages.mjs';
import { reportSamples } from './samples/report.mjs';
import { playsOf } from './samples/settings.mjs';
import { saveIn } from './save.mjs';
import { said } from './say.mjs';
import { discardStale } from './scratch.mjs';
import { toolchainOf } from './toolchains.mjs';

/**
 * @typedef {import('../../test/conformance/case-schema').Case} Case
 * @typedef {import('../../test/conformance/case-schema').Recording} Recording
 * @typedef {import('./record-all.mjs').Outcome} Outcome
 * @typedef {import('./samples/files.mjs').Sample} Sample
 */

const USAGE_ERROR = 2;
/** How many differing random cases are shown. */
const SHOWN = 3;
const RECORDINGS = join(CONFORMANCE, 'recordings');
const SAMPLES = join(ROOT, 'samples');

/** @type {typeof import('../../test/conformance/read-json')} */
const { readCases, readRecordings } = await load('test/conformance/read-json.ts');
/** @type {typeof import('../../test/conformance/compare')} */
const { differing, rulesOf } = await load('test/conformance/compare.ts');
/** @type {typeof import('./random-case')} */
const { randomCases } = await load('scripts/conformance/random-case.ts');
/** @type {typeof import('../../test/conformance/replay')} */
const { replay } = await load('test/conformance/replay.ts');

const options = orExit(USAGE_ERROR, () => readOptions(process.argv.slice(2)));
const { required, toolchains, isChosen, caseName, random, save, records } = options;
const cases = random
  ? randomCases(random.count, random.seed)
  : orExit(1, () => readCases(join(CONFORMANCE, 'cases')));
const committed = orExit(1, () => readRecordings(RECORDINGS));
const shown = cases.find(({ name }) => name === caseName);
if (caseName !== undefined && shown === undefined) {
  console.error(`there is no case ${caseName}`);
  process.exit(USAGE_ERROR);
}

const lessons = options.samples && lessonsOf(options.samples);
const samples = lessons && orExit(1, () => readSamples(SAMPLES, lessons));

stopOnSignals();
discardStale();
const isRecorded = !records || (await record());
const isChecked = samples === null || interruption.aborted || (await checkAll(samples));
if (interruption.aborted) console.error('Stopped.');
else process.exitCode = isRecorded && isChecked ? 0 : 1;

/** @returns {Promise<boolean>} true when it all went well and agrees */
async function record() {
  const mayInstall = process.env['CI'] !== undefined || required.length > 0;
  const outcome = await recordAll(toolchains, shown ? [shown] : cases, {
    build,
    startPostgres: () => startPostgres(mayInstall),
  });
  if (interruption.aborted) return false;
  const fine = shown
    ? showOne(shown, outcome)
    : random
      ? showDiffering(outcome)
      : reportAll(outcome);
  return fine && hasRequired(outcome);
}

/** @param {readonly Sample[]} read @returns {Promise<boolean>} true when they do what they should */
async function checkAll(read) {
  const isAll = options.samples?.length === 0;
  console.log(`${records ? '\n' : ''}checking the samples`);
  const checked = await checkSamples(SAMPLE_LANGUAGES, {
    samples: read,
    // It is no lesson's, and so has no part in what is checked of some lessons.
    playsOf: async (language) => (isAll ? playsOf(language) : []),
    install,
  });
  if (interruption.aborted) return false;
  const fine = reportSamples(checked, { whole: save || !isAll });
  const missing = checked.filter(({ notRun }) => notRun !== null);
  return fine && !missing.some(({ language }) => required.includes(language.toolchain.language));
}

/** @param {readonly string[]} named all of them when there is none */
function lessonsOf(named) {
  const all = lessonsIn(SAMPLES);
  const wrong = named.find((each) => !all.includes(each));
  if (wrong !== undefined) {
    console.error(`there are no samples of ${wrong}`);
    process.exit(USAGE_ERROR);
  }
  return named.length === 0 ? all : named;
}

/** @param {Case} each @param {Outcome} outcome */
function showOne(each, { recordings, notRun }) {
  const alike = recordings.map((recording) => {
    const rules = rulesOf(recording.runtime);
    const model = rules && replay(each, rules).map(({ answer }) => answer);
    return showCase(each, recording, model);
  });
  tellNotRun(notRun);
  return alike.every(Boolean) && notRun.every(({ failed }) => !failed);
}

/** Shows the random cases that the model answers otherwise. @param {Outcome} outcome */
function showDiffering({ recordings, notRun }) {
  const found = recordings.flatMap((recording) => {
    const rules = rulesOf(recording.runtime);
    const names = rules ? differing(cases, recording, rules).map(({ name }) => name) : [];
    console.log(`${recording.runtime}: ${cases.length} random cases, ${names.length} differing`);
    return cases.filter(({ name }) => names.includes(name)).map((each) => ({ each, recording }));
  });
  for (const { each, recording } of found.slice(0, SHOWN))
    showOne(each, { recordings: [recording], notRun: [] });
  tellNotRun(notRun);
  return found.length === 0 && notRun.every(({ failed }) => !failed);
}

/** @param {Outcome} outcome */
function reportAll({ recordings, notRun }) {
  return report({
    recordings,
    notRun,
    committed: committed.filter(({ runtime }) => isChosen(runtime)),
    cases: cases.length,
    differing(recording) {
      const rules = rulesOf(recording.runtime);
      return rules && differing(cases, recording, rules);
    },
    save: save ? (recording) => saveIn(RECORDINGS, recording) : null,
  });
}

/** @param {Outcome} outcome */
function hasRequired({ notRun }) {
  const languages = notRun.flatMap(({ ids }) => ids.map((id) => toolchainOf(id)?.language));
  return !required.some((each) => languages.some((language) => language === each));
}

/**
 * @template T
 * @param {number} code
 * @param {() => T} read
 */
function orExit(code, read) {
  try {
    return read();
  } catch (error) {
    console.error(code === USAGE_ERROR ? `${said(error)}\n${USAGE}` : said(error));
    return process.exit(code);
  }
}
