// Which service a case is played on, and what its errors are called.
import {
  adk,
  ConnectionException,
  DriverException,
  LibSqlDriver,
  ValidationError,
} from './adk.mjs';

/**
 * @typedef {{ kind: 'sqlite', file: string }
 *   | { kind: 'postgres', host: string, port: number, user: string, name: string }} Database
 */

/** @type {import('./adk.mjs').DatabaseService | undefined} */
let pooled;

/**
 * @param {Database | null} database
 * @returns {Promise<import('./adk.mjs').SessionService>}
 */
export async function serviceOn(database) {
  await letGo();
  pooled = database ? new adk.DatabaseSessionService(connectionTo(database)) : undefined;
  return pooled ?? new adk.InMemorySessionService();
}

/** An open pool would also keep the process from ending. */
export async function letGo() {
  // The service has no way to close its pool; its private `orm` is the only hold on it.
  await pooled?.orm?.close(true);
  pooled = undefined;
}

/** @param {Database} database */
function connectionTo(database) {
  if (database.kind === 'postgres') {
    const { host, port, user, name } = database;
    return `postgresql://${encodeURIComponent(user)}@${host}:${port}/${encodeURIComponent(name)}`;
  }
  // Not `sqlite://`: the driver behind it compiles itself where its binary cannot be fetched.
  return { driver: LibSqlDriver, dbName: database.file };
}

// Both are plain Errors, so only their words tell them.
const ALREADY_EXISTS = /^Session with id [^]* already exists\.$/;
const NOT_FOUND = /^Session [^]* not found for appendEvent$/;

/** @param {unknown} error */
export function errorAnswer(error) {
  const name = nameOf(error);
  if (name) return { kind: 'error', error: name };
  return { kind: 'unclassified', said: String(error) };
}

/** @param {unknown} error */
function nameOf(error) {
  if (error instanceof ConnectionException) return undefined;
  if (error instanceof DriverException) return 'refused-by-database';
  if (error instanceof ValidationError) return 'invalid-argument';
  const said = error instanceof Error ? error.message : '';
  if (ALREADY_EXISTS.test(said)) return 'already-exists';
  if (NOT_FOUND.test(said)) return 'session-not-found';
  return undefined;
}
