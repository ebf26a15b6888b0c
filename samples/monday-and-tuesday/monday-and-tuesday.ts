// Monday and Tuesday of ada, and her other app, in ADK JS.
import { createEvent, createEventActions, InMemorySessionService, type Session } from '@google/adk';

const sessions = new InMemorySessionService();

function show(title: string, session: Session | undefined): void {
  if (session === undefined) throw new Error('there is no such session');
  const keys = Object.keys(session.state).sort();
  console.log(title, keys.map((key) => `${key} = ${session.state[key]}`).join(', ') || 'nothing');
}

const monday = await sessions.createSession({
  appName: 'notes',
  userId: 'ada',
  sessionId: 'monday',
  // In memory, ADK JS keeps both keys in this one session.
  state: { 'app:model_tier': 'pro', 'user:display_name': 'Ada' },
});

const stateDelta = {
  draft: 'buy milk',
  'user:display_name': 'Ada L.',
  'app:model_tier': 'flash',
  'temp:token_count': 128,
};
const actions = { ...createEventActions(), stateDelta };
await sessions.appendEvent({
  session: monday,
  event: createEvent({ author: 'note_agent', actions }),
});

const tuesday = { userId: 'ada', sessionId: 'tuesday' };
show(
  'monday:  ',
  await sessions.getSession({ appName: 'notes', userId: 'ada', sessionId: 'monday' }),
);
show('tuesday: ', await sessions.createSession({ appName: 'notes', ...tuesday }));
show('calendar:', await sessions.createSession({ appName: 'calendar', ...tuesday }));
