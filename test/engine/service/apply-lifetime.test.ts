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
const END: Op = { op: 'end', on: 'h1' };

function appendOf(key: string, value = 'gold'): Op {
  return { op: 'append', on: 'h1', delta: [[key, value]] };
}

function readOf(world: World, key: string, on = 'h1'): Answer {
  return apply(world, { op: 'read', on, key }, CALLER).answer;
}

const NOTHING = { kind: 'read', found: { kind: 'no-session' } };

describe('temp: state', () => {
  const world = after([CREATE, BEGIN, appendOf('temp:plan'), appendOf('app:plan')]);
  const other: Op = { op: 'begin', as: 'h2', ids: S1, invocation: 'inv-2' };

  it('is there until the invocation ends, and then not even under the same invocation id', () => {
    expect(readOf(world, 'temp:plan')).toMatchObject({ found: { kind: 'value' } });
    expect(readOf(after([END, BEGIN], world), 'temp:plan')).toMatchObject({
      found: { kind: 'no-key', looked: { bucket: ['temp', 'inv-1'] } },
    });
  });

  it('ends alone: what has another scope stays', () => {
    const cell = { value: 'gold', tag: 'acme', by: 'step-1' };
    expect(memoryOf(after([END], world), 'worker-1').buckets).toEqual([
      { key: ['app', 'support-agent'], cells: new Map([['plan', cell]]) },
    ]);
  });

  it('is not seen by another invocation of the same session', () => {
    expect(readOf(after([other], world), 'temp:plan', 'h2')).toEqual({
      kind: 'read',
      found: { kind: 'no-key', looked: { bucket: ['temp', 'inv-2'], key: 'plan' } },
    });
  });

  it('outlives the end of another invocation', () => {
    const later = after([other, { op: 'end', on: 'h2' }], world);
    expect(readOf(later, 'temp:plan')).toMatchObject({ found: { kind: 'value' } });
  });

  it('ends in the process of its invocation', () => {
    const elsewhere = { ...CALLER, process: 'worker-2' };
    const ended = after(
      [CREATE, BEGIN, appendOf('temp:plan'), appendOf('app:plan', 'silver'), END],
      after([CREATE, BEGIN, appendOf('user:plan'), END]),
      elsewhere,
    );
    const cell = { value: 'silver', tag: 'acme', by: 'step-1' };
    expect(memoryOf(ended, 'worker-2').buckets).toEqual([
      { key: ['app', 'support-agent'], cells: new Map([['plan', cell]]) },
    ]);
  });

  it('is left alone by an invocation of the same id in another process', () => {
    const elsewhere = { ...CALLER, process: 'worker-2' };
    const begin: Op = { op: 'begin', as: 'h2', ids: S1, invocation: 'inv-1' };
    const both = after([CREATE, begin], world, elsewhere);
    expect(readOf(both, 'temp:plan', 'h2')).toMatchObject({ found: { kind: 'no-key' } });
    const later = after([{ op: 'end', on: 'h2' }], both, elsewhere);
    expect(readOf(later, 'temp:plan')).toMatchObject({ found: { kind: 'value' } });
  });
});

describe('another process', () => {
  it('holds nothing of what the first one stored', () => {
    const world = after([CREATE, BEGIN, appendOf('app:plan')]);
    expect(memoryOf(world, 'worker-2')).toEqual({ buckets: [], sessions: [] });
  });

  it('does not have its sessions', () => {
    const elsewhere = { ...CALLER, process: 'worker-2' };
    expect(apply(after([CREATE]), BEGIN, elsewhere).answer).toEqual({ kind: 'no-session' });
  });
});

it('a session that is there already is left as it is when it is created again', () => {
  const world = after([CREATE, BEGIN, appendOf('plan')]);
  expect(memoryOf(world, 'worker-1').sessions).toEqual([S1]);
  expect(apply(world, CREATE, CALLER)).toEqual({ world, answer: { kind: 'done' } });
});

describe('without a session', () => {
  it.each<[string, Op, Answer | object]>([
    ['begin', BEGIN, { kind: 'no-session' }],
    ['append', appendOf('app:plan'), { kind: 'no-session' }],
    ['read', { op: 'read', on: 'h1', key: 'app:plan' }, NOTHING],
    ['end', END, { kind: 'no-session' }],
  ])('%s changes nothing and says so', (_, op, answer) => {
    expect(apply(EMPTY_WORLD, op, CALLER)).toEqual({ world: EMPTY_WORLD, answer });
  });

  it.each([
    ['app name', { ...S1, app: 'sales-agent' }],
    ['user', { ...S1, user: 'bob' }],
    ['session', { ...S1, session: 'S2' }],
  ])('a session of another %s is not the one', (_, ids) => {
    const begin: Op = { op: 'begin', as: 'h1', ids, invocation: 'inv-1' };
    expect(apply(after([CREATE]), begin, CALLER).answer).toEqual({ kind: 'no-session' });
  });

  it('a begin that fails leaves nobody else in its place', () => {
    const lost: Op = { op: 'begin', as: 'h1', ids: { ...S1, session: 'S2' }, invocation: 'inv-2' };
    expect(readOf(after([CREATE, BEGIN, appendOf('app:plan'), lost]), 'app:plan')).toEqual(NOTHING);
  });

  it.each<[string, Op]>([
    ['create', CREATE],
    ['begin', BEGIN],
    ['end', END],
  ])('with one, %s is done', (_, op) => {
    const ready = after(op.op === 'create' ? [] : op.op === 'begin' ? [CREATE] : [CREATE, BEGIN]);
    expect(apply(ready, op, CALLER).answer).toEqual({ kind: 'done' });
  });

  it('an ended invocation can neither write nor read', () => {
    const world = after([CREATE, BEGIN, appendOf('app:plan'), END]);
    expect(apply(world, appendOf('app:plan', 'silver'), CALLER)).toEqual({
      world,
      answer: { kind: 'no-session' },
    });
    expect(readOf(world, 'app:plan')).toEqual(NOTHING);
  });
});
