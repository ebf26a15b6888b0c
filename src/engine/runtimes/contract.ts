import type { Rules } from '../service/rules';

/**
 * What ADK's documentation promises, of no runtime in particular. Where documents disagree or are
 * silent, the choice is: initial state routed as a delta is, null stored, two objects of one session
 * merged key by key, no way to remove a key.
 *
 * Source: ADK documentation, "State: the session's scratchpad" and "Session: tracking individual
 * conversations"; ADK Python, the docstrings of `BaseSessionService`.
 */
export const contract: Rules = {
  initialPrefixed: 'routed',
  initialTemp: 'dropped',
  nullInState: 'stored',
  existingId: 'already-exists',
  createdId: 'as-given',
  emptyId: 'kept',
  emptyNames: 'accepted',
  idLength: 'any',
  protoKey: 'stored',
  storage: 'memory',
  appendStores: 'delta',
  objectAfterAppend: 'delta',
  tempOnObject: 'kept',
  tempInHistory: 'trimmed',
  partial: 'ignored',
  nullInDelta: 'stored',
  removal: 'not-offered',
  sameEventId: 'added',
  missingOnAppend: 'session-not-found',
  objectOnRefusal: 'untouched',
  staleHandle: 'accepted',
  nestedOnAppend: 'copied',
  nestedOwnOnLoad: 'copied',
  nestedSharedOnLoad: 'copied',
  missingOnGet: 'no-session',
  eventOrder: 'as-appended',
  recentZero: 'none',
  recentNegative: 'refused',
  afterInstant: 'included',
  listState: 'empty',
  listWithoutUser: 'all-users',
  listEvents: 'offered',
  deletedEvents: 'gone',
};
