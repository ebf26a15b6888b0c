// @ts-nocheck Its packages are there only where it is copied to.
// Plays the experiment with each sample and prints one line for it: its id and what was read.
import { BaseLlm, InMemorySessionService, LlmAgent } from '@google/adk';

/** Turns `save X` and `read` into a tool call, and a tool's answer into the last word. */
class Scripted extends BaseLlm {
  async *generateContentAsync(request) {
    const [word, value] = request.contents.at(-1).parts.at(-1).text?.split(' ') ?? [];
    const answer =
      word === undefined
        ? { text: 'done' }
        : { functionCall: { name: `${word}_plan`, args: value === undefined ? {} : { value } } };
    yield { content: { role: 'model', parts: [answer] } };
  }

  connect() {
    return Promise.reject(new Error('not live'));
  }
}

const agentFor = (tools) =>
  new LlmAgent({ name: 'support', model: new Scripted({ model: 'scripted' }), tools });

async function turn(runner, { userId, id }, words) {
  const newMessage = { role: 'user', parts: [{ text: words }] };
  let answer;
  for await (const event of runner.runAsync({ userId, sessionId: id, newMessage })) {
    for (const { functionResponse } of event.content?.parts ?? []) {
      if (functionResponse) answer = functionResponse.response.value ?? '-';
    }
  }
  if (answer === undefined) throw new Error(`no tool was called for: ${words}`);
  return answer;
}

for (const id of process.argv.slice(2)) {
  const { default: sample } = await import(`../out/panel/${id}.js`);
  const { runnerFor, open } = sample(new InMemorySessionService(), agentFor);
  const acme = runnerFor('acme');
  const globex = runnerFor('globex');
  const first = await open(acme, 'acme', 'alice');
  await turn(acme, first, 'save acme-enterprise');
  const read = [
    await turn(acme, first, 'read'),
    await turn(acme, await open(acme, 'acme', 'alice'), 'read'),
    await turn(acme, await open(acme, 'acme', 'bob'), 'read'),
    await turn(globex, await open(globex, 'globex', 'alice'), 'read'),
  ];
  console.log('read', id, ...read);
}
