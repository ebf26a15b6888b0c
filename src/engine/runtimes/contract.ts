import type { RuleName, Rules } from '../service/rules';

/**
 * What ADK's documentation promises, of no runtime in particular, and what we chose (`CHOSEN`) where
 * documents disagree or are silent.
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
  protoAssigned: 'kept',
  storage: 'memory',
  appendStores: 'delta',
  objectAfterAppend: 'delta',
  tempOnObject: 'kept',
  tempInHistory: 'dropped',
  partial: 'ignored',
  nullInDelta: 'stored',
  removal: 'not-offered',
  lateContextWrite: 'applied',
  sameEventId: 'added',
  missingOnAppend: 'session-not-found',
  objectOnRefusal: 'untouched',
  staleHandle: 'accepted',
  nestedOnAppend: 'copied',
  nestedOwnOnLoad: 'copied',
  nestedSharedOnLoad: 'copied',
  missingOnGet: 'no-session',
  eventOrder: 'as-appended',
  afterUnordered: 'each',
  recentZero: 'none',
  recentNegative: 'refused',
  afterInstant: 'included',
  listState: 'empty',
  listWithoutUser: 'all-users',
  listEmptyUser: 'that-user',
  listEvents: 'offered',
  deletedEvents: 'gone',
};

/** The rules of the contract on which documents disagree or are silent. */
export const CHOSEN: readonly RuleName[] = [
  'initialPrefixed',
  'initialTemp',
  'nullInState',
  'existingId',
  'createdId',
  'emptyId',
  'emptyNames',
  'idLength',
  'protoKey',
  'protoAssigned',
  'storage',
  'nullInDelta',
  'removal',
  'lateContextWrite',
  'sameEventId',
  'missingOnAppend',
  'objectOnRefusal',
  'staleHandle',
  'nestedOnAppend',
  'nestedOwnOnLoad',
  'nestedSharedOnLoad',
  'eventOrder',
  'afterUnordered',
  'listEmptyUser',
  'listEvents',
  'deletedEvents',
];
