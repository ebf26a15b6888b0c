import { describe, expect, it } from 'vitest';
import { contract } from '../../../src/engine/runtimes/contract';
import { run } from '../../../src/engine/scenario/run';
import type { Scenario, Step } from '../../../src/engine/scenario/scenario';
import { heldCells } from '../../../src/engine/service/held';
import { EMPTY_WORLD } from '../../../src/engine/service/world';
import { actor, appends, begins, creates, ends, reads, readTurn, writeTurn } from './script';

const ALICE = actor('S1', 'acme', 'alice');
const BOB = actor('S3', 'acme', 'bob');

const SHOULD = { value: 'write-1', shouldSee: true };

function scenario(steps: readonly Step[]): Scenario {
  return { tenants: ['acme'], guard: false, steps };
}

describe('the events of a run', () => {
  const played = scenario([
    creates(ALICE),
    creates(BOB),
    ...writeTurn(ALICE, 'inv-1', 'write-1', 'app:plan', 'gold'),
    begins(BOB, 'inv-2'),
    reads(BOB, 'inv-2', 'app:plan'),
    ends(BOB, 'inv-2'),
    ...readTurn(BOB, 'inv-3', 'app:plan', SHOULD),
  ]);

  it('are writes and judged reads, then the verdict; preparation and plain reads are none', () => {
    expect(run(played, contract).events.map((event) => [event.index, event.kind])).toEqual([
      [0, 'write'],
      [1, 'read'],
      [2, 'verdict'],
    ]);
  });

  it('belong to the steps that made them', () => {
    const steps = run(played, contract).events.map((event) =>
      'step' in event ? event.step.id : null,
    );
    expect(steps).toEqual(['write-1', 'read-inv-3', null]);
  });

  it('say what was written and where', () => {
    const [write] = run(played, contract).events;
    expect(write).toMatchObject({
      writes: [
        {
          key: { scope: 'app', prefix: 'app:', name: 'plan' },
          value: 'gold',
          by: 'write-1',
          put: { kind: 'at', slot: { bucket: ['app', 'support-agent'], key: 'plan' } },
        },
      ],
    });
  });

  it('say what was asked, where it was found, who had written it and where it had been put', () => {
    const slot = { bucket: ['app', 'support-agent'], key: 'plan' };
    expect(run(played, contract).events[1]).toMatchObject({
      kind: 'read',
      key: { scope: 'app', prefix: 'app:', name: 'plan' },
      expect: SHOULD,
      found: { kind: 'value', cell: { value: 'gold', tag: 'acme', by: 'write-1' }, at: slot },
      writer: ALICE,
      put: { kind: 'at', slot },
      judgement: { outcome: 'served' },
    });
  });

  it('hold the world as it is once the outcome stands', () => {
    const cell = { value: 'gold', tag: 'acme', by: 'write-1' };
    const [write] = run(played, contract).events;
    expect(write && heldCells(write.world)).toEqual([
      { slot: { bucket: ['app', 'support-agent'], key: 'plan' }, cell },
    ]);
  });

  it('come with the scenario that was played', () => {
    expect(run(played, contract).scenario).toBe(played);
  });

  it('are the verdict alone when nobody does anything', () => {
    const { events } = run(scenario([]), contract);
    expect(events).toEqual([{ kind: 'verdict', index: 0, world: EMPTY_WORLD }]);
  });
});

describe('a read that asks about a value nobody wrote', () => {
  it.each([
    ['no such step', [...readTurn(ALICE, 'inv-1', 'app:plan', SHOULD)]],
    [
      'a step that comes later',
      [
        ...readTurn(ALICE, 'inv-1', 'app:plan', SHOULD),
        ...writeTurn(ALICE, 'inv-2', 'write-1', 'app:plan', 'gold'),
      ],
    ],
  ])('is a mistake of the scenario: %s', (_, steps) => {
    expect(() => run(scenario([creates(ALICE), ...steps]), contract)).toThrow(RangeError);
  });
});

it('turns are counted by actor: an invocation is one turn, however much is done in it', () => {
  const played = scenario([
    creates(ALICE),
    creates(BOB),
    begins(ALICE, 'inv-1'),
    appends(ALICE, 'inv-1', 'write-1', [['app:plan', 'gold']]),
    reads(ALICE, 'inv-1', 'app:plan', SHOULD),
    ends(ALICE, 'inv-1'),
    ...readTurn(BOB, 'inv-2', 'app:plan', SHOULD),
    ...readTurn(ALICE, 'inv-3', 'app:plan', SHOULD),
    ...readTurn(ALICE, 'inv-4', 'app:plan', SHOULD),
    ...readTurn(BOB, 'inv-5', 'app:plan', SHOULD),
  ]);
  const turns = run(played, contract).events.flatMap((event) =>
    event.kind === 'verdict' ? [] : [[event.step.actor.id, event.turn]],
  );
  expect(turns).toEqual([
    ['S1', 1],
    ['S1', 1],
    ['S3', 1],
    ['S1', 2],
    ['S1', 3],
    ['S3', 2],
  ]);
});
