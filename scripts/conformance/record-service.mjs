import { isDeepStrictEqual } from 'node:util';
import { player } from './player.mjs';
import { twinOf } from './toolchains.mjs';

/**
 * @typedef {import('../../test/conformance/case-schema').Case} Case
 * @typedef {import('../../test/conformance/case-schema').Recording} Recording
 * @typedef {import('./databases.mjs').Server} Server
 * @typedef {import('./toolchain').DatabaseKind} DatabaseKind
 * @typedef {import('./toolchain').RecordedService} RecordedService
 */

/**
 * Plays all cases on one session service, on each of its databases.
 * @param {RecordedService} runtime
 * @param {readonly string[]} command
 * @param {readonly Case[]} cases
 * @param {(kind: DatabaseKind) => Server} serverOf
 * @returns {Promise<readonly Recording[]>} one, or one more for a PostgreSQL that answers differently
 */
export async function recordService({ id, service, databases }, command, cases, serverOf) {
  /** @type {Recording[]} */
  const recordings = [];
  for (const kind of databases.length === 0 ? [null] : databases) {
    const server = kind === null ? null : serverOf(kind);
    const plays = player(command, service, async () => (server ? server.fresh(id) : null));
    try {
      const hello = await plays.hello();
      /** @type {Recording['answers']} */
      const answers = {};
      for (const each of cases) answers[each.name] = [...(await plays.play(each))];
      const recorded = new Date().toISOString().slice(0, 10);
      recordings.push({
        runtime: kind === 'postgres' ? twinOf(id) : id,
        ...hello,
        recorded,
        databases: kind === null ? [] : [kind],
        answers,
      });
    } finally {
      await plays.stop();
    }
  }
  return merged(recordings);
}

/**
 * @param {readonly Recording[]} recordings of one service, on one database each
 * @returns {readonly Recording[]}
 */
function merged([first, ...others]) {
  if (first === undefined) return [];
  const alike = others.filter(({ answers }) => isDeepStrictEqual(answers, first.answers));
  const databases = [first, ...alike].flatMap((each) => each.databases);
  return [{ ...first, databases }, ...others.filter((each) => !alike.includes(each))];
}
