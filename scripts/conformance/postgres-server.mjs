import { spawn, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { interruption } from './interruption.mjs';
import { discard, scratch } from './scratch.mjs';
import { watch } from './watch.mjs';

/** @typedef {import('./databases.mjs').Server} Server */
/** @typedef {(database: string, ...commands: string[]) => string | null} Sql gives what went wrong */

/** PostgreSQL refuses to run as root; this is the user that owns nothing. */
const NOBODY = 65534;

/** How long the server may take to start, or one command, in milliseconds. */
const PATIENCE = 30_000;

/** How long it may take to stop. */
const LAST_PATIENCE = 10_000;

const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Thrown when a server does not stay. */
export class EndedAtOnce extends Error {}

/** @param {string} programs the folder of the programs @returns {Promise<Server>} */
export async function serverFrom(programs) {
  const dir = scratch();
  try {
    const data = join(dir, 'data');
    if (isRoot()) chownSync(dir, NOBODY, NOBODY);
    initialise(programs, data);
    const port = await freePort();
    const server = start(programs, data, port);
    const sql = sqlOn(programs, port);
    try {
      await ready(sql, () => server.end());
    } catch (error) {
      await server.stop();
      throw error;
    }
    return {
      fresh: freshOn(sql, port),
      async stop() {
        await server.stop();
        discard(dir);
      },
    };
  } catch (error) {
    discard(dir);
    throw error;
  }
}

export function isRoot() {
  return process.getuid?.() === 0;
}

function user() {
  return isRoot() ? { uid: NOBODY, gid: NOBODY } : {};
}

/** @param {string} programs @param {string} data */
function initialise(programs, data) {
  const options = ['-U', 'recorder', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr, error } = spawnSync(join(programs, 'initdb'), ['-D', data, ...options], {
    encoding: 'utf8',
    timeout: PATIENCE,
    ...user(),
  });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

/** @param {string} programs @param {string} data @param {number} port */
function start(programs, data, port) {
  const listen = ['-p', String(port), '-h', '127.0.0.1', '-k', ''];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...listen, ...QUICK.flatMap((option) => ['-c', option])],
    { stdio: ['ignore', 'ignore', 'pipe'], ...user() },
  );
  const { ended, logged } = watch(server);
  return {
    /** How it ended, or null while it runs. */
    async end() {
      const runs = server.pid !== undefined && server.exitCode === null && !server.signalCode;
      return runs ? null : `${await ended}\n${logged()}`;
    },
    async stop() {
      server.kill('SIGQUIT');
      const timer = globalThis.setTimeout(() => {
        server.kill('SIGKILL');
        // A process of its own that is stuck would hold it open.
        server.stderr.destroy();
      }, LAST_PATIENCE);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** @param {string} programs @param {number} port @returns {Sql} */
function sqlOn(programs, port) {
  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'recorder'];
  const options = [...connection, '-qX', '-v', 'ON_ERROR_STOP=1'];
  return (database, ...commands) => {
    const { status, stderr, error } = spawnSync(
      join(programs, 'psql'),
      [...options, '-d', database, ...commands.flatMap((each) => ['-c', each])],
      { encoding: 'utf8', timeout: PATIENCE },
    );
    return status === 0 ? null : (error?.message ?? stderr);
  };
}

/** @param {Sql} sql @param {() => Promise<string | null>} endOfServer */
async function ready(sql, endOfServer) {
  const giveUpAt = Date.now() + PATIENCE;
  for (let wrong = sql('postgres', 'select 1'); wrong; wrong = sql('postgres', 'select 1')) {
    const end = await endOfServer();
    if (end !== null) throw new EndedAtOnce(`the PostgreSQL server did not start: ${end}`);
    if (Date.now() > giveUpAt) throw new Error(`the PostgreSQL server cannot be asked: ${wrong}`);
    await setTimeout(50, undefined, { signal: interruption });
  }
}

/** @param {Sql} sql @param {number} port @returns {Server['fresh']} */
function freshOn(sql, port) {
  /** @type {Set<string>} */
  const known = new Set();
  return async (name) => {
    // One schema made anew is many times quicker than one database made anew.
    const wrong = known.has(name)
      ? sql(name, 'drop schema public cascade', 'create schema public')
      : sql('postgres', `create database "${name}"`);
    if (wrong !== null) throw new Error(`PostgreSQL: ${wrong}`);
    known.add(name);
    return { kind: 'postgres', host: '127.0.0.1', port, user: 'recorder', name };
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
