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
const END: Op = { op: 'end', on: 'inv-1' };

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

function readOf(world: World, key: string, on = 'inv-1'): Answer {
  return apply(world, { op: 'read', on, key }, CALLER, contract).answer;
}

const NOTHING = { kind: 'read', found: { kind: 'no-session' } };

describe('temp: state', () => {
  const world = after([CREATE, GET, appendOf('temp:plan'), appendOf('app:plan')]);
  const other: Op = { op: 'get', as: 'inv-2', ids: S1 };

  it('is there until the invocation ends, and then not even under the same invocation id', () => {
    expect(readOf(world, 'temp:plan')).toMatchObject({ found: { kind: 'value' } });
    expect(readOf(after([END, GET], world), 'temp:plan')).toMatchObject({
      found: { kind: 'no-key', looked: { bucket: ['temp', 'inv-1'] } },
    });
  });

  it('ends alone: what has another scope stays', () => {
    const cell = { value: 'gold', tag: 'acme', by: 'step-1' };
    expect(heldCells(after([END], world))).toEqual([
      { slot: { bucket: ['app', 'support-agent'], key: 'plan' }, cell },
    ]);
  });

  it('is not seen by another invocation of the same session', () => {
    expect(readOf(after([other], world), 'temp:plan', 'inv-2')).toEqual({
      kind: 'read',
      found: { kind: 'no-key', looked: { bucket: ['temp', 'inv-2'], key: 'plan' } },
    });
  });

  it('outlives the end of another invocation', () => {
    const later = after([other, { op: 'end', on: 'inv-2' }], world);
    expect(readOf(later, 'temp:plan')).toMatchObject({ found: { kind: 'value' } });
  });
});

describe('another process', () => {
  it('holds nothing of what the first one stored', () => {
    const world = after([CREATE, GET, appendOf('app:plan'), appendOf('user:plan')]);
    const elsewhere = { ...CALLER, process: 'worker-2' };
    const there = after([CREATE, { op: 'get', as: 'inv-2', ids: S1 }], world, elsewhere);
    for (const key of ['app:plan', 'user:plan']) {
      expect(readOf(there, key, 'inv-2')).toMatchObject({ found: { kind: 'no-key' } });
    }
  });

  it('does not have its sessions', () => {
    const elsewhere = { ...CALLER, process: 'worker-2' };
    expect(apply(after([CREATE]), GET, elsewhere, contract).answer).toEqual({ kind: 'no-session' });
  });
});

it('a session that is there already is left as it is when it is created again', () => {
  const world = after([CREATE, GET, appendOf('plan')]);
  const { world: later, answer } = apply(world, CREATE, CALLER, contract);
  expect(answer).toEqual({ kind: 'error', error: 'already-exists' });
  expect(readOf(after([GET], later), 'plan')).toMatchObject({ found: { kind: 'value' } });
});

describe('without a session', () => {
  it.each<[string, Op, Answer | object]>([
    ['append', appendOf('app:plan'), { kind: 'no-session' }],
    ['read', { op: 'read', on: 'inv-1', key: 'app:plan' }, NOTHING],
    ['end', END, { kind: 'no-session' }],
  ])('%s changes nothing and says so', (_, op, answer) => {
    expect(apply(EMPTY_WORLD, op, CALLER, contract)).toEqual({ world: EMPTY_WORLD, answer });
  });

  it.each([
    ['app name', { ...S1, app: 'sales-agent' }],
    ['user', { ...S1, user: 'bob' }],
    ['session', { ...S1, session: 'S2' }],
  ])('a session of another %s is not the one', (_, ids) => {
    const get: Op = { op: 'get', as: 'inv-1', ids };
    expect(apply(after([CREATE]), get, CALLER, contract).answer).toEqual({ kind: 'no-session' });
  });

  it('a get that fails leaves nobody else in its place', () => {
    const lost: Op = { op: 'get', as: 'inv-1', ids: { ...S1, session: 'S2' } };
    expect(readOf(after([CREATE, GET, appendOf('app:plan'), lost]), 'app:plan')).toEqual(NOTHING);
  });

  it('get answers that there is none', () => {
    expect(apply(EMPTY_WORLD, GET, CALLER, contract).answer).toEqual({ kind: 'no-session' });
  });

  it('an ended invocation can neither write nor read', () => {
    const world = after([CREATE, GET, appendOf('app:plan'), END]);
    expect(apply(world, appendOf('app:plan', 'silver'), CALLER, contract)).toEqual({
      world,
      answer: { kind: 'no-session' },
    });
    expect(readOf(world, 'app:plan')).toEqual(NOTHING);
  });
});
