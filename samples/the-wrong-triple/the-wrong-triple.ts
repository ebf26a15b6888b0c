// Asks for one session with each of its three names off, in ADK JS.
import {
  BaseAgent,
  createEvent,
  createEventActions,
  type Event,
  InMemorySessionService,
  type InvocationContext,
  Runner,
} from '@google/adk';

type Triple = { appName: string; userId: string; sessionId: string };

const sessions = new InMemorySessionService();

/** Says which order it knows of, in place of a model. */
class OrderAgent extends BaseAgent {
  protected async *runAsyncImpl({ session }: InvocationContext): AsyncGenerator<Event, void, void> {
    const text = `your order: ${String(session.state['order_id'] ?? 'unknown')}`;
    yield createEvent({ author: this.name, content: { role: 'model', parts: [{ text }] } });
  }

  protected async *runLiveImpl(): AsyncGenerator<Event, void, void> {}
}

async function ask(triple: Triple): Promise<void> {
  const session = await sessions.getSession(triple);
  // undefined is "no such session": that is not an error, and not an empty state.
  const found = session === undefined ? 'no session' : String(session.state['order_id']);
  console.log(`${triple.appName}, ${triple.userId}, ${triple.sessionId}: ${found}`);
}

async function run(appName: string): Promise<void> {
  const agent = new OrderAgent({ name: 'order_agent' });
  const runner = new Runner({ appName, agent, sessionService: sessions });
  const newMessage = { role: 'user', parts: [{ text: 'where is it?' }] };
  try {
    for await (const { content } of runner.runAsync({
      userId: 'u-42',
      sessionId: 's1',
      newMessage,
    })) {
      console.log(`run in ${appName}: ${content?.parts?.[0]?.text ?? ''}`);
    }
  } catch (error) {
    console.log(`run in ${appName}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const right: Triple = { appName: 'support', userId: 'u-42', sessionId: 's1' };
const session = await sessions.createSession(right);
const actions = createEventActions({ stateDelta: { order_id: 'A-1001' } });
await sessions.appendEvent({ session, event: createEvent({ author: 'order_agent', actions }) });

await ask(right);
await ask({ ...right, appName: 'Support' });
await ask({ ...right, userId: 'u-24' });
await ask({ ...right, sessionId: 's2' });

const listed = await sessions.listSessions({ appName: 'support', userId: '' });
console.log(`listed for "": ${listed.sessions.length}`);

await run('support');
await run('Support');
// runAsync has no auto-create. This does the same: the wrong name is answered by an empty session.
await sessions.getOrCreateSession({ ...right, appName: 'Support' });
await run('Support');
