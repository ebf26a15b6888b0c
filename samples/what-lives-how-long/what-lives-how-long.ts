// What the session service has while a turn runs, in ADK JS.
import {
  BaseLlm,
  FunctionTool,
  InMemorySessionService,
  LlmAgent,
  Runner,
  type BaseLlmConnection,
  type Context,
  type LlmRequest,
  type LlmResponse,
} from '@google/adk';
import { z } from 'zod';

const sessionService = new InMemorySessionService();
const contexts: Context[] = [];
const ids = { appName: 'support', userId: 'u-42', sessionId: 's1' };

async function stored(): Promise<string> {
  const session = await sessionService.getSession(ids);
  return (
    Object.keys(session?.state ?? {})
      .sort()
      .join(', ') || 'nothing'
  );
}

async function write(context: Context, key: string): Promise<undefined> {
  context.state.set(key, 'written');
  contexts.push(context);
  console.log(`${key.padEnd(13)} the service has: ${await stored()}`);
}

/** Stands in for a model: calls the tool, then has the last word. */
class Scripted extends BaseLlm {
  async *generateContentAsync(request: LlmRequest): AsyncGenerator<LlmResponse, void> {
    const answered = request.contents.at(-1)?.parts?.at(-1)?.functionResponse !== undefined;
    const answer = answered
      ? { text: 'Your order is A-1001.' }
      : { functionCall: { name: 'look_up_order', args: {} } };
    yield { content: { role: 'model', parts: [answer] } };
  }

  connect(): Promise<BaseLlmConnection> {
    return Promise.reject(new Error('not live'));
  }
}

const lookUpOrder = new FunctionTool({
  name: 'look_up_order',
  description: 'Looks up the order.',
  parameters: z.object({}),
  execute: async (_input, context) => {
    if (context !== undefined) await write(context, 'tool');
    return { order: 'A-1001' };
  },
});

const agent = new LlmAgent({
  name: 'support',
  model: new Scripted({ model: 'scripted' }),
  tools: [lookUpOrder],
  beforeAgentCallback: (context) => write(context, 'before_agent'),
  beforeModelCallback: ({ context }) => write(context, 'before_model'),
  afterModelCallback: ({ context }) => write(context, 'after_model'),
  afterAgentCallback: (context) => write(context, 'after_agent'),
});
const runner = new Runner({ appName: ids.appName, agent, sessionService });
await sessionService.createSession(ids);
const newMessage = { role: 'user', parts: [{ text: 'My order?' }] };
// The run goes on only as its events are taken.
for await (const event of runner.runAsync({ ...ids, newMessage })) {
  if (event.errorMessage) throw new Error(event.errorMessage);
}
console.log(`${'run over'.padEnd(13)} the service has: ${await stored()}`);
console.log(`${contexts.length} calls, ${new Set(contexts).size} context objects`);
