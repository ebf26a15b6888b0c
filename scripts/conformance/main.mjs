import { join } from 'node:path';
import { build } from './build.mjs';
import { interruption, stopOnSignals } from './interruption.mjs';
import { CONFORMANCE, load } from './load.mjs';
import { showCase } from './one-case.mjs';
import { readOptions, USAGE } from './options.mjs';
import { startPostgres } from './postgres.mjs';
import { report, tellNotRun } from './report.mjs';
import { recordAll } from './record-all.mjs';
import { saveIn } from './save.mjs';
import { said } from './say.mjs';
import { discardStale } from './scratch.mjs';
import { toolchainOf } from './toolchains.mjs';

/**
 * @typedef {import('../../test/conformance/case-schema').Case} Case
 * @typedef {import('../../test/conformance/case-schema').Recording} Recording
 * @typedef {import('./record-all.mjs').Outcome} Outcome
 */

const USAGE_ERROR = 2;
/** How many differing random cases are shown. */
const SHOWN = 3;
const RECORDINGS = join(CONFORMANCE, 'recordings');

/** @type {typeof import('../../test/conformance/read-json')} */
const { readCases, readRecordings } = await load('test/conformance/read-json.ts');
/** @type {typeof import('../../test/conformance/compare')} */
const { differing, rulesOf } = await load('test/conformance/compare.ts');
/** @type {typeof import('./random-case')} */
const { randomCases } = await load('scripts/conformance/random-case.ts');
/** @type {typeof import('../../test/conformance/replay')} */
const { replay } = await load('test/conformance/replay.ts');

const { required, toolchains, isChosen, caseName, random, save } = orExit(USAGE_ERROR, () =>
  readOptions(process.argv.slice(2)),
);
const cases = random
  ? randomCases(random.count, random.seed)
  : orExit(1, () => readCases(join(CONFORMANCE, 'cases')));
const committed = orExit(1, () => readRecordings(RECORDINGS));
const shown = cases.find(({ name }) => name === caseName);
if (caseName !== undefined && shown === undefined) {
  console.error(`there is no case ${caseName}`);
  process.exit(USAGE_ERROR);
}

stopOnSignals();
discardStale();
const mayInstall = process.env['CI'] !== undefined || required.length > 0;
const outcome = await recordAll(toolchains, shown ? [shown] : cases, {
  build,
  startPostgres: () => startPostgres(mayInstall),
});
if (interruption.aborted) {
  console.error('Stopped.');
} else {
  const fine = shown
    ? showOne(shown, outcome)
    : random
      ? showDiffering(outcome)
      : reportAll(outcome);
  process.exitCode = fine && hasRequired(outcome) ? 0 : 1;
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
