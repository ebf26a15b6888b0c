import { renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteFiles, startPostgres } from './databases.mjs';
import { go } from './go.mjs';
import { java } from './java.mjs';
import { js } from './js.mjs';
import { CONFORMANCE, loadFromTests } from './load.mjs';
import { python } from './python.mjs';
import { build, missingProgram, record } from './record.mjs';
import { report } from './report.mjs';

/**
 * @typedef {import('../../test/conformance/case-schema').Recording} Recording
 * @typedef {import('./databases.mjs').Server} Server
 * @typedef {import('./toolchain').RecordedService} RecordedService
 * @typedef {import('./toolchain').Toolchain} Toolchain
 * @typedef {{ toolchain: Toolchain, runtime: RecordedService, command: readonly string[] }} Task
 * @typedef {{ toolchain: Toolchain, what: string, why: string }} NotRun
 */

const TOOLCHAINS = [java, python, js, go];
const RECORDINGS = join(CONFORMANCE, 'recordings');

const required = requiredLanguages();
/** @type {typeof import('../../test/conformance/read-json')} */
const { readCases, readRecordings } = await loadFromTests('read-json.ts');
/** @type {typeof import('../../test/conformance/compare')} */
const { differing, rulesOf } = await loadFromTests('compare.ts');
const { cases, committed } = readOrExit();

/** @type {NotRun[]} */
const notRun = [];
/** @type {Recording[]} */
const recordings = [];

const tasks = TOOLCHAINS.flatMap(tasksOf);
const sqlite = sqliteFiles();
const postgres = tasks.some(needsPostgres) ? await postgresOrNull() : null;
try {
  const queue = [...tasks];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) await perform(task);
    }),
  );
} finally {
  await sqlite.stop();
  await postgres?.stop();
}
/** @type {ReadonlySet<string>} */
const failed = new Set(notRun.map(({ toolchain }) => toolchain.language));
const fine = report({
  recordings,
  committed,
  wasRun: (runtime) => !failed.has(languageOf(runtime)),
  differing(recording) {
    const rules = rulesOf(recording.runtime);
    if (rules === undefined) throw new Error(`${recording.runtime} has no table of rules`);
    return differing(cases, recording, rules);
  },
  cases: cases.length,
  save,
});
for (const { what, why } of notRun) console.log(`Not run: ${what}: ${inOneLine(why)}`);
process.exitCode = fine && !required.some((language) => failed.has(language)) ? 0 : 1;

function readOrExit() {
  try {
    return {
      cases: readCases(join(CONFORMANCE, 'cases')),
      committed: readRecordings(RECORDINGS),
    };
  } catch (error) {
    console.error(said(error));
    process.exit(1);
  }
}

/** @returns {readonly string[]} */
function requiredLanguages() {
  /** @type {readonly string[]} */
  const known = TOOLCHAINS.map(({ language }) => language);
  const usage = `usage: npm run conformance [-- --require ${known.join(',')}]`;
  try {
    const { values } = parseArgs({ options: { require: { type: 'string', default: '' } } });
    const languages = values.require.split(',').filter((each) => each !== '');
    const unknown = languages.find((each) => !known.includes(each));
    if (unknown === undefined) return languages;
    console.error(`${unknown} is not a language that is recorded\n${usage}`);
  } catch (error) {
    console.error(`${said(error)}\n${usage}`);
  }
  process.exit(2);
}

/** @param {Toolchain} toolchain @returns {readonly Task[]} */
function tasksOf(toolchain) {
  const { language, runtimes } = toolchain;
  const missing = missingProgram(toolchain);
  if (missing !== undefined) {
    notRun.push({ toolchain, what: language, why: `there is no ${missing} here` });
    return [];
  }
  try {
    console.log(`building the recorder: ${language}`);
    const command = build(toolchain);
    return runtimes.map((runtime) => ({ toolchain, runtime, command }));
  } catch (error) {
    notRun.push({ toolchain, what: language, why: said(error) });
    return [];
  }
}

/** @param {Task} task */
function needsPostgres({ runtime: { databases } }) {
  return databases.includes('postgres');
}

async function postgresOrNull() {
  try {
    return await startPostgres();
  } catch (error) {
    for (const { toolchain, runtime } of tasks.filter(needsPostgres)) {
      notRun.push({ toolchain, what: `${runtime.id} on PostgreSQL`, why: said(error) });
    }
    return null;
  }
}

/** @param {Task} task */
async function perform({ toolchain, runtime, command }) {
  const databases = runtime.databases.filter((kind) => kind !== 'postgres' || postgres !== null);
  try {
    console.log(`recording ${runtime.id}`);
    const made = await record({ ...runtime, databases }, command, cases, (kind) =>
      kind === 'postgres' && postgres !== null ? postgres : sqlite,
    );
    recordings.push(...made);
  } catch (error) {
    const why = `${toolchain.packageName}: ${said(error)}`;
    notRun.push({ toolchain, what: runtime.id, why });
  }
}

/** @param {string} runtime */
function languageOf(runtime) {
  return runtime.split('-')[0] ?? '';
}

/** Replaces a recording, all at once. @param {Recording} recording */
function save({ answers, ...head }) {
  const file = join(RECORDINGS, `${head.runtime}.json`);
  const lines = Object.entries(answers).map(
    ([name, told]) => `    ${JSON.stringify(name)}: ${JSON.stringify(told)}`,
  );
  const text = JSON.stringify({ ...head, answers: {} }, null, 2);
  writeFileSync(
    `${file}.new`,
    `${text.replace(/\{\}\n\}$/, () => `{\n${lines.join(',\n')}\n  }\n}`)}\n`,
  );
  renameSync(`${file}.new`, file);
}

/** The first line of a text, which names what failed, and its last, which most often says why. @param {string} text */
function inOneLine(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return [...new Set([lines.at(0), lines.at(-1)])].join(' … ');
}

/** @param {unknown} error */
function said(error) {
  return error instanceof Error ? error.message : String(error);
}
