// Makes one user id of tenant and user so that no two pairs give the same one, in ADK JS.
import { createEvent, createEventActions, InMemorySessionService } from '@google/adk';

const sessions = new InMemorySessionService();

/** Encodes both parts, so that the colon between them is the only one. */
function qualify(tenant: string, user: string): string {
  if (tenant === '' || user === '') throw new Error('a tenant and a user are needed');
  return `${encodeURIComponent(tenant)}:${encodeURIComponent(user)}`;
}

/** Looks like it would do. A colon inside a part undoes it. */
function join(tenant: string, user: string): string {
  return `${tenant}:${user}`;
}

const open = (userId: string, sessionId: string) =>
  sessions.createSession({ appName: 'support', userId, sessionId });

async function prove(
  name: string,
  userIdOf: (tenant: string, user: string) => string,
): Promise<void> {
  const first = userIdOf('acme', 'x:alice');
  const second = userIdOf('acme:x', 'alice');
  console.log(`${name}: ${first} and ${second}`);

  const actions = createEventActions({ stateDelta: { 'user:plan': 'enterprise' } });
  const session = await open(first, `${name}-1`);
  await sessions.appendEvent({ session, event: createEvent({ author: 'agent', actions }) });

  const other = await open(second, `${name}-2`);
  console.log('  the other tenant reads user:plan =', other.state['user:plan']);
}

await prove('join', join);
await prove('qualify', qualify);
