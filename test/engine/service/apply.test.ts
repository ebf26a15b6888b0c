import { describe, expect, it } from 'vitest';
import { apply } from '../../../src/engine/service/apply';
import type { Answer, Op } from '../../../src/engine/service/operation';
import { EMPTY_WORLD, memoryOf, type World } from '../../../src/engine/service/world';

const S1 = { app: 'support-agent', user: 'alice', session: 'S1' };
const CALLER = { step: 'step-1', tag: 'acme', process: 'worker-1' };

/** The world after these operations, by one caller. */
function after(ops: readonly Op[], world: World = EMPTY_WORLD, caller = CALLER): World {
  return ops.reduce((each, op) => apply(each, op, caller).world, world);
}

const CREATE: Op = { op: 'create', ids: S1 };
const BEGIN: Op = { op: 'begin', as: 'h1', ids: S1, invocation: 'inv-1' };

function appendOf(key: string, value = 'gold'): Op {
  return { op: 'append', on: 'h1', delta: [[key, value]] };
}

function readOf(world: World, key: string): Answer {
  return apply(world, { op: 'read', on: 'h1', key }, CALLER).answer;
}

describe('a delta is routed by its prefix, which is stripped in the store', () => {
  it.each([
    ['plan', ['session', 'support-agent', 'alice', 'S1'], 'plan'],
    ['user:plan', ['user', 'support-agent', 'alice'], 'plan'],
    ['app:plan', ['app', 'support-agent'], 'plan'],
    ['temp:plan', ['temp', 'inv-1'], 'plan'],
    // Prefixes do not compose.
    ['app:user:x', ['app', 'support-agent'], 'user:x'],
    ['user:temp:x', ['user', 'support-agent', 'alice'], 'temp:x'],
    ['temp:app:x', ['temp', 'inv-1'], 'app:x'],
    // A bare prefix is an empty name; another case is no prefix at all.
    ['app:', ['app', 'support-agent'], ''],
    ['user:', ['user', 'support-agent', 'alice'], ''],
    ['APP:x', ['session', 'support-agent', 'alice', 'S1'], 'APP:x'],
    ['', ['session', 'support-agent', 'alice', 'S1'], ''],
    ['__proto__', ['session', 'support-agent', 'alice', 'S1'], '__proto__'],
  ])('%j', (text, bucket, key) => {
    const world = after([CREATE, BEGIN, appendOf(text)]);
    const cell = { value: 'gold', tag: 'acme', by: 'step-1' };
    expect(memoryOf(world, 'worker-1').buckets).toEqual([
      { key: bucket, cells: new Map([[key, cell]]) },
    ]);
    expect(readOf(world, text)).toEqual({
      kind: 'read',
      found: { kind: 'value', cell, at: { bucket, key } },
    });
  });
});

describe('an append', () => {
  it('answers with each value, its key taken apart, and where it was put', () => {
    const op: Op = {
      op: 'append',
      on: 'h1',
      delta: [
        ['app:plan', 'gold'],
        ['seats', 5],
      ],
    };
    expect(apply(after([CREATE, BEGIN]), op, CALLER).answer).toEqual({
      kind: 'written',
      writes: [
        {
          key: { scope: 'app', prefix: 'app:', name: 'plan' },
          value: 'gold',
          slot: { bucket: ['app', 'support-agent'], key: 'plan' },
        },
        {
          key: { scope: 'session', prefix: '', name: 'seats' },
          value: 5,
          slot: { bucket: ['session', 'support-agent', 'alice', 'S1'], key: 'seats' },
        },
      ],
    });
  });

  it('replaces a value and leaves the names beside it', () => {
    const world = after([CREATE, BEGIN, appendOf('app:seats', 'five'), appendOf('app:plan')]);
    const later = { ...CALLER, step: 'step-2', tag: 'globex' };
    const changed = after([appendOf('app:plan', 'silver')], world, later);
    const [bucket, ...others] = memoryOf(changed, 'worker-1').buckets;
    expect(others).toEqual([]);
    expect([...(bucket?.cells ?? [])]).toEqual([
      ['seats', { value: 'five', tag: 'acme', by: 'step-1' }],
      ['plan', { value: 'silver', tag: 'globex', by: 'step-2' }],
    ]);
  });

  it('lets the last of two values for one key stand', () => {
    const delta = [
      ['plan', 'gold'],
      ['plan', 'silver'],
    ] as const;
    const world = after([CREATE, BEGIN, { op: 'append', on: 'h1', delta }]);
    expect(readOf(world, 'plan')).toMatchObject({ found: { cell: { value: 'silver' } } });
  });

  it('can store null, which is a value and not an absence', () => {
    const world = after([CREATE, BEGIN, { op: 'append', on: 'h1', delta: [['plan', null]] }]);
    expect(readOf(world, 'plan')).toMatchObject({
      found: { kind: 'value', cell: { value: null } },
    });
  });

  it('works in the process in which the invocation began', () => {
    const elsewhere = { ...CALLER, process: 'worker-2' };
    const world = after([appendOf('app:plan')], after([CREATE, BEGIN]), elsewhere);
    expect(memoryOf(world, 'worker-1').buckets).toHaveLength(1);
    expect(memoryOf(world, 'worker-2').buckets).toEqual([]);
  });
});

describe('a read', () => {
  const world = after([CREATE, BEGIN, appendOf('app:plan')]);

  it.each([
    ['plan', ['session', 'support-agent', 'alice', 'S1'], 'plan'],
    ['user:plan', ['user', 'support-agent', 'alice'], 'plan'],
    ['app:seats', ['app', 'support-agent'], 'seats'],
    ['app:Plan', ['app', 'support-agent'], 'Plan'],
    ['app:constructor', ['app', 'support-agent'], 'constructor'],
    ['temp:plan', ['temp', 'inv-1'], 'plan'],
  ])('of %s finds nothing, and says where it looked', (text, bucket, key) => {
    expect(readOf(world, text)).toEqual({
      kind: 'read',
      found: { kind: 'no-key', looked: { bucket, key } },
    });
  });

  it('changes nothing', () => {
    expect(apply(world, { op: 'read', on: 'h1', key: 'app:plan' }, CALLER).world).toBe(world);
  });
});
