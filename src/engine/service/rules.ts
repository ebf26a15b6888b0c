/**
 * What a session service does where services differ: each rule with its values. The sentence that
 * tells a rule to people is in the message catalogue.
 */
export const RULE_VALUES = {
  /** Where `app:` and `user:` keys of createSession's initial state go. */
  initialPrefixed: ['routed', 'own'],
  /** `temp:` keys of the initial state. */
  initialTemp: ['dropped', 'kept'],
  /** Null in the initial state, or given to a session object's state. */
  nullInState: ['stored', 'refused'],
  /** createSession with the id of a session that exists. */
  existingId: ['already-exists', 'replaced', 'refused-by-database'],
  /** Blanks around the session id given to createSession. */
  createdId: ['as-given', 'trimmed'],
  /** Blanks around the session id given to any other operation. */
  askedId: ['as-given', 'trimmed'],
  /** createSession with an empty session id. */
  emptyId: ['kept', 'generated'],
  /** An empty app name, user id or, but for createSession, session id. */
  emptyNames: ['accepted', 'refused'],
  /** An app name, user id or session id of a great length. */
  idLength: ['any', 'up-to-2700-bytes', 'up-to-191-characters', 'up-to-128-characters'],
  /** The key `__proto__` assigned to a session object's state, or written through a context. */
  protoAssigned: ['kept', 'lost'],
  /** A state key of a delta or an initial state that is exactly `__proto__` in its scope. */
  protoKey: ['stored', 'lost'],

  /** Where sessions are kept. */
  storage: ['memory', 'database'],
  /** What appendEvent puts into the store: the event's delta, or the very object it is given. */
  appendStores: ['delta', 'object'],
  /** The caller's object after an append. */
  objectAfterAppend: ['delta', 'merged', 'reloaded'],
  /** A `temp:` key of a delta in the caller's object. */
  tempOnObject: ['kept', 'dropped'],
  /** A `temp:` key of a delta in the event as history holds it. */
  tempInHistory: ['dropped', 'kept'],
  /** What a partial event's delta does. */
  partial: ['ignored', 'shared-only', 'applied'],
  /** Null as a value in a delta. */
  nullInDelta: ['stored', 'removes'],
  /** A way for a delta to remove a key. */
  removal: ['not-offered', 'offered'],
  /** A context write whose event comes after a later write of its key. */
  lateContextWrite: ['applied', 'skipped'],
  /** An event whose id the session's history already has. */
  sameEventId: ['added', 'added-unless-equal', 'replaced', 'refused-by-database'],
  /** appendEvent with a session that is not stored. */
  missingOnAppend: ['session-not-found', 'ignored'],
  /** The caller's object after an append that was refused or ignored. */
  objectOnRefusal: ['untouched', 'temp', 'delta'],
  /** An append on an object that was loaded before another append. */
  staleHandle: ['accepted', 'refused'],
  /** How the service tells that an object is stale. */
  staleBy: ['later-time', 'other-time'],
  /** A nested value that is appended: one for the caller's object and the store, or a copy each. */
  nestedOnAppend: ['copied', 'shared'],
  /** A nested value of the session's own state on createSession and getSession. */
  nestedOwnOnLoad: ['copied', 'shared'],
  /** A nested value of app or user state on createSession and getSession. */
  nestedSharedOnLoad: ['copied', 'shared'],

  /** getSession when there is no such session. */
  missingOnGet: ['no-session', 'session-not-found'],
  /** The order in which a session's events are given. */
  eventOrder: ['as-appended', 'by-time'],
  /** The order of events of one time, where they are ordered by time. */
  sameTime: ['as-appended', 'newest-first', 'by-id'],
  /** getSession with numRecentEvents 0. */
  recentZero: ['none', 'all'],
  /** getSession with a negative numRecentEvents. */
  recentNegative: ['refused', 'trips', 'refused-by-database', 'all', 'skips'],
  /** afterTimestamp over events whose times are not in order. */
  afterUnordered: ['each', 'tail', 'searched'],
  /** An event at the very instant of afterTimestamp. */
  afterInstant: ['included', 'excluded'],
  /** The state of the sessions that listSessions gives. */
  listState: ['empty', 'merged'],
  /** listSessions without a user id. */
  listWithoutUser: ['all-users', 'not-offered'],
  /** listSessions with an empty user id. */
  listEmptyUser: ['that-user', 'all-users'],
  /** An operation that lists a session's events. */
  listEvents: ['offered', 'not-offered'],
  /** The events of a deleted session, when its id is used again. */
  deletedEvents: ['gone', 'kept'],
} as const;

/** The name of a rule. */
export type RuleName = keyof typeof RULE_VALUES;

/** Every rule, in the order in which they are told. */
export const RULE_NAMES = Object.keys(RULE_VALUES).filter(
  (name): name is RuleName => name in RULE_VALUES,
);

type Choice<Name extends RuleName> = {
  readonly [Each in Name]: (typeof RULE_VALUES)[Each][number];
};

/**
 * The rules of one session service. One table of these a runtime, and nothing else, makes the
 * difference between two runtimes. A rule that another's value makes meaningless is absent.
 */
export type Rules = Choice<
  | 'initialPrefixed'
  | 'initialTemp'
  | 'nullInState'
  | 'existingId'
  | 'emptyId'
  | 'emptyNames'
  | 'idLength'
  | 'protoKey'
  | 'protoAssigned'
  | 'tempInHistory'
  | 'partial'
  | 'nullInDelta'
  | 'removal'
  | 'lateContextWrite'
  | 'sameEventId'
  | 'missingOnGet'
  | 'recentZero'
  | 'recentNegative'
  | 'afterInstant'
  | 'listState'
  | 'listWithoutUser'
  | 'listEmptyUser'
  | 'listEvents'
  | 'deletedEvents'
> &
  TrimmingRules &
  OrderRules &
  StoringRules;

type TrimmingRules =
  | { readonly createdId: 'as-given' }
  | ({ readonly createdId: 'trimmed' } & Choice<'askedId'>);

/** How the events of a session are ordered. */
export type OrderRules =
  | ({ readonly eventOrder: 'as-appended' } & Choice<'afterUnordered'>)
  | ({ readonly eventOrder: 'by-time' } & Choice<'sameTime'>);

type StoringRules =
  | ({ readonly storage: 'memory'; readonly appendStores: 'object' } & Choice<
      'tempOnObject' | 'nestedOwnOnLoad' | 'nestedSharedOnLoad'
    > & { readonly objectAfterAppend: 'delta' | 'merged' })
  | ({ readonly storage: 'memory'; readonly appendStores: 'delta' } & Choice<
      'nestedOnAppend' | 'nestedOwnOnLoad' | 'nestedSharedOnLoad'
    > &
      DeltaRules)
  | ({ readonly storage: 'database'; readonly appendStores: 'delta' } & DeltaRules);

/** The rules of a service that applies an event's delta to a session that it keeps apart. */
type DeltaRules = Choice<'missingOnAppend'> &
  (
    | ({ readonly objectAfterAppend: 'delta' | 'merged' } & Choice<
        'tempOnObject' | 'objectOnRefusal'
      >)
    | {
        readonly objectAfterAppend: 'reloaded';
        readonly objectOnRefusal: 'untouched' | 'delta';
      }
  ) &
  (
    | { readonly staleHandle: 'accepted' }
    | ({ readonly staleHandle: 'refused' } & Choice<'staleBy'>)
  );
