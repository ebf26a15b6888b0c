import type { Failure } from '../service/failure';
import { eventsOf } from '../service/history';
import type { Answer, Delta } from '../service/operation';
import { deltaOf, stateOf } from '../service/told';
import type { Json } from '../service/values';
import type { SessionObject, World } from '../service/world';

/** A session as a caller is told of it: its id, its whole state, its events with their deltas. */
export type ToldSession = {
  readonly session: string;
  readonly state: Delta;
  readonly events: ToldEvents;
};

type ToldEvents = readonly (readonly [id: string, delta: Delta])[];

/** An answer in plain values, as a recording holds it. */
export type ToldAnswer =
  | { readonly kind: 'done' }
  | ({ readonly kind: 'session' } & ToldSession)
  | {
      readonly kind: 'sessions';
      readonly sessions: readonly ({ readonly user: string } & ToldSession)[];
    }
  | { readonly kind: 'events'; readonly events: ToldEvents }
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'no-key' }
  | { readonly kind: 'state'; readonly state: Delta }
  | Failure
  | { readonly kind: 'not-offered' };

/** An answer in plain values; sessions in the order of user id and session id. */
export function told(world: World, answer: Answer): ToldAnswer {
  switch (answer.kind) {
    case 'done':
    case 'written':
      return { kind: 'done' };
    case 'created':
    case 'session':
      return { kind: 'session', ...sessionOf(world, answer.session) };
    case 'sessions':
      return {
        kind: 'sessions',
        sessions: answer.sessions
          .map((session) => ({ user: session.ids.user, ...sessionOf(world, session) }))
          .toSorted((a, b) => order([a.user, a.session], [b.user, b.session])),
      };
    case 'events':
      return {
        kind: 'events',
        events: answer.events.map((event) => [event.id, deltaOf(world, event.changes)]),
      };
    case 'read': {
      const { found } = answer;
      return found.kind === 'value'
        ? { kind: 'value', value: found.cell.value }
        : found.kind === 'no-key'
          ? { kind: 'no-key' }
          : found;
    }
    case 'state':
      return { kind: 'state', state: answer.state };
    case 'no-key':
    case 'no-session':
    case 'error':
    case 'not-offered':
      return answer;
  }
}

function sessionOf(world: World, { ids, state, history }: SessionObject): ToldSession {
  return {
    session: ids.session,
    state: stateOf(world, state),
    events: eventsOf(history).map(({ id, changes }) => [id, deltaOf(world, changes)] as const),
  };
}

/** Compares two lists of text, item by item. */
function order(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((text, i) => text !== b[i]);
  return at === -1 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
}
