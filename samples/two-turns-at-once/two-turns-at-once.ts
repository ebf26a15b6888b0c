// Two turns at once on one session, and a queue that makes them take turns, in ADK JS.
import { createEvent, createEventActions, InMemorySessionService, type Session } from '@google/adk';
import { setTimeout } from 'node:timers/promises';

const sessions = new InMemorySessionService();
const of = (sessionId: string) => ({ appName: 'support', userId: 'u-42', sessionId });

async function load(sessionId: string): Promise<Session> {
  const session = await sessions.getSession(of(sessionId));
  if (session === undefined) throw new Error(`there is no session ${sessionId}`);
  return session;
}

async function write(session: Session, stateDelta: Record<string, unknown>): Promise<void> {
  const actions = { ...createEventActions(), stateDelta };
  await sessions.appendEvent({ session, event: createEvent({ author: 'support_agent', actions }) });
}

async function turn(sessionId: string): Promise<void> {
  const session = await load(sessionId);
  const seen = Number(session.state['questions'] ?? 0);
  await setTimeout(50); // The model thinks, and the other turn reads.
  await write(session, { questions: seen + 1 });
}

// The last turn of each session: turns of other sessions still run side by side.
const last = new Map<string, Promise<void>>();

function turnAlone(sessionId: string): Promise<void> {
  const key = JSON.stringify(of(sessionId));
  // Load inside the queue: what was read before it is already old. A failed turn lets the next one in.
  const next = (last.get(key) ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => turn(sessionId));
  last.set(key, next);
  const forget = () => last.get(key) === next && last.delete(key);
  void next.then(forget, forget);
  return next;
}

for (const id of ['keys', 'at-once', 'one-by-one']) await sessions.createSession(of(id));

const [first, second] = [await load('keys'), await load('keys')];
await write(first, { order_id: 'A-1001' });
await write(second, { address: '12 Elm St' });
const kept = await load('keys');
console.log(
  'two keys:  ',
  Object.keys(kept.state).sort().join(', '),
  '| events:',
  kept.events.length,
);

await Promise.all([turn('at-once'), turn('at-once')]);
const lost = await load('at-once');
console.log('at once:   ', lost.state['questions'], '| events:', lost.events.length);

await Promise.all([turnAlone('one-by-one'), turnAlone('one-by-one')]);
const counted = await load('one-by-one');
console.log('one by one:', counted.state['questions'], '| events:', counted.events.length);
