import type { ToldAnswer, ToldSession } from '../../engine/case/told';
import type { ErrorKind } from '../../engine/service/failure';
import type { Delta, Op } from '../../engine/service/operation';
import type { Json, ProcessId } from '../../engine/service/values';
import type { SessionIds } from '../../engine/storage-key';
import { quoted } from '../quoted';

/** A step as words need it; `session` is that of the object it works on, if there is one. */
type Asked = { readonly op: Op; readonly session: SessionIds | null };

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** An id or a state key; an empty one could not be seen. */
const name = (text: string) => quoted(text === '' ? '""' : text);

const value = (json: Json) => quoted(JSON.stringify(json));

const pair = ([key, json]: readonly [string, Json]) =>
  quoted(`${key === '' ? '""' : key} = ${JSON.stringify(json)}`);

const pairs = (delta: Delta) => delta.map(pair).join(', ');

const sessionName = ({ app, user, session }: SessionIds) =>
  `session ${name(session)} of ${name(user)} in ${name(app)}`;

function filters({ recent, after }: { readonly recent?: number; readonly after?: number }): string {
  const asked = [
    ...(recent === undefined ? [] : [`numRecentEvents \`${recent}\``]),
    ...(after === undefined ? [] : [`afterTimestamp \`${after}\``]),
  ];
  return asked.length === 0 ? '' : `, with ${asked.join(' and ')}`;
}

/** What an event is to write, and what it is to remove. */
function carries(delta: Delta, removes: readonly string[]): string {
  const parts = [
    ...(delta.length === 0 ? [] : [pairs(delta)]),
    ...(removes.length === 0 ? [] : [`and removes ${removes.map(name).join(', ')}`]),
  ];
  return parts.length === 0 ? 'an empty delta' : parts.join(' ').replace(/^and /, '');
}

function title(op: Op): string {
  switch (op.op) {
    case 'create':
      return 'createSession';
    case 'get':
      return 'getSession';
    case 'list':
      return 'listSessions';
    case 'listEvents':
      return 'listEvents';
    case 'append':
      return op.partial === true ? 'appendEvent, partial' : 'appendEvent';
    case 'assign':
      return 'An assignment, with no event';
    case 'change':
      return 'A nested value changed in place';
    case 'contextWrite':
      return 'A write through a context';
    case 'yield':
      return 'appendEvent, with the pending delta';
    case 'delete':
      return 'deleteSession';
    case 'restart':
      return 'The process restarts';
    case 'read':
      return 'A key is read';
    case 'state':
      return 'The whole state is read';
    case 'end':
      return 'The invocation ends';
  }
}

function sentence({ op, session }: Asked, process: ProcessId): string {
  const of = session === null ? '' : ` (session ${name(session.session)} of ${name(session.user)})`;
  switch (op.op) {
    case 'create': {
      const { app, user, session: id } = op.ids;
      const what =
        id === undefined
          ? `a session of ${name(user)} in ${name(app)}, with no id of its own`
          : sessionName({ app, user, session: id });
      const state = op.state ?? [];
      const initial = state.length === 0 ? '' : ` Its initial state: ${pairs(state)}.`;
      return `The caller creates ${what}, and is to hold it as ${name(op.as)}.${initial}`;
    }
    case 'get':
      return `The caller loads ${sessionName(op.ids)} as ${name(op.as)}${filters(op.only ?? {})}.`;
    case 'list':
      return op.user === undefined
        ? `The caller lists the sessions of all users in ${name(op.app)}.`
        : `The caller lists the sessions of ${name(op.user)} in ${name(op.app)}.`;
    case 'listEvents':
      return `The caller lists the events of ${sessionName(op.ids)}.`;
    case 'append':
      return `The ${op.author} appends event ${name(op.event)} on ${name(op.on)}${of}: ${carries(op.delta, op.removes ?? [])}.`;
    case 'assign':
      return `On ${name(op.on)}${of}, ${pair([op.key, op.value])} is assigned. No event carries it.`;
    case 'change':
      return `On ${name(op.on)}${of}, ${name(op.name)} within ${name(op.key)} becomes ${value(op.value)}.`;
    case 'contextWrite':
      return `A context on ${name(op.on)}${of} writes ${pair([op.key, op.value])}: on the object now, in the store with the next event.`;
    case 'yield':
      return `The agent appends event ${name(op.event)} on ${name(op.on)}${of}. It carries what is pending.`;
    case 'delete':
      return `The caller deletes ${sessionName(op.ids)}.`;
    case 'restart':
      return `Process ${name(process)} ends and starts anew: what only its memory held is gone.`;
    case 'read':
      return `The caller reads ${name(op.key)} on ${name(op.on)}${of}.`;
    case 'state':
      return `The caller reads all of ${name(op.on)}${of}.`;
    case 'end':
      return `The invocation is over, and ${name(op.on)} is let go.`;
  }
}

