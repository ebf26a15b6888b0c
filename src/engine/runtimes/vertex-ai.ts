import type { RuleName, RULE_VALUES } from '../service/rules';

/** What is said of a rule where nothing was run: a value, or why there is none; `other` is told in words. */
export type Documented = {
  readonly [Each in RuleName]?:
    | (typeof RULE_VALUES)[Each][number]
    | 'unknown'
    | 'disputed'
    | 'other';
};

/**
 * `VertexAiSessionService`, documented and not run: it needs a cloud account. What the client does is
 * read from its published code; what the server does is unknown where no document says it.
 *
 * Disputed is whether prefixed state is shared between sessions: ADK's documentation on state says
 * that it is; ADK Python's own guide says that the client sends deltas as they are and that readers
 * should not count on it.
 *
 * Source: ADK Python 2.13.0, `VertexAiSessionService` and `GetSessionConfig`; ADK documentation,
 * "State: the session's scratchpad".
 */
export const vertexAi: Documented = {
  initialPrefixed: 'disputed',
  initialTemp: 'unknown',
  nullInState: 'unknown',
  existingId: 'unknown',
  createdId: 'other',
  emptyId: 'generated',
  emptyNames: 'other',
  idLength: 'unknown',
  protoKey: 'unknown',
  protoAssigned: 'kept',
  storage: 'other',
  appendStores: 'unknown',
  objectAfterAppend: 'delta',
  tempOnObject: 'kept',
  tempInHistory: 'dropped',
  partial: 'unknown',
  nullInDelta: 'unknown',
  removal: 'not-offered',
  lateContextWrite: 'unknown',
  sameEventId: 'unknown',
  missingOnAppend: 'unknown',
  objectOnRefusal: 'temp',
  staleHandle: 'unknown',
  missingOnGet: 'other',
  eventOrder: 'unknown',
  recentZero: 'none',
  recentNegative: 'refused',
  afterInstant: 'included',
  listState: 'unknown',
  listWithoutUser: 'all-users',
  listEmptyUser: 'unknown',
  listEvents: 'not-offered',
  deletedEvents: 'unknown',
};
