import { describe, expect, it } from 'vitest';
import { contract } from '../../../src/engine/runtimes/contract';
import { run, type ReadEvent } from '../../../src/engine/scenario/run';
import type { Scenario, Step } from '../../../src/engine/scenario/scenario';
import { actor, appends, begins, creates, ends, reads, readTurn, writeTurn } from './script';

const ALICE = actor('S1', 'acme', 'alice');
const BOB = actor('S3', 'acme', 'bob');
const CAROL = actor('S4', 'globex', 'carol');
const DAVE = actor('S5', 'initech', 'dave');

const SHOULD = { value: 'write-1', shouldSee: true };
const MUST_NOT = { value: 'write-1', shouldSee: false };

function scenario(steps: readonly Step[], guard = false): Scenario {
  return { tenants: ['acme', 'globex', 'initech'], guard, steps };
}

function readsOf(played: Scenario): readonly ReadEvent[] {
  return run(played, contract).events.flatMap((event) => (event.kind === 'read' ? [event] : []));
}

function judgements(played: Scenario): readonly unknown[] {
  return readsOf(played).map(({ judgement }) => judgement);
}

/** Put into user state, under the name plan. */
const at = (user: string) => ({
  kind: 'at',
  slot: { bucket: ['user', 'support-agent', user], key: 'plan' },
});

describe('two writes of the same key', () => {
  const steps = [
    creates(ALICE),
    creates(BOB),
    ...writeTurn(ALICE, 'inv-1', 'write-1', 'app:plan', 'gold'),
    ...writeTurn(BOB, 'inv-2', 'write-2', 'app:plan', 'silver'),
  ];

  it('leave the first value missed by who finds the second', () => {
    expect(
      judgements(scenario([...steps, ...readTurn(ALICE, 'inv-3', 'app:plan', SHOULD)])),
    ).toEqual([{ outcome: 'missed', why: { kind: 'other-value', by: 'write-2' } }]);
  });

  it('are each held against the read of its own scope when one delta has both', () => {
    const both = appends(ALICE, 'inv-1', 'write-1', [
      ['app:plan', 'gold'],
      ['user:plan', 'silver'],
    ]);
    const read = readsOf(
      scenario([
        creates(ALICE),
        creates(BOB),
        begins(ALICE, 'inv-1'),
        both,
        ...readTurn(BOB, 'inv-2', 'user:plan', SHOULD),
      ]),
    )[0];
    expect(read?.put).toEqual({
      kind: 'at',
      slot: { bucket: ['user', 'support-agent', 'alice'], key: 'plan' },
    });
    expect(read?.judgement).toEqual({
      outcome: 'missed',
      why: { kind: 'other-key', differs: 'user-id' },
    });
  });

  it('serve the second value', () => {
    const second = { value: 'write-2', shouldSee: true };
    const read = readsOf(scenario([...steps, ...readTurn(ALICE, 'inv-3', 'app:plan', second)]))[0];
    expect(read?.judgement).toEqual({ outcome: 'served' });
    expect(read?.found).toMatchObject({ cell: { value: 'silver', by: 'write-2' } });
  });

  it('are found by the user that each belongs to under user:', () => {
    const played = scenario([
      creates(ALICE),
      creates(BOB),
      ...writeTurn(ALICE, 'inv-1', 'write-1', 'user:plan', 'gold'),
      ...writeTurn(BOB, 'inv-2', 'write-2', 'user:plan', 'silver'),
      ...readTurn(BOB, 'inv-3', 'user:plan', SHOULD),
      ...readTurn(BOB, 'inv-4', 'user:plan', { value: 'write-2', shouldSee: true }),
      ...readTurn(ALICE, 'inv-5', 'user:plan', SHOULD),
      ...readTurn(ALICE, 'inv-6', 'user:plan', { value: 'write-2', shouldSee: true }),
    ]);
    const [alices, bobs] = [at('alice'), at('bob')];
    const missed = { outcome: 'missed', why: { kind: 'other-key', differs: 'user-id' } };
    const served = { outcome: 'served' };
    expect(
      readsOf(played).map(({ writer, put, judgement }) => [writer.id, put, judgement]),
    ).toEqual([
      ['S1', alices, missed],
      ['S3', bobs, served],
      ['S1', alices, served],
      ['S3', bobs, missed],
    ]);
  });
});

it('a write of several keys is judged key by key', () => {
  const played = scenario([
    creates(ALICE),
    creates(BOB),
    begins(ALICE, 'inv-1'),
    appends(ALICE, 'inv-1', 'write-1', [
      ['app:plan', 'gold'],
      ['user:seats', 5],
    ]),
    ends(ALICE, 'inv-1'),
    ...readTurn(BOB, 'inv-2', 'app:plan', SHOULD),
    ...readTurn(BOB, 'inv-3', 'user:seats', SHOULD),
  ]);
  expect(readsOf(played).map(({ put }) => put)).toEqual([
    { kind: 'at', slot: { bucket: ['app', 'support-agent'], key: 'plan' } },
    { kind: 'at', slot: { bucket: ['user', 'support-agent', 'alice'], key: 'seats' } },
  ]);
  expect(judgements(played)).toEqual([
    { outcome: 'served' },
    { outcome: 'missed', why: { kind: 'other-key', differs: 'user-id' } },
  ]);
});

