// Artifacts and log lines of two tenants, in ADK JS.
import {
  InMemoryArtifactService,
  InMemorySessionService,
  LlmAgent,
  Runner,
  type Context,
} from '@google/adk';

const artifacts = new InMemoryArtifactService();
const sessionService = new InMemorySessionService();

async function save(appName: string, sessionId: string, filename: string, text: string) {
  const artifact = { text };
  await artifacts.saveArtifact({ appName, userId: 'alice', sessionId, filename, artifact });
}

async function read(appName: string, sessionId: string, filename: string): Promise<string> {
  const part = await artifacts.loadArtifact({ appName, userId: 'alice', sessionId, filename });
  return part?.text ?? 'nothing';
}

function answer({ invocationContext, invocationId }: Context) {
  const { appName, userId } = invocationContext.session;
  // One id for every line of the turn; the tenant stands in the app name.
  console.log(`app=${appName} user=${userId} invocation=${invocationId.slice(0, 2)}...`);
  return { role: 'model', parts: [{ text: 'Noted.' }] };
}

// Both tenants have an alice, and both runners use one app name.
await save('support', 's1', 'prices.txt', "acme's prices");
await save('support', 's1', 'user:contract.txt', "acme's contract");
console.log('globex, same session id:', await read('support', 's1', 'prices.txt'));
console.log('globex, new session:', await read('support', 's2', 'prices.txt'));
console.log('globex, user: file:', await read('support', 's2', 'user:contract.txt'));

await save('support-acme', 's1', 'user:contract.txt', "acme's contract");
const own = await read('support-globex', 's1', 'user:contract.txt');
console.log('globex, own app name:', own);

const ids = { appName: 'support-acme', userId: 'alice', sessionId: 's1' };
const agent = new LlmAgent({ name: 'support', beforeAgentCallback: answer });
const runner = new Runner({ appName: ids.appName, agent, sessionService });
await sessionService.createSession(ids);
for (const text of ['Hello', 'Thanks']) {
  const newMessage = { role: 'user', parts: [{ text }] };
  for await (const event of runner.runAsync({ ...ids, newMessage })) {
    if (event.errorMessage) throw new Error(event.errorMessage);
  }
}
const { events = [] } = (await sessionService.getSession(ids)) ?? {};
const invocations = new Set(events.map((event) => event.invocationId));
console.log(`events: ${events.length}, invocations: ${invocations.size}`);
