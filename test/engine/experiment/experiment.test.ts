import { describe, expect, it } from 'vitest';
import { experiment, type Experiment } from '../../../src/engine/experiment/experiment';
import { readsOf } from '../../../src/engine/scenario/run';
import { OPENING, type Settings } from '../../../src/engine/experiment/settings';
import { placeOf } from '../../../src/engine/service/operation';
import { storageKeyText } from '../../../src/engine/storage-key';
import { SETTINGS_TABLE } from './settings-table';

const CASES = SETTINGS_TABLE.flatMap(({ when, writes, reads, off, on }) =>
  ([['off', off] as const, ['on', on] as const] as const).map(([guard, guarded]) => {
    const [prefix, app, user, collision] = when;
    const [outcomes, kind, isolation, right] = guarded;
    const settings: Settings = { ...OPENING, prefix, app, user, collision, guard };
    const name = [...when, guard].join(' ');
    return { name, settings, writes, reads, outcomes, kind, isolation, right };
  }),
);

function outcomesOf({ run }: Experiment): readonly string[] {
  return readsOf(run).map((read) => read.judgement.outcome);
}

function whyNots({ run }: Experiment): readonly unknown[] {
  return readsOf(run).map(({ judgement }) => ('why' in judgement ? judgement.why : null));
}

const other = (differs: string) => ({ kind: 'other-key', differs });
const keys = (differs: string) => ({ kind: 'kept-by-keys', differs });

describe('the table of all settings', () => {
  it('holds 64 different settings', () => {
    expect(CASES).toHaveLength(64);
    expect(new Set(CASES.map(({ name }) => name)).size).toBe(64);
  });

  it('has 12 right ones, 4 of those kept by the guard', () => {
    const kinds = CASES.map(({ settings }) => experiment(settings).verdict.kind);
    expect(kinds.filter((each) => each === 'right-by-keys')).toHaveLength(8);
    expect(kinds.filter((each) => each === 'right-by-guard')).toHaveLength(4);
  });

  it.each(CASES)('$name', ({ settings, writes, reads, outcomes, kind, isolation, right }) => {
    const result = experiment(settings);
    const [write] = result.run.events;
    const stored = write?.kind === 'write' ? write.writes : [];
    const looked = readsOf(result.run).map(({ found }) => {
      const place = placeOf(found);
      return place === null ? 'no session' : storageKeyText(place.bucket);
    });
    expect(stored.map(({ put }) => put.kind === 'at' && storageKeyText(put.slot.bucket))).toEqual([
      writes,
    ]);
    expect(looked).toEqual(reads);
    expect(outcomesOf(result)).toEqual(outcomes.split(' '));
    expect(result.verdict.reads.kind).toBe(kind);
    expect(result.verdict.isolation.kind).toBe(isolation);
    expect(['right-by-keys', 'right-by-guard'].includes(result.verdict.kind)).toBe(
      right === 'right',
    );
  });
});

describe('the tally', () => {
  const user: Settings = { ...OPENING, prefix: 'user' };

  it.each([
    ['the opening', OPENING, [3, 0, 1, 0]],
    ['app: with separate app names', { ...OPENING, app: 'per-tenant' } as const, [3, 0, 0, 0]],
    ['user:', user, [2, 1, 1, 0]],
    ['user: with qualified ids', { ...user, user: 'qualified' } as const, [2, 1, 0, 0]],
    ['user: without a globex alice', { ...user, collision: 'no' } as const, [2, 1, 0, 0]],
    ['no prefix', { ...OPENING, prefix: 'none' } as const, [1, 2, 0, 0]],
    ['temp:', { ...OPENING, prefix: 'temp' } as const, [0, 3, 0, 0]],
    ['the opening with the guard', { ...OPENING, guard: 'on' } as const, [3, 0, 0, 1]],
  ])('%s', (_, settings, [served, missed, leaks, blocked]) => {
    expect(experiment(settings).verdict.tally).toEqual({ served, missed, leaks, blocked });
  });
});

