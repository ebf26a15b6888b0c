// Taking a value back: null stays a value, a tombstone is read as absent. ADK JS.
import { createEvent, InMemorySessionService, type Session } from '@google/adk';

const CITY = 'user:home_city';
const sessions = new InMemorySessionService();
const idsOf = (sessionId: string) => ({ appName: 'notes', userId: 'ada', sessionId });

/** The one place that knows what absent looks like: no key, null or the tombstone. */
function homeCity({ state }: Session) {
  return state[CITY] || 'no city';
}

function show(name: string, session: Session) {
  const value = CITY in session.state ? JSON.stringify(session.state[CITY]) : 'no such key';
  console.log(`${name}: ${value}, read as ${homeCity(session)}`);
}

const create = (name: string) => sessions.createSession(idsOf(name));

async function load(name: string) {
  const session = await sessions.getSession(idsOf(name));
  if (session === undefined) throw new Error(`there is no session ${name}`);
  return session;
}

async function append(session: Session, stateDelta: Record<string, unknown>) {
  const event = createEvent({ author: 'note_agent', actions: { stateDelta } });
  await sessions.appendEvent({ session, event });
}

const monday = await create('monday');
const tuesday = await create('tuesday');
await append(monday, { [CITY]: 'Lyon' });
await append(tuesday, { draft: 'buy milk' });

console.log('after null');
await append(monday, { [CITY]: null });
show('monday', await load('monday'));
show('tuesday', await load('tuesday'));
show('wednesday', await create('wednesday'));

console.log('after the tombstone');
await append(monday, { [CITY]: '' });
show('monday', await load('monday'));
show('tuesday', await load('tuesday'));
show('wednesday', await load('wednesday'));
