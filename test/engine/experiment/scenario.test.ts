import { describe, expect, it } from 'vitest';
import { tenantPlanScenario } from '../../../src/engine/experiment/scenario';
import { OPENING, type Settings } from '../../../src/engine/experiment/settings';
import { RUNTIMES } from '../../../src/engine/runtimes';
import { run, type RunEvent } from '../../../src/engine/scenario/run';
import { heldCells } from '../../../src/engine/service/held';

function eventsOf(changed: Partial<Settings>): readonly RunEvent[] {
  const settings = { ...OPENING, ...changed };
  return run(tenantPlanScenario(settings), RUNTIMES[settings.service]).events;
}

function actorsOf(changed: Partial<Settings>): readonly unknown[] {
  return eventsOf(changed).map((event) => {
    if (event.kind === 'verdict') return null;
    const { tenant, name, ids } = event.step.actor;
    return [tenant, name, ids.app, ids.user, ids.session];
  });
}

describe('the experiment', () => {
  it('is one write, four reads and the verdict', () => {
    const events = eventsOf({});
    expect(events.map(({ kind }) => kind)).toEqual([
      'write',
      'read',
      'read',
      'read',
      'read',
      'verdict',
    ]);
    expect(events.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('draws acme before globex', () => {
    expect(tenantPlanScenario(OPENING).tenants).toEqual(['acme', 'globex']);
  });

  it.each([
    ['off', false],
    ['on', true],
  ] as const)('guard %s', (guard, guarded) => {
    expect(tenantPlanScenario({ ...OPENING, guard }).guard).toBe(guarded);
  });

  it('stores the acme plan with its tag under the bare name', () => {
    const [write] = eventsOf({});
    const world = write?.kind === 'write' ? write.world : undefined;
    const cell = { value: 'acme-enterprise', tag: 'acme', by: 'write' };
    expect(world && heldCells(world)).toEqual([
      { slot: { bucket: ['app', 'support-agent'], key: 'plan' }, cell },
    ]);
  });

  it.each([
    ['none', { scope: 'session', prefix: '', name: 'plan' }],
    ['user', { scope: 'user', prefix: 'user:', name: 'plan' }],
    ['app', { scope: 'app', prefix: 'app:', name: 'plan' }],
    ['temp', { scope: 'temp', prefix: 'temp:', name: 'plan' }],
  ] as const)('prefix %s writes and reads the same state key', (prefix, key) => {
    const keys = eventsOf({ prefix }).map((event) => {
      if (event.kind === 'write') return event.writes.map((write) => [write.key, write.value]);
      return event.kind === 'read' ? event.key : null;
    });
    expect(keys).toEqual([[[key, 'acme-enterprise']], key, key, key, key, null]);
  });

  it('is about the write, which acme should see and globex should not', () => {
    const expects = eventsOf({}).flatMap((event) => (event.kind === 'read' ? [event.expect] : []));
    expect(expects).toEqual([
      { value: 'write', shouldSee: true },
      { value: 'write', shouldSee: true },
      { value: 'write', shouldSee: true },
      { value: 'write', shouldSee: false },
    ]);
  });

  it('counts the first read as the second turn of S1, the others as first turns', () => {
    const turns = eventsOf({}).map((event) => (event.kind === 'verdict' ? null : event.turn));
    expect(turns).toEqual([1, 2, 1, 1, 1, null]);
  });

  it('gives the runner one app name and bare user ids', () => {
    expect(actorsOf({})).toEqual([
      ['acme', 'alice', 'support-agent', 'alice', 'S1'],
      ['acme', 'alice', 'support-agent', 'alice', 'S1'],
      ['acme', 'alice', 'support-agent', 'alice', 'S2'],
      ['acme', 'bob', 'support-agent', 'bob', 'S3'],
      ['globex', 'alice', 'support-agent', 'alice', 'S4'],
      null,
    ]);
  });

  it('gives the runner an app name a tenant and qualified user ids', () => {
    expect(actorsOf({ app: 'per-tenant', user: 'qualified', collision: 'no' })).toEqual([
      ['acme', 'alice', 'support-agent-acme', 'acme:alice', 'S1'],
      ['acme', 'alice', 'support-agent-acme', 'acme:alice', 'S1'],
      ['acme', 'alice', 'support-agent-acme', 'acme:alice', 'S2'],
      ['acme', 'bob', 'support-agent-acme', 'acme:bob', 'S3'],
      ['globex', 'grace', 'support-agent-globex', 'globex:grace', 'S4'],
      null,
    ]);
  });
});

it('with temp: the value stands in the store at the write and is gone at the first read', () => {
  const held = eventsOf({ prefix: 'temp' }).map(({ world }) => heldCells(world).length);
  expect(held).toEqual([1, 0, 0, 0, 0, 0]);
});
