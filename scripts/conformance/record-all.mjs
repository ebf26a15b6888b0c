import { availableParallelism } from 'node:os';
import { missingProgram } from './build.mjs';
import { sqliteFiles } from './databases.mjs';
import { interruption } from './interruption.mjs';
import { Missing } from './postgres.mjs';
import { recordService } from './record-service.mjs';
import { said } from './say.mjs';
import { idsOf, twinOf } from './toolchains.mjs';

/**
 * @typedef {import('../../test/conformance/case-schema').Case} Case
 * @typedef {import('../../test/conformance/case-schema').Recording} Recording
 * @typedef {import('./databases.mjs').Server} Server
 * @typedef {import('./toolchain').RecordedService} RecordedService
 * @typedef {import('./toolchain').Toolchain} Toolchain
 * @typedef {{ packageName: string, runtime: RecordedService, command: readonly string[] }} Task
 * @typedef {{ ids: readonly string[], why: string, failed: boolean }} NotRun
 *   `failed` is false of what this machine has no tools for
 * @typedef {{ recordings: readonly Recording[], notRun: readonly NotRun[] }} Outcome
 */

/**
 * Records the runtimes of some toolchains. What goes wrong with one leaves the others alone.
 * @param {readonly Toolchain[]} toolchains
 * @param {readonly Case[]} cases
 * @param {{
 *   build: (toolchain: Toolchain) => Promise<readonly string[]>,
 *   startPostgres: () => Promise<Server>,
 * }} tools `build` gives what starts the recorder
 * @returns {Promise<Outcome>}
 */
export async function recordAll(toolchains, cases, { build, startPostgres }) {
  /** @type {NotRun[]} */
  const notRun = [];
  /** @type {Recording[]} */
  const recordings = [];
  /** @type {Task[]} */
  const queue = [];
  for (const toolchain of toolchains) queue.push(...(await tasksOf(toolchain, build, notRun)));
  const sqlite = sqliteFiles();
  const postgres = await postgresFor(queue, startPostgres, notRun);

  async function work() {
    for (let task = queue.shift(); task && !interruption.aborted; task = queue.shift()) {
      const { packageName, runtime, command } = task;
      const databases = runtime.databases.filter((kind) => kind !== 'postgres' || postgres);
      console.log(`recording ${runtime.id}`);
      try {
        const made = await recordService({ ...runtime, databases }, command, cases, (kind) =>
          kind === 'postgres' && postgres ? postgres : sqlite,
        );
        recordings.push(...made);
      } catch (error) {
        const why = `${packageName}: ${said(error)}`;
        notRun.push({ ids: idsOf({ ...runtime, databases }), why, failed: true });
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await Promise.all([sqlite.stop(), postgres?.stop()]);
  }
  return { recordings, notRun };
}

/**
 * @param {Toolchain} toolchain
 * @param {(toolchain: Toolchain) => Promise<readonly string[]>} build
 * @param {NotRun[]} notRun
 * @returns {Promise<readonly Task[]>}
 */
async function tasksOf(toolchain, build, notRun) {
  const { language, packageName, runtimes } = toolchain;
  const ids = runtimes.flatMap(idsOf);
  const missing = missingProgram(toolchain);
  if (missing !== undefined) {
    notRun.push({ ids, why: `${packageName}: there is no ${missing} here`, failed: false });
    return [];
  }
  try {
    console.log(`building the recorder: ${language}`);
    const command = await build(toolchain);
    return runtimes.map((runtime) => ({ packageName, runtime, command }));
  } catch (error) {
    notRun.push({ ids, why: said(error), failed: true });
    return [];
  }
}

/**
 * @param {readonly Task[]} tasks
 * @param {() => Promise<Server>} startPostgres
 * @param {NotRun[]} notRun
 */
async function postgresFor(tasks, startPostgres, notRun) {
  const needing = tasks.filter(({ runtime }) => runtime.databases.includes('postgres'));
  if (needing.length === 0) return null;
  try {
    return await startPostgres();
  } catch (error) {
    const ids = needing.map(({ runtime }) => twinOf(runtime.id));
    const packages = [...new Set(needing.map(({ packageName }) => packageName))].join(', ');
    const why = `${packages}: ${said(error)}`;
    notRun.push({ ids, why, failed: !(error instanceof Missing) });
    return null;
  }
}
