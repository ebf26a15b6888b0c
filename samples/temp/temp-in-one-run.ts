// Two agents of one run: the second looks for the first's temp: key. ADK JS.
import {
  BaseAgent,
  createEvent,
  type Event,
  InMemorySessionService,
  type InvocationContext,
  Runner,
} from '@google/adk';

type State = Readonly<Record<string, unknown>>;

/** An agent without a model: from the state it makes a delta. */
class Step extends BaseAgent {
  constructor(
    name: string,
    private readonly act: (state: State) => Record<string, unknown>,
  ) {
    super({ name });
  }

  protected async *runAsyncImpl(context: InvocationContext): AsyncGenerator<Event, void, void> {
    const { invocationId, session } = context;
    const stateDelta = this.act(session.state);
    yield createEvent({ invocationId, author: this.name, actions: { stateDelta } });
  }

  protected async *runLiveImpl(): AsyncGenerator<Event, void, void> {
    throw new Error('not live');
  }
}

/** Looks the order up once, and leaves the raw rows for the agent after it. */
const lookup = new Step('lookup', (state) =>
  'order_id' in state ? {} : { order_id: 'A-1001', 'temp:lookup_raw': '12 rows' },
);

/** Never takes the raw rows for granted: an event of ADK JS does not carry them. */
const answer = new Step('answer', (state) => {
  const raw = state['temp:lookup_raw'] ?? 'not there';
  console.log(`order_id = ${state['order_id']}, temp:lookup_raw = ${raw}`);
  return {};
});

/** Runs its agents one after the other. */
class Desk extends BaseAgent {
  protected async *runAsyncImpl(context: InvocationContext): AsyncGenerator<Event, void, void> {
    for (const agent of this.subAgents) yield* agent.runAsync(context);
  }

  protected async *runLiveImpl(): AsyncGenerator<Event, void, void> {
    throw new Error('not live');
  }
}

const ids = { appName: 'support', userId: 'u-42', sessionId: 's1' };
const sessionService = new InMemorySessionService();
await sessionService.createSession(ids);
const agent = new Desk({ name: 'desk', subAgents: [lookup, answer] });
const runner = new Runner({ appName: ids.appName, agent, sessionService });
for (const text of ['Where is my order?', 'And now?']) {
  console.log(text);
  const newMessage = { role: 'user', parts: [{ text }] };
  for await (const event of runner.runAsync({ ...ids, newMessage })) void event;
}

const stored = await sessionService.getSession(ids);
for (const { actions } of stored?.events ?? []) {
  const keys = Object.keys(actions.stateDelta).sort();
  if (keys.length > 0) console.log('stored delta:', keys.join(', '));
}
