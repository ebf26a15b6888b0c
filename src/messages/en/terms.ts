import type { Outcome } from '../../engine/scenario/judge';
import type { Actor } from '../../engine/scenario/scenario';
import type { Scope, SegmentName } from '../../engine/state-key';

/** What a reader is, for words: the actor, and which of its turns this is. */
export type Who = { readonly actor: Actor; readonly turn: number };

/** The tenant whose people need no tenant before their name, and who is meant by a session alone. */
const HOME = 'acme';
const MAIN = 'alice';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const name = ({ actor }: Who) =>
  actor.tenant === HOME ? actor.name : `${actor.tenant}’s ${actor.name}`;

/** Words for the things of the model, used on every page. */
export const terms = {
  outcome: {
    served: 'served',
    missed: 'missed',
    leak: 'leak',
    blocked: 'blocked',
    'sees-nothing': 'sees nothing',
  } satisfies Record<Outcome, string>,
  segment: {
    scope: 'scope',
    'app-name': 'app name',
    'user-id': 'user id',
    'session-id': 'session',
    'invocation-id': 'invocation',
  } satisfies Record<SegmentName, string>,
  /** The parts of a scope's storage key, in words. */
  keyParts: {
    app: 'the app name alone',
    user: 'the app name and the user id',
    session: 'the app name, the user id and the session id',
    temp: 'the invocation id alone',
  } satisfies Record<Scope, string>,
  store: {
    app: { name: 'App state', reach: 'one per app name' },
    user: { name: 'User state', reach: 'per app name and user id' },
    session: { name: 'Session state', reach: 'per session' },
    temp: { name: 'Invocation', reach: 'gone with the invocation' },
  } satisfies Record<Scope, { name: string; reach: string }>,
  /** nothing for the home tenant, `globex ` for another */
  tenantBefore: ({ tenant }: Actor) => (tenant === HOME ? '' : `${tenant} `),
  /** alice, globex’s alice */
  name,
  /** Alice, Globex’s alice */
  Name: (who: Who) => capital(name(who)),
  /** S1, next turn */
  session: ({ actor, turn }: Who) =>
    turn > 1 ? `${actor.ids.session}, next turn` : actor.ids.session,
  /** S1, the next turn of S1 */
  inSession: ({ actor, turn }: Who) =>
    turn > 1 ? `the next turn of ${actor.ids.session}` : actor.ids.session,
  /** alice at acme, next turn of S1 */
  reader: ({ actor, turn }: Who) =>
    `${actor.name} at ${actor.tenant}, ${turn > 1 ? 'next turn of ' : ''}${actor.ids.session}`,
  /** alice S1, globex S4: for a mark on the timeline */
  mark: ({ actor }: Who) =>
    `${actor.tenant === HOME ? actor.name : actor.tenant} ${actor.ids.session}`,
  /** S1, S2, bob, globex: where there is no room */
  shortMark: ({ actor }: Who) =>
    actor.tenant !== HOME ? actor.tenant : actor.name === MAIN ? actor.ids.session : actor.name,
  writeMark: 'write',
  verdictMark: 'verdict',
  verdictShort: 'end',
};