const errors: Readonly<Record<ErrorKind, string>> = {
  'already-exists': 'already exists',
  'session-not-found': 'session not found',
  'stale-session': 'stale session',
  'invalid-argument': 'invalid argument',
  'refused-by-database': 'refused by the database',
};

type ToldEvent = ToldSession['events'][number];

const event = ([id, delta]: ToldEvent) =>
  delta.length === 0 ? name(id) : `${name(id)} (${pairs(delta)})`;

const eventList = (events: readonly ToldEvent[]) =>
  events.length === 0
    ? 'no events'
    : `${count(events.length, 'event', 'events')}: ${events.map(event).join(', ')}`;

const stateWords = (state: Delta) => (state.length === 0 ? 'an empty state' : pairs(state));

const ofSession = ({ session, state, events }: ToldSession) =>
  `${name(session)}: ${stateWords(state)}; ${eventList(events)}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** An answer in a sentence. */
function answer(said: ToldAnswer): string {
  switch (said.kind) {
    case 'done':
      return 'Done.';
    case 'session':
      return `Session ${ofSession(said)}.`;
    case 'sessions':
      return said.sessions.length === 0
        ? 'No sessions.'
        : `${count(said.sessions.length, 'session', 'sessions')}. ${said.sessions
            .map((each) => `${name(each.session)} of ${name(each.user)}: ${stateWords(each.state)}`)
            .join('. ')}.`;
    case 'events':
      return `${capital(eventList(said.events))}.`;
    case 'value':
      return `The value ${value(said.value)}.`;
    case 'no-key':
      return 'No such key.';
    case 'state':
      return said.state.length === 0 ? 'An empty state.' : `${pairs(said.state)}.`;
    case 'no-session':
      return 'No session.';
    case 'error':
      return `An error: ${errors[said.error]}.`;
    case 'not-offered':
      return 'No such operation here; nothing was done.';
  }
}

const contract = (said: ToldAnswer) => `By the documented contract: ${answer(said)}`;

/** Words of the replay of a case. */
export const caseReplay = {
  label: 'Replay of the case',
  by: 'By the rules of',
  opening: 'Before the first step',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  inProcess: (process: ProcessId) => `, in process ${process}`,
  title,
  sentence,
  answer,
  contract,
  differsSign: '≠',
  spoken: (asked: Asked, process: ProcessId, said: ToldAnswer, documented: ToldAnswer | null) =>
    [
      sentence(asked, process),
      answer(said),
      ...(documented === null ? [] : [contract(documented)]),
    ].join(' '),
  mark: (number: number) => `step ${number}`,
  hands: {
    heading: 'In hand',
    nothing: 'nothing in hand',
    process: (process: ProcessId) => `Process ${process}`,
    failed: { 'no-session': 'no session', error: (kind: ErrorKind) => `error: ${errors[kind]}` },
    gone: 'gone with its process',
    isNew: 'new',
    relation: {
      stored: 'the stored object itself',
      copy: 'a copy of its own',
      behind: 'a copy, behind the stored one',
      'not-stored': 'its session is not stored',
    },
    emptyState: 'empty state',
    pending: 'Pending, in no event yet',
  },
  service: {
    heading: 'Session service',
    memory: (process: ProcessId) => `Memory of ${process}`,
    database: 'Database',
    app: 'App state',
    user: 'User state',
    sessions: 'Sessions',
    empty: 'empty',
    none: 'none',
    emptyState: 'empty state',
    noEvents: 'no events',
    events: 'Events',
    emptyDelta: 'empty delta',
    orphans: 'Events of a deleted session',
    mark: { new: 'new', replaced: 'another object now', gone: 'gone' },
  },
  ids: {
    'app-name': 'app',
    'user-id': 'user',
    'session-id': 'session',
    'invocation-id': 'invocation',
  },
  sign: { added: '+', changed: '~', removed: '−', same: '' },
  word: { added: 'added', changed: 'changed', removed: 'removed' },
  was: 'was',
  removes: 'removes it',
  stored: { other: 'store:', none: 'in no store', missing: 'stored, not in hand' },
  equals: '=',
  characters: (length: number) => `${length.toLocaleString('en')} characters`,
  steps: {
    heading: 'Steps',
    shortcuts: 'Shortcuts',
    at: (seconds: number) => `${seconds} s`,
    ahead: ' · still ahead',
  },
};
