import { describe, expect, it } from 'vitest';
import { apply } from '../../../src/engine/service/apply';
import type { Answer, Op } from '../../../src/engine/service/operation';
import { contract } from '../../../src/engine/runtimes/contract';
import { heldCells } from '../../../src/engine/service/held';
import { EMPTY_WORLD, type World } from '../../../src/engine/service/world';

const S1 = { app: 'support-agent', user: 'alice', session: 'S1' };
const CALLER = { step: 'step-1', tag: 'acme', process: 'worker-1' };

/** The world after these operations, by one caller. */
function after(ops: readonly Op[], world: World = EMPTY_WORLD, caller = CALLER): World {
  return ops.reduce((each, op) => apply(each, op, caller, contract).world, world);
}

const CREATE: Op = { op: 'create', as: 'created', ids: S1 };
const GET: Op = { op: 'get', as: 'inv-1', ids: S1 };

function appendOf(key: string, value = 'gold'): Op {
  return {
    op: 'append',
    on: 'inv-1',
    event: 'event-1',
    at: 1,
    author: 'agent',
    delta: [[key, value]],
  };
}

function readOf(world: World, key: string): Answer {
  return apply(world, { op: 'read', on: 'inv-1', key }, CALLER, contract).answer;
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
    const world = after([CREATE, GET, appendOf(text)]);
    const cell = { value: 'gold', tag: 'acme', by: 'step-1' };
    expect(heldCells(world)).toEqual([{ slot: { bucket, key }, cell }]);
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
      on: 'inv-1',
      event: 'event-1',
      at: 1,
      author: 'agent',
      delta: [
        ['app:plan', 'gold'],
        ['seats', 5],
      ],
    };
    expect(apply(after([CREATE, GET]), op, CALLER, contract).answer).toEqual({
      kind: 'written',
      writes: [
        {
          key: { scope: 'app', prefix: 'app:', name: 'plan' },
          value: 'gold',
          by: CALLER.step,
          put: { kind: 'at', slot: { bucket: ['app', 'support-agent'], key: 'plan' } },
        },
        {
          key: { scope: 'session', prefix: '', name: 'seats' },
          value: 5,
          by: CALLER.step,
          put: {
            kind: 'at',
            slot: { bucket: ['session', 'support-agent', 'alice', 'S1'], key: 'seats' },
          },
        },
      ],
    });
  });

  it('replaces a value and leaves the names beside it', () => {
    const world = after([CREATE, GET, appendOf('app:seats', 'five'), appendOf('app:plan')]);
    const later = { ...CALLER, step: 'step-2', tag: 'globex' };
    const changed = after([appendOf('app:plan', 'silver')], world, later);
    const bucket = ['app', 'support-agent'];
    expect(heldCells(changed)).toEqual([
      { slot: { bucket, key: 'seats' }, cell: { value: 'five', tag: 'acme', by: 'step-1' } },
      { slot: { bucket, key: 'plan' }, cell: { value: 'silver', tag: 'globex', by: 'step-2' } },
    ]);
  });

  it('lets the last of two values for one key stand', () => {
    const delta = [
      ['plan', 'gold'],
      ['plan', 'silver'],
    ] as const;
    const world = after([
      CREATE,
      GET,
      { op: 'append', on: 'inv-1', event: 'event-1', at: 1, author: 'agent', delta },
    ]);
    expect(readOf(world, 'plan')).toMatchObject({ found: { cell: { value: 'silver' } } });
  });

  it('can store null, which is a value and not an absence', () => {
    const world = after([
      CREATE,
      GET,
      {
        op: 'append',
        on: 'inv-1',
        event: 'event-1',
        at: 1,
        author: 'agent',
        delta: [['plan', null]],
      },
    ]);
    expect(readOf(world, 'plan')).toMatchObject({
      found: { kind: 'value', cell: { value: null } },
    });
  });

  it('works in the process in which the invocation began', () => {
    const elsewhere = { ...CALLER, process: 'worker-2' };
    const world = after([appendOf('app:plan')], after([CREATE, GET]), elsewhere);
    const again = after([{ op: 'get', as: 'inv-2', ids: S1 }], world);
    expect(
      apply(again, { op: 'read', on: 'inv-2', key: 'app:plan' }, CALLER, contract),
    ).toMatchObject({
      answer: { found: { kind: 'value' } },
    });
  });
});

describe('a read', () => {
  const world = after([CREATE, GET, appendOf('app:plan')]);

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
    expect(apply(world, { op: 'read', on: 'inv-1', key: 'app:plan' }, CALLER, contract).world).toBe(
      world,
    );
  });
});
