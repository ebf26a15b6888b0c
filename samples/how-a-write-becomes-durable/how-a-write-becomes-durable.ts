// Four writes that reach the store, and one that does not, in ADK JS.
import {
  type Context,
  createEvent,
  createEventActions,
  InMemorySessionService,
  LlmAgent,
  Runner,
  type Session,
} from '@google/adk';

const sessions = new InMemorySessionService();
const s1 = { appName: 'support', userId: 'u-42', sessionId: 's1' };

async function load(): Promise<Session> {
  const session = await sessions.getSession(s1);
  if (session === undefined) throw new Error('there is no session s1');
  return session;
}

const keys = (session: Session) => Object.keys(session.state).sort().join(', ');

// 1. The initial state of a new session.
await sessions.createSession({ ...s1, state: { plan: 'basic' } });

const agent = new LlmAgent({
  name: 'support_agent',
  async beforeAgentCallback(context: Context) {
    // 3. A callback writes through its context, as a tool does.
    context.state.set('order_id', 'A-1001');
    console.log('before event: ', keys(await load()));
    // An answer of the callback ends the run, so that no model is called.
    return { role: 'model', parts: [{ text: 'On its way.' }] };
  },
});
const runner = new Runner({ appName: 'support', agent, sessionService: sessions });

// 2. The run's state delta: the event of the user's message carries it.
const run = runner.runAsync({
  userId: 'u-42',
  sessionId: 's1',
  newMessage: { role: 'user', parts: [{ text: 'Where is my order?' }] },
  stateDelta: { 'user:language': 'de' },
});
for await (const event of run) void event;

// 4. An event of one's own, from a webhook that is no part of any run.
const actions = { ...createEventActions(), stateDelta: { paid: true } };
await sessions.appendEvent({
  session: await load(),
  event: createEvent({ author: 'billing', actions }),
});

// Not a write: it changes the copy that this code holds.
const session = await load();
session.state['draft'] = 'Dear customer';
console.log('on the object:', keys(session));

const stored = await load();
console.log('stored:       ', keys(stored));
for (const event of stored.events) console.log(`  ${event.author}:`, event.actions.stateDelta);
