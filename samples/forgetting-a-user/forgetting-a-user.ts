// Forgetting a user: her sessions, and the user: keys that outlive them, in ADK JS.
import {
  createEvent,
  createEventActions,
  InMemorySessionService,
  type Session,
  State,
} from '@google/adk';

const sessions = new InMemorySessionService();

async function write(session: Session, stateDelta: Record<string, unknown>): Promise<void> {
  const actions = { ...createEventActions(), stateDelta };
  await sessions.appendEvent({ session, event: createEvent({ author: 'note_agent', actions }) });
}

async function forgetUser(appName: string, userId: string): Promise<void> {
  // DatabaseSessionService takes an empty user id for all users.
  if (userId === '') throw new Error('a user id is needed');
  // A new session holds nothing but the app: and user: keys.
  const eraser = await sessions.createSession({ appName, userId });
  const mine = Object.keys(eraser.state).filter((key) => key.startsWith(State.USER_PREFIX));
  // There is no way to remove a key: its value is overwritten, its name stays.
  await write(eraser, Object.fromEntries(mine.map((key) => [key, null])));
  // The history of a session repeats what it wrote, so each one goes, the eraser too.
  const listed = await sessions.listSessions({ appName, userId });
  for (const { id } of listed.sessions) {
    await sessions.deleteSession({ appName, userId, sessionId: id });
  }
}

const ada = { appName: 'notes', userId: 'ada' };

async function show(title: string, sessionId: string): Promise<void> {
  const { state } = await sessions.createSession({ ...ada, sessionId });
  const keys = Object.keys(state).sort();
  console.log(title, keys.map((key) => `${key} = ${state[key]}`).join(', '));
}

await write(await sessions.createSession({ ...ada, sessionId: 's1' }), {
  draft: 'call the clinic',
  'user:email': 'ada@example.org',
  'app:last_signup': 'Ada',
});
await sessions.deleteSession({ ...ada, sessionId: 's1' });
await show('s1 deleted:   ', 's2');

await forgetUser('notes', 'ada');
console.log('sessions left:', (await sessions.listSessions(ada)).sessions.length);
await show('forgotten:    ', 's3');
