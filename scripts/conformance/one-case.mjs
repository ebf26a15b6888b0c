import { isDeepStrictEqual } from 'node:util';

/**
 * @typedef {import('../../test/conformance/case-schema').Answer} Answer
 * @typedef {import('../../test/conformance/case-schema').Case} Case
 * @typedef {import('../../test/conformance/case-schema').Recording} Recording
 */

/**
 * Prints a case step by step, with what was answered and what the model answers.
 * @param {Case} each
 * @param {Recording} recording
 * @param {readonly Answer[] | undefined} model undefined for a runtime that it does not know
 * @returns {boolean} true when they agree
 */
export function showCase({ name, steps }, { answers, ...recording }, model) {
  const { runtime, package: packageName, version, databases } = recording;
  console.log(`\n${[`${runtime}: ${packageName} ${version}`, ...databases].join(', ')}: ${name}`);
  const alike = steps.map((step, i) => {
    const [recorded, modelled] = [answers[name]?.[i], model?.[i]];
    const isAlike = isDeepStrictEqual(recorded, modelled);
    console.log(`${String(i).padStart(3)} ${JSON.stringify(step)}`);
    console.log(`    recorded  ${JSON.stringify(recorded)}`);
    console.log(`    model ${isAlike ? '   ' : ' ≠ '} ${JSON.stringify(modelled)}`);
    return isAlike;
  });
  return alike.every(Boolean);
}
