// A support agent that remembers: one user's Monday and Tuesday, in ADK JS.
import {
  BaseLlm,
  FunctionTool,
  InMemoryArtifactService,
  InMemorySessionService,
  LlmAgent,
  Runner,
  State,
  type BaseLlmConnection,
  type LlmRequest,
  type LlmResponse,
  type Session,
} from '@google/adk';
import { z } from 'zod';

const user = { appName: 'support', userId: 'u-42' };
const sessionService = new InMemorySessionService();

const rememberOrder = new FunctionTool({
  name: 'remember_order',
  description: 'Remembers the order that the user asks about.',
  parameters: z.object({ orderId: z.string() }),
  // The model gives orderId; ADK gives the context.
  execute: ({ orderId }, context) => {
    // No prefix: this conversation's order. "user:last_order" would outlive it.
    context?.state.set('order_id', orderId);
    context?.state.set(`${State.TEMP_PREFIX}lookup_raw`, 'status=sent');
    return { status: 'sent' };
  },
});

/** Stands in for a model: calls the tool, then has the last word. */
class Scripted extends BaseLlm {
  async *generateContentAsync(request: LlmRequest): AsyncGenerator<LlmResponse, void> {
    const answered = request.contents.at(-1)?.parts?.at(-1)?.functionResponse !== undefined;
    const answer = answered
      ? { text: 'A-1001 ist unterwegs.' }
      : { functionCall: { name: 'remember_order', args: { orderId: 'A-1001' } } };
    yield { content: { role: 'model', parts: [answer] } };
  }

  connect(): Promise<BaseLlmConnection> {
    return Promise.reject(new Error('not live'));
  }
}

const agent = new LlmAgent({
  name: 'support',
  model: new Scripted({ model: 'scripted' }),
  instruction: 'Help with orders. Answer in the language {user:language}.',
  tools: [rememberOrder],
  outputKey: 'last_answer', // The final answer goes into this key of state.
});
const runner = new Runner({
  appName: user.appName,
  agent,
  sessionService,
  artifactService: new InMemoryArtifactService(),
});

async function load(sessionId: string): Promise<Session> {
  const session = await sessionService.getSession({ ...user, sessionId });
  if (session === undefined) throw new Error(`no session ${sessionId}`);
  return session;
}

function show(title: string, { state }: Session): void {
  console.log(title);
  for (const key of Object.keys(state).sort()) console.log(`  ${key} = ${String(state[key])}`);
}

await sessionService.createSession({ ...user, sessionId: 'S1' });
const turn = {
  userId: user.userId,
  sessionId: 'S1',
  newMessage: { role: 'user', parts: [{ text: 'Wo ist A-1001?' }] },
  // The language goes onto the event of the user's message: user: reaches u-42.
  stateDelta: { [`${State.USER_PREFIX}language`]: 'de' },
};
// The run goes on only as its events are taken.
for await (const event of runner.runAsync(turn)) {
  if (event.errorMessage) throw new Error(event.errorMessage);
}
const monday = await load('S1');
console.log('events of S1:');
for (const { author, actions } of monday.events) {
  console.log(`  ${author} [${Object.keys(actions.stateDelta).sort().join(', ')}]`);
}
show('S1 after Monday:', monday);

await sessionService.createSession({ ...user, sessionId: 'S2' });
show('S2 on Tuesday:', await load('S2'));
