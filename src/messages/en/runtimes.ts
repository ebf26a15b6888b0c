import type { RULE_VALUES, RuleName } from '../../engine/service/rules';
import { runtimeNames } from './runtime-names';

type Values<Name extends RuleName> = (typeof RULE_VALUES)[Name][number];

/** A rule for people: its name, what it is about, and each of its values. */
type RuleWords = {
  readonly [Name in RuleName]: {
    readonly title: string;
    readonly about: string;
    readonly values: Readonly<Record<Values<Name>, string>>;
  };
};

const rules: RuleWords = {
  initialPrefixed: {
    title: 'Prefixed keys of the initial state',
    about: 'Where app: and user: keys go that are given to createSession as initial state.',
    values: {
      routed: 'to app and user state, for everyone in the scope',
      own: 'into this one session, for nobody else',
    },
  },
  initialTemp: {
    title: 'temp: in the initial state',
    about: 'What becomes of a temp: key that is given to createSession.',
    values: { dropped: 'dropped', kept: 'kept with the session, returned by every getSession' },
  },
  nullInState: {
    title: 'Null in a state',
    about: 'Null in the initial state, or assigned to a session object’s state.',
    values: { stored: 'stored, as a value', refused: 'refused with an error' },
  },
  existingId: {
    title: 'Creating an id that exists',
    about: 'What createSession does when the session id is in use.',
    values: {
      'already-exists': 'an “already exists” error',
      replaced: 'the session is replaced without a word: its events and own state are gone',
      'refused-by-database': 'the database’s own error',
    },
  },
  createdId: {
    title: 'Blanks around a new session id',
    about: 'What createSession makes of blanks before and after the id.',
    values: { 'as-given': 'they belong to the id', trimmed: 'cut off' },
  },
  askedId: {
    title: 'Blanks around an id that is asked for',
    about: 'What every other operation makes of them, where createSession cuts them off.',
    values: { 'as-given': 'they belong to the id, so nothing is found', trimmed: 'cut off' },
  },
  emptyId: {
    title: 'An empty session id',
    about: 'What createSession makes of an empty session id.',
    values: { kept: 'an id like any other', generated: 'the service makes one up' },
  },
  emptyNames: {
    title: 'Empty names',
    about: 'An empty app name or user id, or an empty session id to look for.',
    values: { accepted: 'a name like any other', refused: 'refused with an error' },
  },
  idLength: {
    title: 'Long names',
    about: 'How long an app name, a user id or a session id may be.',
    values: {
      any: 'any length (4 KB tried)',
      'up-to-2700-bytes':
        'about 2,700 bytes for app, user and session together, compressed: a row of the database’s index',
      'up-to-191-characters': '191 characters',
      'up-to-128-characters': '128 characters',
    },
  },
  protoKey: {
    title: 'The key __proto__ in a delta',
    about:
      'A state key of a delta or an initial state that is exactly __proto__ once its prefix is off.',
    values: { stored: 'a key like any other', lost: 'lost without a word' },
  },
  protoAssigned: {
    title: 'The key __proto__ assigned',
    about: 'The key __proto__ assigned to a session object’s state, or written through a context.',
    values: { kept: 'a key like any other', lost: 'lost without a word' },
  },
  storage: {
    title: 'Where sessions are kept',
    about: 'What a restart and a second process find.',
    values: {
      memory: 'in the memory of one process: gone with it, unknown to others',
      database: 'in the database: still there, and there for every process',
    },
  },
  appendStores: {
    title: 'What appendEvent stores',
    about: 'The event’s delta alone, or the very session object that it is given.',
    values: {
      delta: 'the delta',
      object:
        'the caller’s own object, with all that stands on it; a second holder of the session ' +
        'replaces what the first one wrote',
    },
  },
  objectAfterAppend: {
    title: 'The caller’s object after an append',
    about: 'What the session object that was handed to appendEvent holds afterwards.',
    values: {
      delta: 'what it held, and the delta',
      merged: 'what it held, the delta, and all app and user state of the moment',
      reloaded: 'what the store holds: assignments and temp: keys are gone',
    },
  },
  tempOnObject: {
    title: 'temp: on the caller’s object',
    about: 'Whether a temp: key of a delta can be read on the object that appended it.',
    values: { kept: 'yes', dropped: 'no: dropped before anyone can read it' },
  },
  tempInHistory: {
    title: 'temp: in the history',
    about: 'Whether the stored event still holds the temp: keys of its delta.',
    values: { dropped: 'no', kept: 'yes' },
  },
  partial: {
    title: 'Partial events',
    about: 'What the delta of a partial (streamed) event writes.',
    values: {
      ignored: 'nothing',
      'shared-only': 'app: and user: keys, and nothing of the session',
      applied: 'everything, without an event in the history',
    },
  },
  nullInDelta: {
    title: 'Null in a delta',
    about: 'What a null value in an event’s delta does.',
    values: { stored: 'stored, as a value', removes: 'removes the key' },
  },
  removal: {
    title: 'Removing a key',
    about: 'Whether a delta can say that a key is to go.',
    values: { 'not-offered': 'no way to say so', offered: 'a marker in the delta removes it' },
  },
  lateContextWrite: {
    title: 'A context write that comes late',
    about:
      'A write through a context whose event is appended after another event has written the same ' +
      'key of the session.',
    values: {
      applied: 'the event that comes last wins',
      skipped: 'the write that was made last wins; app and user state take the late one',
    },
  },
  sameEventId: {
    title: 'An event id used twice',
    about: 'What appendEvent does with an event whose id the session has already.',
    values: {
      added: 'added once more',
      'added-unless-equal': 'ignored when it is the very same event, else added',
      replaced: 'it takes the earlier event’s place, and its delta is applied',
      'refused-by-database': 'the database’s own error',
    },
  },
  missingOnAppend: {
    title: 'Appending to a session that is gone',
    about: 'What appendEvent does when the session is not stored.',
    values: {
      'session-not-found': 'a “session not found” error',
      ignored: 'nothing, and no error',
    },
  },
  objectOnRefusal: {
    title: 'The caller’s object after a refused append',
    about: 'What it holds when appendEvent stored nothing.',
    values: {
      untouched: 'what it held before',
      temp: 'the temp: keys of the delta as well',
      delta: 'the whole delta as well, as if it were stored',
    },
  },
  staleHandle: {
    title: 'Appending on an object that is behind',
    about: 'Two holders of one session: what the second one gets after the first one’s append.',
    values: {
      accepted: 'its delta is stored, key by key',
      refused: 'a “stale session” error',
    },
  },
  staleBy: {
    title: 'What counts as behind',
    about: 'How the service tells, by the time of the last event; an equal time hides the write.',
    values: {
      'later-time': 'the stored time is later: an event dated back hides the write too',
      'other-time': 'the stored time is another, earlier or later',
    },
  },
  nestedOnAppend: {
    title: 'Nested values after an append',
    about: 'An object that was appended, changed in place on the appending object.',
    values: { copied: 'the store keeps its own copy', shared: 'the store changes with it' },
  },
  nestedOwnOnLoad: {
    title: 'Nested values of a loaded session',
    about: 'An object of the session’s own state, changed in place on a loaded object.',
    values: { copied: 'the store keeps its own copy', shared: 'the store changes with it' },
  },
  nestedSharedOnLoad: {
    title: 'Nested values of app and user state',
    about: 'An object of app or user state, changed in place on a loaded object.',
    values: {
      copied: 'the store keeps its own copy',
      shared: 'the store changes with it, for everyone',
    },
  },
  missingOnGet: {
    title: 'A session that is not there',
    about: 'What getSession answers for a wrong app name, user id or session id.',
    values: { 'no-session': 'none, without an error', 'session-not-found': 'an error' },
  },
  eventOrder: {
    title: 'The order of events',
    about: 'How the events of a session are ordered when their times are not.',
    values: { 'as-appended': 'as they were appended', 'by-time': 'by their times' },
  },
  sameTime: {
    title: 'Events of one time',
    about: 'How events are ordered that have the very same time.',
    values: {
      'as-appended': 'as they were appended',
      'newest-first': 'the one appended last comes first, and the oldest counts as most recent',
      'by-id': 'by their ids',
    },
  },
  recentZero: {
    title: 'numRecentEvents 0',
    about: 'What getSession gives for it.',
    values: { none: 'no events', all: 'all events' },
  },
  recentNegative: {
    title: 'A negative numRecentEvents',
    about: 'What getSession gives for -1, -2 and so on.',
    values: {
      refused: 'an error',
      trips: 'an error, once the session has events',
      'refused-by-database': 'the database’s own error',
      all: 'all events',
      skips: 'all but the oldest 1, 2 and so on',
    },
  },
  afterUnordered: {
    title: 'afterTimestamp over events out of order',
    about: 'What it gives when the times of a session’s events are not in order.',
    values: {
      each: 'every event from then on',
      tail: 'what follows the last event before then',
      searched: 'what follows the place where a binary search ends',
    },
  },
  afterInstant: {
    title: 'afterTimestamp',
    about: 'Whether it gives an event of exactly that time.',
    values: { included: 'yes', excluded: 'no' },
  },
  listState: {
    title: 'State in a list',
    about: 'What state the sessions of listSessions come with.',
    values: { empty: 'none', merged: 'all of it, app and user state included' },
  },
  listWithoutUser: {
    title: 'A list without a user id',
    about: 'What listSessions gives without a user id.',
    values: { 'all-users': 'the sessions of all users of the app', 'not-offered': 'not offered' },
  },
  listEmptyUser: {
    title: 'A list with an empty user id',
    about: 'What listSessions gives for the user id "".',
    values: {
      'that-user': 'the sessions of the user of that id',
      'all-users': 'the sessions of all users of the app',
    },
  },
  listEvents: {
    title: 'Listing events',
    about: 'Whether there is an operation for the events of a session alone.',
    values: { offered: 'yes', 'not-offered': 'no' },
  },
  deletedEvents: {
    title: 'Events of a deleted session',
    about:
      'What a new session of a deleted session’s id finds. They are back where the database does ' +
      'not enforce foreign keys, as SQLite by default does not.',
    values: { gone: 'none of them', kept: 'they are back' },
  },
};

