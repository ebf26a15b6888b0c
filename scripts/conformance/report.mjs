import { isDeepStrictEqual } from 'node:util';

/**
 * @typedef {import('../../test/conformance/case-schema').Recording} Recording
 * @typedef {import('../../test/conformance/compare').Differing} Differing
 */

/** How many differing cases of one runtime are shown. */
const SHOWN = 5;

/**
 * Prints what came out of a run, and saves each recording that is new.
 * @param {{
 *   recordings: readonly Recording[],
 *   committed: readonly Recording[],
 *   wasRun: (runtime: string) => boolean,
 *   differing: (recording: Recording) => readonly Differing[],
 *   cases: number,
 *   save: (recording: Recording) => void,
 * }} run `wasRun` is false of what could not be recorded again
 * @returns {boolean} true when the model and the committed recordings agree with all of it
 */
export function report({ recordings, committed, wasRun, differing, cases, save }) {
  const rows = recordings
    .toSorted((a, b) => (a.runtime < b.runtime ? -1 : 1))
    .map((recording) => {
      const old = committed.find(({ runtime }) => runtime === recording.runtime);
      return { recording, wrong: differing(recording), drifted: hasDrifted(recording, old) };
    });
  printTable([
    ['runtime', 'package', 'databases', 'cases', 'agreeing', 'differing'],
    ...rows.map(({ recording: { runtime, package: name, version, databases }, wrong }) => [
      runtime,
      `${name} ${version}`,
      databases.join(', ') || '–',
      String(cases),
      String(cases - wrong.length),
      String(wrong.length),
    ]),
  ]);
  for (const { recording, wrong, drifted } of rows) {
    for (const { name, at } of wrong.slice(0, SHOWN)) {
      console.log(`${recording.runtime} differs from the model in ${name}:`);
      for (const each of at) console.log(`  ${JSON.stringify(each)}`);
    }
    if (drifted) {
      save(recording);
      console.log(`${recording.runtime} differs from its committed recording, and is saved anew.`);
    }
  }
  const gone = committed.filter(
    ({ runtime }) => wasRun(runtime) && !recordings.some((each) => each.runtime === runtime),
  );
  for (const { runtime } of gone) console.log(`${runtime} has a recording and answers no more.`);
  return gone.length === 0 && rows.every(({ wrong, drifted }) => wrong.length === 0 && !drifted);
}

/**
 * @param {Recording} fresh
 * @param {Recording | undefined} old
 */
function hasDrifted(fresh, old) {
  return old === undefined || !isDeepStrictEqual({ ...fresh, recorded: old.recorded }, old);
}

/** @param {readonly (readonly string[])[]} rows */
function printTable(rows) {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
