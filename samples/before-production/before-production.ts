// A test of scopes in ADK JS: which keys does the second session of a user have?

import {
  BaseLlm,
  FunctionTool,
  InMemorySessionService,
  LlmAgent,
  Runner,
  setLogger,
  type BaseLlmConnection,
  type LlmRequest,
  type LlmResponse,
} from '@google/adk';

setLogger(null);

const rememberOrder = new FunctionTool({
  name: 'remember_order',
  description: 'Remembers the order.',
  // ADK JS hands the context over as the second argument: it has no name or type to get wrong.
  execute: (_input, context) => {
    context?.state.set('order_id', 'A-1001');
    context?.state.set('user:last_order', 'A-1001');
    context?.state.set('temp:lookup', 'raw');
    return { status: 'ok' };
  },
});

const forgetContext = new FunctionTool({
  name: 'forget_context',
  description: 'Does without the context, and writes to a session that it fetched by itself.',
  execute: async () => {
    const key = { appName: 'support', userId: 'u-42', sessionId: 's-1' };
    const session = await sessions.getSession(key);
    if (session !== undefined) session.state['user:forgotten'] = true;
    return { status: 'ok' };
  },
});

/** Stands in for the model: calls the tool that the user names, then says that it is done. */
class Scripted extends BaseLlm {
  async *generateContentAsync({ contents }: LlmRequest): AsyncGenerator<LlmResponse, void> {
    const name = contents.at(-1)?.parts?.at(-1)?.text;
    const answer = name === undefined ? { text: 'done' } : { functionCall: { name, args: {} } };
    yield { content: { role: 'model', parts: [answer] } };
  }

  connect(): Promise<BaseLlmConnection> {
    return Promise.reject(new Error('not live'));
  }
}

const sessions = new InMemorySessionService();
const agent = new LlmAgent({
  name: 'support_agent',
  model: new Scripted({ model: 'scripted' }),
  tools: [rememberOrder, forgetContext],
});
const runner = new Runner({ appName: 'support', agent, sessionService: sessions });

async function create(userId: string, sessionId: string): Promise<readonly string[]> {
  const { state } = await sessions.createSession({ appName: 'support', userId, sessionId });
  return Object.keys(state).toSorted();
}

/** Has the model call a tool. */
async function turn(tool: string, stateDelta: Record<string, unknown> = {}): Promise<void> {
  const newMessage = { role: 'user', parts: [{ text: tool }] };
  const events = runner.runAsync({ userId: 'u-42', sessionId: 's-1', newMessage, stateDelta });
  for await (const { errorMessage } of events) {
    if (errorMessage !== undefined) throw new Error(errorMessage);
  }
}

function check(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
  console.log(`passed: ${what}`);
}

await create('u-42', 's-1');
await turn('remember_order', { 'user:language': 'de' });

const second = await create('u-42', 's-2');
check(
  'the second session has the user: keys and no other',
  second.join() === 'user:language,user:last_order',
);
check('another user has none', (await create('u-43', 's-3')).length === 0);

await turn('forget_context');
const third = await create('u-42', 's-4');
check('a write past the context is not kept', !third.includes('user:forgotten'));
