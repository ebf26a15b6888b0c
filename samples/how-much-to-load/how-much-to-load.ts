// What a load brings, with a transcript in state and in an artifact, in ADK JS.
import {
  createEvent,
  createEventActions,
  InMemoryArtifactService,
  InMemorySessionService,
  type GetSessionConfig,
  type Session,
} from '@google/adk';

const sessions = new InMemorySessionService();
const artifacts = new InMemoryArtifactService();
const user = { appName: 'support', userId: 'u-42' };

async function load(sessionId: string, config: GetSessionConfig = {}): Promise<Session> {
  const session = await sessions.getSession({ ...user, sessionId, config });
  if (session === undefined) throw new Error(`no session ${sessionId}`);
  return session;
}

async function append(session: Session, key: string, value: string): Promise<void> {
  const actions = createEventActions({ stateDelta: { [key]: value } });
  await sessions.appendEvent({ session, event: createEvent({ author: 'support', actions }) });
}

function show(title: string, { state, events }: Session): void {
  const maps = [state, ...events.map((event) => event.actions.stateDelta)];
  const letters = maps.flatMap((each) => Object.values(each)).join('').length;
  console.log(`${title.padEnd(22)} events: ${events.length}, letters: ${letters}`);
}

for (const sessionId of ['s1', 's2']) await sessions.createSession({ ...user, sessionId });

// The transcript itself in state: every turn stores all of it once more.
for (const letters of [40, 80, 160]) {
  await append(await load('s1'), 'transcript', 'x'.repeat(letters));
}
show('whole load', await load('s1'));
const recent = await load('s1', { numRecentEvents: 1 });
show('one recent event', recent);
const listed = await sessions.listSessions(user);
for (const session of listed.sessions) if (session.id === 's1') show('in the list', session);
await append(recent, 'rating', 'good');
show('after a short append', await load('s1'));

// The transcript in an artifact: state keeps its name.
for (const letters of [40, 80, 160]) {
  await artifacts.saveArtifact({
    ...user,
    sessionId: 's2',
    filename: 'transcript',
    artifact: { text: 'x'.repeat(letters) },
  });
  await append(await load('s2'), 'file', 'transcript');
}
show('with an artifact', await load('s2'));
