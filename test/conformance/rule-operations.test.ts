import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RULE_NAMES, type RuleName } from '../../src/engine/service/rules';
import type { CaseStep } from './case-schema';
import { readCases } from './read-json';

const CASES = readCases(fileURLToPath(new URL('cases', import.meta.url)));

/** The operations at which each rule can show itself. */
const OPERATIONS: Readonly<Record<RuleName, readonly CaseStep['op'][]>> = {
  initialPrefixed: ['create', 'list'],
  initialTemp: ['create', 'list'],
  nullInState: ['create', 'assign', 'contextWrite'],
  existingId: ['create', 'restart'],
  createdId: ['create'],
  askedId: ['get', 'delete', 'listEvents'],
  emptyId: ['create'],
  emptyNames: ['create', 'get', 'list', 'delete'],
  idLength: ['create'],
  protoKey: ['create', 'append', 'yield'],
  protoAssigned: ['assign', 'contextWrite'],
  storage: ['restart', 'get', 'list', 'append', 'delete'],
  appendStores: ['append', 'yield', 'assign', 'contextWrite', 'change', 'list', 'delete'],
  objectAfterAppend: ['append', 'yield', 'assign', 'contextWrite'],
  tempOnObject: ['append', 'read', 'state', 'list'],
  tempInHistory: ['append', 'get', 'listEvents'],
  partial: ['append'],
  nullInDelta: ['append'],
  removal: ['append'],
  lateContextWrite: ['contextWrite', 'yield'],
  sameEventId: ['append', 'yield'],
  missingOnAppend: ['append', 'yield', 'list'],
  objectOnRefusal: ['append'],
  staleHandle: ['append', 'yield'],
  staleBy: ['append'],
  nestedOnAppend: ['append', 'yield', 'change'],
  nestedOwnOnLoad: ['create', 'get', 'change'],
  nestedSharedOnLoad: ['create', 'get', 'change'],
  missingOnGet: ['get', 'delete', 'restart', 'read'],
  eventOrder: ['append', 'get'],
  sameTime: ['append', 'get'],
  recentZero: ['get'],
  recentNegative: ['get'],
  afterInstant: ['get'],
  afterUnordered: ['get'],
  listState: ['list'],
  listWithoutUser: ['list'],
  listEmptyUser: ['list'],
  listEvents: ['listEvents'],
  deletedEvents: ['delete', 'create', 'append'],
};

describe.each(RULE_NAMES)('%s', (rule) => {
  it.each(OPERATIONS[rule])('is shown at %s', (op) => {
    const shown = CASES.filter(
      ({ shows, steps }) => shows.includes(rule) && steps.some((step) => step.op === op),
    );
    expect(shown).not.toEqual([]);
  });
});

it('some case plays in two processes to show where sessions are kept', () => {
  const shown = CASES.filter(
    ({ shows, steps }) =>
      shows.includes('storage') && steps.some(({ process }) => process !== undefined),
  );
  expect(shown).not.toEqual([]);
});
