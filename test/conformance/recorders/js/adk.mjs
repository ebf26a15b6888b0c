// The installed packages, typed by the little of them that the recorder uses: the project's own type
// check runs where they are not installed.

/**
 * @typedef {Record<string, any>} State
 * @typedef {{ id: string, actions: { stateDelta: State } }} Event
 * @typedef {{ id: string, userId: string, state: State, events: Event[] }} Session
 * @typedef {{ appName: string, userId: string, sessionId: string }} SessionKey
 * @typedef {{
 *   createSession(request: Omit<SessionKey, 'sessionId'> & {
 *     sessionId?: string | undefined,
 *     state?: State | undefined,
 *   }): Promise<Session>,
 *   getSession(request: SessionKey & {
 *     config: { numRecentEvents?: number | undefined, afterTimestamp?: number | undefined },
 *   }): Promise<Session | undefined>,
 *   listSessions(request: { appName: string, userId?: string | undefined }): Promise<{ sessions: Session[] }>,
 *   deleteSession(request: SessionKey): Promise<void>,
 *   appendEvent(request: { session: Session, event: Event }): Promise<Event>,
 * }} SessionService
 * @typedef {SessionService & {
 *   orm?: { close(force: boolean): Promise<void> },
 * }} DatabaseService
 * @typedef {new (...args: never) => Error} ErrorClass
 * @typedef {{
 *   InMemorySessionService: new () => SessionService,
 *   DatabaseSessionService: new (connection: string | { driver: unknown, dbName: string }) => DatabaseService,
 *   State: new (value: State, delta: State) => { set(key: string, value: unknown): void },
 *   createEvent(event: {
 *     id: string,
 *     invocationId: string,
 *     author: string,
 *     timestamp: number,
 *     partial: boolean,
 *     actions: { stateDelta: State },
 *   }): Event,
 *   createEventActions(): { stateDelta: State },
 *   setLogger(logger: null): void,
 *   version: string,
 * }} Adk
 */

/**
 * @param {string} name
 * @returns {Promise<any>}
 */
const installed = (name) => import(name);

/** @type {Adk} */
export const adk = await installed('@google/adk');

/** @type {{ DriverException: ErrorClass, ConnectionException: ErrorClass, ValidationError: ErrorClass }} */
export const { DriverException, ConnectionException, ValidationError } =
  await installed('@mikro-orm/core');

/** @type {{ LibSqlDriver: unknown }} */
export const { LibSqlDriver } = await installed('@mikro-orm/libsql');
