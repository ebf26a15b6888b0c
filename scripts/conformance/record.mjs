import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ROOT } from '../tools.mjs';
import { CONFORMANCE } from './load.mjs';
import { player } from './play.mjs';

/**
 * @typedef {import('../../test/conformance/case-schema').Case} Case
 * @typedef {import('../../test/conformance/case-schema').Recording} Recording
 * @typedef {import('./databases.mjs').Server} Server
 * @typedef {import('./toolchain').DatabaseKind} DatabaseKind
 * @typedef {import('./toolchain').RecordedService} RecordedService
 * @typedef {import('./toolchain').Toolchain} Toolchain
 */

/** @param {Toolchain} toolchain @returns {string | undefined} a program that it needs and that is not there */
export function missingProgram({ needs }) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return needs.find((program) => !folders.some((folder) => existsSync(join(folder, program))));
}

/**
 * Builds a recorder from a copy of its sources and gives what starts it.
 * @param {Toolchain} toolchain
 * @throws {Error} whose first line names the package
 */
export function build({ language, build: buildIn, command }) {
  const dir = join(ROOT, 'node_modules/.cache/conformance', language);
  mkdirSync(dir, { recursive: true });
  cpSync(join(CONFORMANCE, 'recorders', language), dir, { recursive: true });
  buildIn({
    dir,
    exec(program, ...args) {
      const { status, stdout, stderr, error } = spawnSync(program, args, {
        cwd: dir,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      if (error) throw new Error(`${program} could not be started: ${error.message}`);
      if (status !== 0) throw new Error(`${program} ${args[0] ?? ''} failed:\n${stdout}${stderr}`);
      return stdout;
    },
  });
  return command(dir);
}

/**
 * Plays all cases on one session service, on each of its databases.
 * @param {RecordedService} runtime
 * @param {readonly string[]} command
 * @param {readonly Case[]} cases
 * @param {(kind: DatabaseKind) => Server} serverOf
 * @returns {Promise<readonly Recording[]>} one, or one more for a PostgreSQL that answers differently
 */
export async function record({ id, service, databases }, command, cases, serverOf) {
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
        runtime: id,
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
  return [
    { ...first, databases },
    ...others
      .filter((each) => !alike.includes(each))
      .map((each) => ({ ...each, runtime: `${first.runtime}-${each.databases.join('-')}` })),
  ];
}