it('a reader that leaves the prefix out looks in another scope', () => {
  const played = scenario([
    creates(ALICE),
    ...writeTurn(ALICE, 'inv-1', 'write-1', 'app:plan', 'gold'),
    ...readTurn(ALICE, 'inv-2', 'plan', SHOULD),
  ]);
  expect(judgements(played)).toEqual([
    { outcome: 'missed', why: { kind: 'other-key', differs: 'scope' } },
  ]);
});

describe('two processes', () => {
  const there = actor('S2', 'acme', 'alice', { process: 'worker-2' });
  const played = scenario([
    creates(ALICE),
    creates(there),
    ...writeTurn(ALICE, 'inv-1', 'write-1', 'app:plan', 'gold'),
    ...readTurn(there, 'inv-2', 'app:plan', SHOULD),
    ...readTurn(ALICE, 'inv-3', 'app:plan', SHOULD),
  ]);

  it('have a memory each: what one stored the other misses', () => {
    expect(readsOf(played).map(({ judgement }) => judgement.outcome)).toEqual(['missed', 'served']);
  });

  it('have sessions each: one made in the other process is not there', () => {
    const visitor = { ...ALICE, process: 'worker-2' };
    expect(
      judgements(
        scenario([
          creates(ALICE),
          ...writeTurn(ALICE, 'inv-1', 'write-1', 'app:plan', 'gold'),
          ...readTurn(visitor, 'inv-2', 'app:plan', SHOULD),
        ]),
      ),
    ).toEqual([{ outcome: 'missed', why: { kind: 'no-session' } }]);
  });
});

describe('three tenants under one app name', () => {
  const steps = [
    ...[ALICE, BOB, CAROL, DAVE].map(creates),
    ...writeTurn(ALICE, 'inv-1', 'write-1', 'app:plan', 'gold'),
    ...readTurn(BOB, 'inv-2', 'app:plan', SHOULD),
    ...readTurn(CAROL, 'inv-3', 'app:plan', MUST_NOT),
    ...readTurn(DAVE, 'inv-4', 'app:plan', MUST_NOT),
  ];

  it('leak to both others', () => {
    expect(judgements(scenario(steps))).toEqual([
      { outcome: 'served' },
      { outcome: 'leak' },
      { outcome: 'leak' },
    ]);
  });

  it('are kept apart by the guard', () => {
    expect(judgements(scenario(steps, true))).toEqual([
      { outcome: 'served' },
      { outcome: 'blocked', tag: 'acme' },
      { outcome: 'blocked', tag: 'acme' },
    ]);
  });
});

describe('a session that was never created', () => {
  it('reads nothing, and says that there is no session', () => {
    const played = scenario([
      creates(ALICE),
      ...writeTurn(ALICE, 'inv-1', 'write-1', 'app:plan', 'gold'),
      ...readTurn(BOB, 'inv-2', 'app:plan', SHOULD),
      ...readTurn(CAROL, 'inv-3', 'app:plan', MUST_NOT),
    ]);
    expect(judgements(played)).toEqual([
      { outcome: 'missed', why: { kind: 'no-session' } },
      { outcome: 'sees-nothing', why: { kind: 'no-session' } },
    ]);
  });

  it('writes nothing, so that there is nothing to ask about', () => {
    const write = writeTurn(BOB, 'inv-1', 'write-1', 'app:plan', 'gold');
    expect(run(scenario(write), contract).events.map(({ kind }) => kind)).toEqual(['verdict']);
    const asked = [creates(ALICE), ...write, ...readTurn(ALICE, 'inv-2', 'app:plan', SHOULD)];
    expect(() => run(scenario(asked), contract)).toThrow(RangeError);
  });
});

describe('temp:', () => {
  it('serves within its invocation, not in the next one', () => {
    const played = scenario([
      creates(ALICE),
      begins(ALICE, 'inv-1'),
      appends(ALICE, 'inv-1', 'write-1', [['temp:plan', 'gold']]),
      reads(ALICE, 'inv-1', 'temp:plan', SHOULD),
      ends(ALICE, 'inv-1'),
      ...readTurn(ALICE, 'inv-2', 'temp:plan', SHOULD),
    ]);
    expect(judgements(played)).toEqual([
      { outcome: 'served' },
      { outcome: 'missed', why: { kind: 'other-key', differs: 'invocation-id' } },
    ]);
  });

  it('is gone for an invocation that comes again under the same id', () => {
    const played = scenario([
      creates(ALICE),
      ...writeTurn(ALICE, 'inv-1', 'write-1', 'temp:plan', 'gold'),
      ...readTurn(ALICE, 'inv-1', 'temp:plan', SHOULD),
    ]);
    expect(judgements(played)).toEqual([{ outcome: 'missed', why: { kind: 'gone' } }]);
  });
});
