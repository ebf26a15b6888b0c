import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util';
import { twinOf } from './toolchains.mjs';

/**
 * @typedef {import('../../test/conformance/case-schema').Recording} Recording
 * @typedef {import('../../test/conformance/compare').Differing} Differing
 * @typedef {import('./record-all.mjs').NotRun} NotRun
 * @typedef {{
 *   recordings: readonly Recording[],
 *   notRun: readonly NotRun[],
 *   committed: readonly Recording[],
 *   cases: number,
 *   differing: (recording: Recording) => readonly Differing[] | undefined,
 *   save: ((recording: Recording) => void) | null,
 * }} Run `committed` are those that were to be recorded again; `differing` is undefined of a runtime
 *   that the model does not know; `save` is null when nothing is to be saved
 * @typedef {{
 *   recording: Recording,
 *   wrong: readonly Differing[] | undefined,
 *   drift: 'none' | 'told' | 'saved',
 * }} Row
 */

/** How many differing cases of one runtime are shown. */
const SHOWN = 5;

/** How many lines of what a failed program printed are shown. */
const TAIL = 20;

/**
 * Prints what came out of a run, and saves what is to be saved.
 * @param {Run} run
 * @returns {boolean} true when nothing failed, and the model and the recordings agree with all of it
 */
export function report(run) {
  const rows = run.recordings.map((recording) => rowOf(recording, run));
  printTable([
    ['runtime', 'package', 'databases', 'cases', 'agreeing', 'differing'],
    ...[
      ...rows.map((row) => cellsOf(row, run.cases)),
      ...run.notRun.flatMap(cellsOfNotRun),
    ].toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  ]);
  for (const row of rows) tell(row);
  const gone = goneFrom(run);
  for (const { runtime } of gone) console.log(`${runtime} has a recording and answers no more.`);
  tellNotRun(run.notRun);
  return (
    gone.length === 0 &&
    rows.every(({ wrong, drift }) => wrong?.length === 0 && drift !== 'told') &&
    run.notRun.every(({ failed }) => !failed)
  );
}

/** @param {readonly NotRun[]} notRun */
export function tellNotRun(notRun) {
  for (const { ids, ...reason } of notRun) tellReason({ ...reason, what: ids.join(', ') });
}

/**
 * The first line of a reason, and below it the last ones.
 * @param {{ what: string, why: string, failed: boolean }} notRun
 */
export function tellReason({ what, why, failed }) {
  const [first = '', ...others] = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '');
  console.log(`${failed ? 'Failed' : 'Not run'}: ${what}: ${first}`);
  for (const line of others.slice(-TAIL)) console.log(`  ${line}`);
}

/** @param {Recording} recording @param {Run} run @returns {Row} */
function rowOf(recording, { committed, notRun, differing, save }) {
  const old = committed.find(({ runtime }) => runtime === recording.runtime);
  const isWhole = !isNotRun(notRun, twinOf(recording.runtime));
  const wrong = differing(recording);
  if (!hasDrifted(recording, old, isWhole)) return { recording, wrong, drift: 'none' };
  if (save === null || !isWhole) return { recording, wrong, drift: 'told' };
  save(recording);
  return { recording, wrong, drift: 'saved' };
}

/**
 * @param {Recording} fresh
 * @param {Recording | undefined} old
 * @param {boolean} isWhole false when a database was not there
 */
function hasDrifted(fresh, old, isWhole) {
  if (old === undefined) return true;
  const { recorded } = old;
  const databases = isWhole ? fresh.databases : old.databases;
  return !(
    isDeepStrictEqual({ ...fresh, recorded, databases }, old) &&
    isDeepStrictEqual(Object.keys(fresh.answers), Object.keys(old.answers))
  );
}

/** @param {Run} run */
function goneFrom({ committed, notRun, recordings }) {
  return committed.filter(
    ({ runtime }) =>
      !isNotRun(notRun, runtime) && !recordings.some((each) => each.runtime === runtime),
  );
}

/** @param {readonly NotRun[]} notRun @param {string} runtime */
function isNotRun(notRun, runtime) {
  return notRun.some(({ ids }) => ids.includes(runtime));
}

/** @param {Row} row @param {number} cases */
function cellsOf({ recording, wrong }, cases) {
  const { runtime, package: name, version, databases } = recording;
  return [
    runtime,
    `${name} ${version}`,
    databases.join(', ') || '–',
    String(cases),
    wrong === undefined ? '–' : String(cases - wrong.length),
    wrong === undefined ? '–' : String(wrong.length),
  ];
}

/** @param {NotRun} notRun */
function cellsOfNotRun({ ids, failed }) {
  return ids.map((id) => [id, failed ? 'failed' : 'not run', '–', '–', '–', '–']);
}

/** @param {Row} row */
function tell({ recording: { runtime }, wrong, drift }) {
  if (wrong === undefined) console.log(`${runtime} has no table of rules.`);
  for (const { name, at } of wrong?.slice(0, SHOWN) ?? []) {
    console.log(`${runtime} differs from the model in ${name}:`);
    for (const each of at) console.log(`  ${JSON.stringify(each)}`);
  }
  if (drift === 'told') console.log(`${runtime} differs from its committed recording.`);
  if (drift === 'saved') console.log(`${runtime} differed from its recording, and is saved anew.`);
}

/** @param {readonly (readonly string[])[]} rows */
export function printTable(rows) {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, i) => cell.padEnd(widths[i] ?? 0));
    console.log(cells.join('  ').trimEnd());
  }
}
