import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/engine/scenario/judge';
import type { Found, Put } from '../../../src/engine/service/operation';
import type { Slot } from '../../../src/engine/service/values';

const HELD: Slot = { bucket: ['user', 'support-agent', 'alice'], key: 'plan' };
const PUT: Put = { kind: 'at', slot: HELD };
const BOBS: Slot = { bucket: ['user', 'support-agent', 'bob'], key: 'plan' };
const SHOULD = { value: 'write', shouldSee: true };
const MUST_NOT = { value: 'write', shouldSee: false };

function foundBy(by: string, tag: string | null, at: Slot = HELD): Found {
  return { kind: 'value', cell: { value: 'acme-enterprise', tag, by }, at };
}

describe('a reader that finds the value', () => {
  it.each([
    ['should see it, no guard', SHOULD, 'acme', 'acme', false, { outcome: 'served' }],
    ['must not, no guard', MUST_NOT, 'acme', 'globex', false, { outcome: 'leak' }],
    ['should see it, guard, same tag', SHOULD, 'acme', 'acme', true, { outcome: 'served' }],
    [
      'must not, guard, other tag',
      MUST_NOT,
      'acme',
      'globex',
      true,
      { outcome: 'blocked', tag: 'acme' },
    ],
    // The guard knows the tag alone: what the value is for is not its business.
    [
      'should see it, guard, other tag',
      SHOULD,
      'acme',
      'globex',
      true,
      { outcome: 'blocked', tag: 'acme' },
    ],
    ['must not, guard, same tag', MUST_NOT, 'acme', 'acme', true, { outcome: 'leak' }],
    ['guard, no tag', SHOULD, null, 'acme', true, { outcome: 'blocked', tag: null }],
    ['no guard, no tag', SHOULD, null, 'acme', false, { outcome: 'served' }],
    ['guard, tag in other case', SHOULD, 'Acme', 'acme', true, { outcome: 'blocked', tag: 'Acme' }],
  ])('%s', (_, expectation, tag, tenant, guarded, judgement) => {
    const found = foundBy('write', tag);
    expect(judge(found, expectation, PUT, { tenant, guarded })).toEqual(judgement);
  });
});

describe('a reader that does not', () => {
  it.each<[string, Found, object]>([
    [
      'looks under another key',
      { kind: 'no-key', looked: BOBS },
      { kind: 'other-key', differs: 'user-id' },
    ],
    [
      'looks under another scope',
      { kind: 'no-key', looked: { bucket: ['app', 'support-agent'], key: 'plan' } },
      { kind: 'other-key', differs: 'scope' },
    ],
    [
      'finds another value under another key',
      foundBy('write-2', 'acme', BOBS),
      { kind: 'other-key', differs: 'user-id' },
    ],
    [
      'finds a later value in its place',
      foundBy('write-2', 'acme'),
      { kind: 'other-value', by: 'write-2' },
    ],
    [
      'looks for another name under the same key',
      { kind: 'no-key', looked: { ...HELD, key: 'seats' } },
      { kind: 'other-name' },
    ],
    ['finds the place empty', { kind: 'no-key', looked: HELD }, { kind: 'gone' }],
    ['has no session', { kind: 'no-session' }, { kind: 'no-session' }],
  ])('%s', (_, found, why) => {
    const reader = { tenant: 'acme', guarded: false };
    expect(judge(found, SHOULD, PUT, reader)).toEqual({ outcome: 'missed', why });
    expect(judge(found, MUST_NOT, PUT, reader)).toEqual({ outcome: 'sees-nothing', why });
  });

  it('is blocked all the same when what it finds bears the tag of another tenant', () => {
    const reader = { tenant: 'acme', guarded: true };
    expect(judge(foundBy('write-2', 'globex'), SHOULD, PUT, reader)).toEqual({
      outcome: 'blocked',
      tag: 'globex',
    });
  });

  it('is never blocked: there is nothing for the guard to hold back', () => {
    const reader = { tenant: 'globex', guarded: true };
    expect(judge({ kind: 'no-key', looked: BOBS }, MUST_NOT, PUT, reader).outcome).toBe(
      'sees-nothing',
    );
  });

  it.each(['in-hand', 'dropped'] as const)('has nothing to find: the value is %s', (kind) => {
    const reader = { tenant: 'acme', guarded: true };
    const looked: Found = { kind: 'no-key', looked: HELD };
    const why = { kind: 'never-stored', put: kind };
    expect(judge(looked, SHOULD, { kind }, reader)).toEqual({ outcome: 'missed', why });
    expect(judge(looked, MUST_NOT, { kind }, reader)).toEqual({ outcome: 'sees-nothing', why });
    // Who finds another value in that place is told so.
    expect(judge(foundBy('write-2', 'acme'), SHOULD, { kind }, reader)).toEqual({
      outcome: 'missed',
      why: { kind: 'other-value', by: 'write-2' },
    });
    expect(judge({ kind: 'no-session' }, SHOULD, { kind }, reader)).toEqual({
      outcome: 'missed',
      why: { kind: 'no-session' },
    });
  });
});
