// Initial state of createSession, and the same values in an event. ADK JS.
import { createEvent, InMemorySessionService, type Session } from '@google/adk';

const sessions = new InMemorySessionService();
const appName = 'support';

const create = (userId: string, sessionId: string, state?: Record<string, unknown>) =>
  sessions.createSession({ appName, userId, sessionId, ...(state && { state }) });

function show(title: string, { state }: Session) {
  const entries = Object.keys(state)
    .sort()
    .map((key) => `${key} = ${state[key]}`);
  console.log(`${title}:`, entries.join(', ') || 'nothing');
}

const shared = { 'user:language': 'de', 'app:model_tier': 'pro' };
const monday = await create('u-42', 's1', { ticket: 'T-7', ...shared });
show('as created', monday);
// Neither is given any state: the first one shared nothing with them.
show('same user', await create('u-42', 's2'));
show('other user', await create('u-77', 's3'));

// What a run's stateDelta does: the values travel in the user's message event.
const event = createEvent({ author: 'user', actions: { stateDelta: shared } });
await sessions.appendEvent({ session: monday, event });
const again = await sessions.getSession({ appName, userId: 'u-42', sessionId: 's2' });
if (again === undefined) throw new Error('the second session is gone');
show('same user, after an event', again);
