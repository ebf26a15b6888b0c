// Moves the sessions and the state of a shared app name to one app name a tenant, in ADK JS.

import {
  createEvent,
  createEventActions,
  InMemorySessionService,
  setLogger,
  type Session,
} from '@google/adk';

type State = Record<string, unknown>;

setLogger(null);
const SHARED = 'support';
const sessions = new InMemorySessionService();

const create = (appName: string, userId: string, sessionId: string, state: State = {}) =>
  sessions.createSession({ appName, userId, sessionId, state });

async function get(appName: string, userId: string, sessionId: string): Promise<Session> {
  const session = await sessions.getSession({ appName, userId, sessionId });
  if (session === undefined) throw new Error(`no session ${sessionId} of ${userId} in ${appName}`);
  return session;
}

async function append(session: Session, stateDelta: State): Promise<void> {
  const actions = createEventActions({ stateDelta });
  await sessions.appendEvent({ session, event: createEvent({ author: 'support', actions }) });
}

async function move(userId: string, tenant: string): Promise<void> {
  const { sessions: listed } = await sessions.listSessions({ appName: SHARED, userId });
  for (const { id: sessionId } of listed) {
    const old = await get(SHARED, userId, sessionId);
    const own: State = {};
    const prefixed: State = {};
    for (const [key, value] of Object.entries(old.state)) {
      if (key === `app:plan:${tenant}`) prefixed['app:plan'] = value;
      else if (key.startsWith('user:')) prefixed[key] = value;
      else if (!/^(app|temp):/.test(key)) own[key] = value;
    }
    const moved = await create(`${SHARED}-${tenant}`, userId, sessionId, own);
    for (const event of old.events) {
      // Without its delta: an old delta would bring the old app: keys along.
      const bare = createEvent({ ...event, actions: createEventActions() });
      await sessions.appendEvent({ session: moved, event: bare });
    }
    // In an event and not in the initial state, which would keep them in this one session.
    await append(moved, prefixed);
    await sessions.deleteSession({ appName: SHARED, userId, sessionId });
  }
}

function show(title: string, { state }: Session): void {
  const entries = Object.keys(state)
    .toSorted()
    .map((key) => `${key} = ${String(state[key])}`);
  console.log(`${title}:`, entries.join(', '));
}

const alices = await create(SHARED, 'alice', 's-1');
await append(alices, {
  order_id: 'A-1001',
  'user:language': 'de',
  'app:plan:acme': 'enterprise',
});
const carols = await create(SHARED, 'carol', 's-2');
await append(carols, { 'user:language': 'fr', 'app:plan:globex': 'starter' });
show('carol, before', await get(SHARED, 'carol', 's-2'));

// Which tenant a user belongs to is known to the application, not to the session service.
await move('alice', 'acme');
await move('carol', 'globex');

show('alice, moved', await get('support-acme', 'alice', 's-1'));
show('bob of acme, new', await create('support-acme', 'bob', 's-3'));
show('carol, new', await create('support-globex', 'carol', 's-4'));
// Deleting a session deletes neither user state nor app state.
show('left behind', await create(SHARED, 'alice', 's-5'));
