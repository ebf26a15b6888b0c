import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tenantPlanScenario } from '../../src/engine/experiment/scenario';
import { OPENING, type Settings } from '../../src/engine/experiment/settings';
import type { Scenario } from '../../src/engine/scenario/scenario';
import { playOnAdk } from '../../src/real-adk/play';

const PLAN = { value: 'acme-enterprise', tenant: 'acme' };
const FOUND = { kind: 'value', value: PLAN };
const NOTHING = { kind: 'no-key' };

const play = (change: Partial<Settings>) =>
  playOnAdk(tenantPlanScenario({ ...OPENING, ...change }));

/** What the real service answered to S1's next turn, S2, bob's S3 and globex's S4. */
const answers = async (change: Partial<Settings>) =>
  (await play(change)).reads.map(({ answer }) => answer);

describe('a delta', () => {
  it.each(['context', 'run-delta'] as const)(
    'of the %s reaches where its prefix says',
    async (write) => {
      expect(await answers({ write, prefix: 'app' })).toEqual([FOUND, FOUND, FOUND, FOUND]);
      expect(await answers({ write, prefix: 'user' })).toEqual([FOUND, FOUND, NOTHING, FOUND]);
      expect(await answers({ write, prefix: 'none' })).toEqual([FOUND, NOTHING, NOTHING, NOTHING]);
    },
  );

  it('under temp: is dropped before anyone reads it', async () => {
    const delta = { prefix: 'temp', write: 'run-delta' } as const;
    expect(await answers(delta)).toEqual([NOTHING, NOTHING, NOTHING, NOTHING]);
    expect((await play(delta)).writes).toEqual([{ step: 'write', state: {} }]);
  });

  it('under temp: stays on the object that a context wrote to, and goes with it', async () => {
    expect(await answers({ prefix: 'temp' })).toEqual([NOTHING, NOTHING, NOTHING, NOTHING]);
    expect((await play({ prefix: 'temp' })).writes).toEqual([
      { step: 'carry-1', state: { 'temp:plan': PLAN } },
    ]);
  });

  it('is kept apart by the app name and by the user id', async () => {
    expect(await answers({ app: 'per-tenant' })).toEqual([FOUND, FOUND, FOUND, NOTHING]);
    const qualified = { prefix: 'user', user: 'qualified' } as const;
    expect(await answers(qualified)).toEqual([FOUND, FOUND, NOTHING, NOTHING]);
    const grace = { prefix: 'user', collision: 'no' } as const;
    expect(await answers(grace)).toEqual([FOUND, FOUND, NOTHING, NOTHING]);
  });
});

describe('the initial state', () => {
  it.each(['none', 'user', 'app'] as const)('keeps %s in its one session', async (prefix) => {
    const kept = await answers({ write: 'initial-state', prefix });
    expect(kept).toEqual([FOUND, NOTHING, NOTHING, NOTHING]);
  });

  it('loses temp:', async () => {
    const lost = await answers({ write: 'initial-state', prefix: 'temp' });
    expect(lost).toEqual([NOTHING, NOTHING, NOTHING, NOTHING]);
  });
});

it.each(['none', 'user', 'app', 'temp'] as const)(
  'an assignment under %s is on the object in hand, and lost with it',
  async (prefix) => {
    const { writes, reads } = await play({ write: 'assignment', prefix });
    const key = prefix === 'none' ? 'plan' : `${prefix}:plan`;
    expect(writes).toEqual([{ step: 'write', state: { [key]: PLAN } }]);
    expect(reads.map(({ answer }) => answer)).toEqual([NOTHING, NOTHING, NOTHING, NOTHING]);
  },
);

it('hands over the session states as they were', async () => {
  const { writes, reads } = await play({ prefix: 'user' });
  expect(writes).toEqual([{ step: 'carry-1', state: { 'user:plan': PLAN } }]);
  expect(reads.map(({ step, state }) => [step, state])).toEqual([
    ['read-1', { 'user:plan': PLAN }],
    ['read-2', { 'user:plan': PLAN }],
    ['read-3', {}],
    ['read-4', { 'user:plan': PLAN }],
  ]);
});

it('leaves the guard to the application: the real service hands the plan to globex', async () => {
  expect(await answers({ guard: 'on' })).toEqual([FOUND, FOUND, FOUND, FOUND]);
});

it('starts each time on an empty service', async () => {
  await play({ prefix: 'app' });
  expect(await answers({ prefix: 'none' })).toEqual([FOUND, NOTHING, NOTHING, NOTHING]);
});

it('says the version of the package that is installed', async () => {
  const text = readFileSync('node_modules/@google/adk/package.json', 'utf8');
  expect(text).toContain(`"version": "${(await play({})).version}"`);
});

describe('steps of no experiment', () => {
  const scenario = tenantPlanScenario(OPENING);
  const [create] = scenario.steps;
  if (create === undefined) throw new Error('the experiment begins with a step');
  const { actor } = create;
  const only = (...steps: Scenario['steps']) => playOnAdk({ ...scenario, steps });

  it('are refused', async () => {
    const restart = only({ id: 'restart', actor, op: { op: 'restart' } });
    await expect(restart).rejects.toThrow('the experiment has no restart');
    const late = only({ id: 'late', actor, op: { op: 'assign', on: 'gone', key: 'k', value: 1 } });
    await expect(late).rejects.toThrow('no session object gone in hand');
  });

  it('tell a session that is not there from a key that is not', async () => {
    const { reads } = await only(
      { id: 'begin', actor, op: { op: 'get', as: 'inv-1', ids: actor.ids } },
      {
        id: 'read',
        actor,
        op: { op: 'read', on: 'inv-1', key: 'plan' },
        expect: { value: 'write', shouldSee: true },
      },
    );
    expect(reads).toEqual([{ step: 'read', answer: { kind: 'no-session' }, state: null }]);
  });
});