/** What is read of VertexAiSessionService where no value of a rule says it. */
const vertex: Readonly<Partial<Record<RuleName, string>>> = {
  createdId: 'refused: an id may hold letters, digits, _ and - only',
  emptyNames: 'an app name must be that of an engine; an empty session id to look for is refused',
  storage: 'on the server: still there, and there for every process',
  missingOnGet: 'none, without an error; an error for another user’s session',
};

/** A rule's value as a sentence. */
export function valueText(rule: RuleName, value: string): string {
  const values: Readonly<Record<string, string>> = rules[rule].values;
  return values[value] ?? value;
}

/** Words for the runtimes and their rules. */
export const runtimes = {
  rules,
  vertex,
  names: runtimeNames,
  groups: [
    {
      title: 'Create',
      rules: [
        'initialPrefixed',
        'existingId',
        'createdId',
        'askedId',
        'emptyId',
        'emptyNames',
        'idLength',
        'protoKey',
        'protoAssigned',
      ],
    },
    {
      title: 'Append',
      rules: [
        'storage',
        'appendStores',
        'objectAfterAppend',
        'partial',
        'sameEventId',
        'missingOnAppend',
        'objectOnRefusal',
      ],
    },
    { title: 'temp:', rules: ['initialTemp', 'tempOnObject', 'tempInHistory'] },
    { title: 'Remove and null', rules: ['removal', 'nullInDelta', 'nullInState'] },
    {
      title: 'Look up',
      rules: [
        'missingOnGet',
        'eventOrder',
        'sameTime',
        'recentZero',
        'recentNegative',
        'afterInstant',
        'afterUnordered',
      ],
    },
    {
      title: 'Two holders',
      rules: [
        'staleHandle',
        'staleBy',
        'lateContextWrite',
        'nestedOnAppend',
        'nestedOwnOnLoad',
        'nestedSharedOnLoad',
      ],
    },
    {
      title: 'List and delete',
      rules: ['listState', 'listWithoutUser', 'listEmptyUser', 'listEvents', 'deletedEvents'],
    },
  ] satisfies readonly { readonly title: string; readonly rules: readonly RuleName[] }[],
};
