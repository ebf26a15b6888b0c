import { printTable, tellReason } from '../report.mjs';

/**
 * @typedef {import('./check.mjs').Checked} Checked
 * @typedef {import('./check.mjs').Wrong} Wrong
 */

/**
 * Prints what came out of the samples.
 * @param {readonly Checked[]} all
 * @param {{ whole: boolean }} options `whole` shows all that a program printed, to be copied
 * @returns {boolean} true when nothing failed and nothing differs
 */
export function reportSamples(all, { whole }) {
  printTable([
    ['samples', 'package', 'lessons', 'code panel', 'wrong', 'compiled in', 'run in'],
    ...all.map(cellsOf),
  ]);
  for (const { wrong } of all) for (const each of wrong) tell(each, whole);
  for (const { language, notRun } of all) {
    if (notRun) tellReason({ ...notRun, what: `the samples in ${language.language}` });
  }
  return all.every(({ wrong, notRun }) => wrong.length === 0 && notRun?.failed !== true);
}

/** @param {Checked} checked */
function cellsOf({ language, samples, plays, wrong, seconds, notRun }) {
  const { compiling, running } = seconds;
  const cells = notRun
    ? [notRun.failed ? 'failed' : 'not run', '–', '–', '–', '–']
    : [String(samples), String(plays), String(wrong.length), inWords(compiling), inWords(running)];
  return [language.language, language.toolchain.packageName, ...cells];
}

/** @param {number} seconds */
function inWords(seconds) {
  return `${seconds.toFixed(1)} s`;
}

/** @param {Wrong} wrong @param {boolean} whole */
function tell({ what, lines, printed }, whole) {
  console.log(printed === null ? `${what}:` : `${what} is not what the program prints:`);
  for (const line of lines) console.log(`  ${line}`);
  if (whole && printed !== null) console.log(`It prints:\n${printed}`);
}
