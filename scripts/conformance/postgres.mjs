import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../tools.mjs';
import { interruption } from './interruption.mjs';
import { EndedAtOnce, isRoot, serverFrom } from './postgres-server.mjs';

/** @typedef {import('./databases.mjs').Server} Server */

const PROGRAMS = ['initdb', 'postgres', 'psql'];

/** How often a server is started that ends at once: somebody may have taken its port. */
const TRIES = 3;

/** Thrown when there is no PostgreSQL here. */
export class Missing extends Error {}

/**
 * Starts a PostgreSQL server on loopback, to be thrown away.
 * @param {boolean} mayInstall with apt, where there is none
 * @returns {Promise<Server>}
 */
export async function startPostgres(mayInstall) {
  if (mayInstall && programFolder() === undefined) install();
  const programs = programFolder();
  if (programs === undefined) throw new Missing(`there is no PostgreSQL (${PROGRAMS.join(', ')})`);
  for (let tries = 1; ; tries += 1) {
    interruption.throwIfAborted();
    try {
      return await serverFrom(programs);
    } catch (error) {
      if (!(error instanceof EndedAtOnce) || tries === TRIES) throw error;
    }
  }
}

function install() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing PostgreSQL with apt …');
  if (run('apt-get', ['update', '-q'])) run('apt-get', ['install', '-qy', 'postgresql']);
}

/** The folder of the PostgreSQL server's programs. */
function programFolder() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => PROGRAMS.every((each) => existsSync(join(folder, each))));
}
