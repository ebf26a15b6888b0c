import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from '../tools.mjs';

/**
 * @typedef {{ kind: 'sqlite', file: string }
 *   | { kind: 'postgres', host: string, port: number, user: string, name: string }} Database
 * @typedef {{ fresh: (name: string) => Promise<Database>, stop: () => Promise<void> }} Server
 *   `fresh` gives the database of that name, with nothing in it
 */

/** PostgreSQL refuses to run as root; this is the user that owns nothing. */
const NOBODY = 65534;

/** A folder in memory where there is one: a database that waits for the disk is ten times slower. */
function scratch() {
  return mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'conformance-'));
}

/** SQLite: each database a file. @returns {Server} */
export function sqliteFiles() {
  const dir = scratch();
  let count = 0;
  return {
    async fresh(name) {
      count += 1;
      return { kind: 'sqlite', file: join(dir, `${name}-${count}.db`) };
    },
    async stop() {
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The folder of the PostgreSQL server's programs, or null. */
function postgresPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return (
    folders.find((folder) =>
      ['initdb', 'postgres'].every((each) => existsSync(join(folder, each))),
    ) ?? null
  );
}

/**
 * Starts a PostgreSQL server on loopback, to be thrown away, installing it where there is none and
 * apt can.
 * @returns {Promise<Server>}
 * @throws {Error} one line that says what is missing
 */
export async function startPostgres() {
  if (postgresPrograms() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL with apt …');
    if (run('apt-get', ['update', '-q'])) run('apt-get', ['install', '-qy', 'postgresql']);
  }
  const programs = postgresPrograms();
  if (programs === null) throw new Error('No PostgreSQL server found: install one.');

  const dir = scratch();
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in asUser) chownSync(dir, NOBODY, NOBODY);
  const data = join(dir, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'recorder', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { encoding: 'utf8', ...asUser },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const options = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      ...options.flatMap((option) => ['-c', option]),
    ],
    { stdio: 'ignore', ...asUser },
  );
  const stopped = new Promise((resolve) => {
    server.on('exit', resolve);
  });

  /** @param {string} database @param {...string} commands */
  function sql(database, ...commands) {
    const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'recorder', '-d', database];
    return spawnSync(
      join(programs ?? '', 'psql'),
      [...connection, '-qX', '-v', 'ON_ERROR_STOP=1', ...commands.flatMap((each) => ['-c', each])],
      { encoding: 'utf8' },
    );
  }

  while (sql('postgres', 'select 1').status !== 0) {
    if (server.exitCode !== null) throw new Error('the PostgreSQL server ended at its start');
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }

  /** @type {Set<string>} */
  const known = new Set();
  return {
    async fresh(name) {
      // One schema made anew is many times quicker than one database made anew.
      const { status, stderr } = known.has(name)
        ? sql(name, 'drop schema public cascade', 'create schema public')
        : sql('postgres', `create database "${name}"`);
      if (status !== 0) throw new Error(`PostgreSQL: ${stderr}`);
      known.add(name);
      return { kind: 'postgres', host: '127.0.0.1', port, user: 'recorder', name };
    },
    async stop() {
      server.kill('SIGQUIT');
      await stopped;
      rmSync(dir, { recursive: true, force: true });
    },
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
