/** How many lines of each side are shown. */
const SHOWN = 6;

/**
 * The lines in which two outputs differ, from the first to the last that is not the same.
 * @param {string} wanted
 * @param {string} printed
 * @returns {readonly string[]} none when they are the same
 */
export function difference(wanted, printed) {
  if (wanted === printed) return [];
  const [left, right] = [linesOf(wanted), linesOf(printed)];
  const same = sameLines(left, right);
  const [restLeft, restRight] = [left.slice(same), right.slice(same)];
  const tail = sameLines(restLeft.toReversed(), restRight.toReversed());
  return [
    `line ${same + 1}:`,
    ...shown('-', restLeft.slice(0, restLeft.length - tail)),
    ...shown('+', restRight.slice(0, restRight.length - tail)),
  ];
}

/** With what cannot be seen made visible. @param {string} text @returns {readonly string[]} */
function linesOf(text) {
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  if (last !== '') lines.push(`${last} (no line break)`);
  return lines.map((line) => line.replace(/\s+$/, (end) => '␠'.repeat(end.length)));
}

/** How many lines at the start are the same. @param {readonly string[]} a @param {readonly string[]} b */
function sameLines(a, b) {
  const at = a.findIndex((line, i) => line !== b[i]);
  return at === -1 ? a.length : at;
}

/** @param {string} sign @param {readonly string[]} lines */
function shown(sign, lines) {
  const more = lines.length > SHOWN ? [`${sign} … ${lines.length - SHOWN} more`] : [];
  return [...lines.slice(0, SHOWN).map((line) => `${sign} ${line}`), ...more];
}
