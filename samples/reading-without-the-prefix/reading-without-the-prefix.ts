// Reads and writes state with and without the prefix of its key, in ADK JS.
import {
  createEvent,
  createEventActions,
  InMemorySessionService,
  type Session,
  State,
} from '@google/adk';
import { z } from 'zod';

/** The key is written once, with its prefix, and used for every read and write. */
const HOME_CITY = `${State.USER_PREFIX}home_city`;

/** The unprefixed keys of the app: what a workflow node declares as its stateSchema. */
const notesState = z.object({ draft: z.string() });

const sessions = new InMemorySessionService();
const ada = { appName: 'notes', userId: 'ada' };

async function append(session: Session, stateDelta: Record<string, unknown>): Promise<void> {
  const actions = createEventActions({ stateDelta });
  await sessions.appendEvent({ session, event: createEvent({ author: 'note_agent', actions }) });
}

await append(await sessions.createSession({ ...ada, sessionId: 'monday' }), {
  [HOME_CITY]: 'Zurich',
});
const monday = await sessions.getSession({ ...ada, sessionId: 'monday' });
if (monday === undefined) throw new Error('monday is gone');

// What a node's context does: a State over the session's values and an event's delta.
const delta: Record<string, unknown> = {};
const state = new State(monday.state, delta, notesState);
console.log('home_city:', state.get('home_city'));
console.log('user:home_city:', state.get(HOME_CITY));

try {
  state.set('drfat', 'buy milk');
} catch (error) {
  console.log('drfat:', error instanceof Error ? error.message : error);
}
// The schema skips every key with a colon, so this one is written.
state.set('usr:home_city', 'Bern');
console.log('usr:home_city: written, read back:', state.get('usr:home_city'));

await append(monday, delta);
const tuesday = await sessions.createSession({ ...ada, sessionId: 'tuesday' });
console.log('tuesday:', tuesday.state);