describe('why a reader finds nothing', () => {
  it.each([
    [
      'no prefix',
      { prefix: 'none' } as const,
      [null, other('session-id'), other('user-id'), other('session-id')],
    ],
    [
      'no prefix, no globex alice',
      { prefix: 'none', collision: 'no' } as const,
      [null, other('session-id'), other('user-id'), other('user-id')],
    ],
    [
      'no prefix, separate app names',
      { prefix: 'none', app: 'per-tenant' } as const,
      [null, other('session-id'), other('user-id'), other('app-name')],
    ],
    ['user:, a globex alice', { prefix: 'user' } as const, [null, null, other('user-id'), null]],
    [
      'user:, qualified ids',
      { prefix: 'user', user: 'qualified' } as const,
      [null, null, other('user-id'), other('user-id')],
    ],
    ['app:', {}, [null, null, null, null]],
    [
      'app:, separate app names',
      { app: 'per-tenant' } as const,
      [null, null, null, other('app-name')],
    ],
    [
      'temp:, where even the next turn is another invocation',
      { prefix: 'temp' } as const,
      [
        other('invocation-id'),
        other('invocation-id'),
        other('invocation-id'),
        other('invocation-id'),
      ],
    ],
  ])('%s', (_, changed, expected) => {
    expect(whyNots(experiment({ ...OPENING, ...changed }))).toEqual(expected);
  });

  it('says which tag the guard saw', () => {
    const globex = readsOf(experiment({ ...OPENING, guard: 'on' }).run).at(-1);
    expect(globex?.judgement).toEqual({ outcome: 'blocked', tag: 'acme' });
  });
});

describe('the reason of the verdict', () => {
  it.each([
    ['app:', {}, { kind: 'leak', scope: 'app' }],
    ['user:', { prefix: 'user' } as const, { kind: 'leak', scope: 'user' }],
    ['app: and guard', { guard: 'on' } as const, { kind: 'kept-by-guard', tag: 'acme' }],
    [
      'user: and guard',
      { prefix: 'user', guard: 'on' } as const,
      { kind: 'kept-by-guard', tag: 'acme' },
    ],
    [
      'user: without a globex alice',
      { prefix: 'user', collision: 'no' } as const,
      { kind: 'kept-by-luck', differs: 'user-id' },
    ],
    [
      'luck stays luck with a guard that had nothing to block',
      { prefix: 'user', collision: 'no', guard: 'on' } as const,
      { kind: 'kept-by-luck', differs: 'user-id' },
    ],
    [
      'qualified ids need no luck',
      { prefix: 'user', user: 'qualified', collision: 'no' } as const,
      keys('user-id'),
    ],
    [
      'separate app names need no luck',
      { prefix: 'user', app: 'per-tenant', collision: 'no' } as const,
      keys('app-name'),
    ],
    ['app:, separate app names', { app: 'per-tenant' } as const, keys('app-name')],
    ['no prefix', { prefix: 'none' } as const, keys('session-id')],
    ['no prefix, qualified ids', { prefix: 'none', user: 'qualified' } as const, keys('user-id')],
    ['temp:', { prefix: 'temp' } as const, keys('invocation-id')],
  ])('isolation, %s', (_, changed, expected) => {
    expect(experiment({ ...OPENING, ...changed }).verdict.isolation).toEqual(expected);
  });

  it.each([
    ['none', { kind: 'some', served: 1, of: 3, scope: 'session' }],
    ['user', { kind: 'some', served: 2, of: 3, scope: 'user' }],
    ['app', { kind: 'all', served: 3, of: 3, scope: 'app' }],
    ['temp', { kind: 'none', served: 0, of: 3, scope: 'temp' }],
  ] as const)('reads, prefix %s', (prefix, expected) => {
    expect(experiment({ ...OPENING, prefix }).verdict.reads).toMatchObject(expected);
  });
});

it('an experiment carries the settings it was run with', () => {
  expect(experiment(OPENING).settings).toEqual({
    prefix: 'app',
    app: 'shared',
    user: 'bare',
    collision: 'yes',
    guard: 'off',
    service: 'contract',
    write: 'context',
  });
});
