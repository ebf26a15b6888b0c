// What a second process finds of the first one's sessions, in ADK JS.
import {
  type BaseSessionService,
  createEvent,
  createEventActions,
  DatabaseSessionService,
  InMemorySessionService,
} from '@google/adk';
import { LibSqlDriver } from '@mikro-orm/libsql';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const of = (sessionId: string) => ({ appName: 'support', userId: 'u-42', sessionId });

async function monday(sessions: BaseSessionService): Promise<void> {
  const session = await sessions.createSession(of('monday'));
  const stateDelta = { order_id: 'A-1001', 'user:language': 'de' };
  const actions = { ...createEventActions(), stateDelta };
  await sessions.appendEvent({ session, event: createEvent({ author: 'support_agent', actions }) });
}

async function tuesday(sessions: BaseSessionService): Promise<string> {
  const old = await sessions.getSession(of('monday'));
  const { state } = await sessions.createSession(of('tuesday'));
  const order = old?.state['order_id'] ?? 'no session';
  return `monday: ${order}; tuesday: ${state['user:language'] ?? 'no language'}`;
}

// A service of its own stands for a process of its own, or for the time after a restart.
await monday(new InMemorySessionService());
console.log('in memory -', await tuesday(new InMemorySessionService()));

const folder = await mkdtemp(join(tmpdir(), 'sessions-'));
const open = () =>
  new DatabaseSessionService({ driver: LibSqlDriver, dbName: join(folder, 'sessions.db') });
const [first, second] = [open(), open()];
await monday(first);
console.log('database  -', await tuesday(second));
// The service has no close of its own, and an open pool would keep this program from ending.
for (const service of [first, second]) await service['orm']?.close(true);
await rm(folder, { recursive: true });
