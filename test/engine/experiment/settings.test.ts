import { describe, expect, it } from 'vitest';
import {
  allSettings,
  CHOICES,
  OPENING,
  sameSettings,
  writeScope,
  type Settings,
} from '../../../src/engine/experiment/settings';
import { SETTINGS_TABLE } from './settings-table';

describe('the choices', () => {
  it('stand in the order of the page, under the names of the address', () => {
    expect(Object.entries(CHOICES)).toEqual([
      ['prefix', ['none', 'user', 'app', 'temp']],
      ['app', ['shared', 'per-tenant']],
      ['user', ['bare', 'qualified']],
      ['collision', ['yes', 'no']],
      ['guard', ['off', 'on']],
      [
        'service',
        [
          'contract',
          'java-memory',
          'python-memory',
          'python-database',
          'python-database-postgres',
          'python-sqlite',
          'js-memory',
          'js-database',
          'js-database-postgres',
          'go-memory',
          'go-database',
          'go-database-postgres',
        ],
      ],
      ['write', ['context', 'run-delta', 'initial-state', 'assignment']],
    ]);
  });

  it('open with app:, one app name, bare ids, a globex alice, no guard, the contract and a context', () => {
    expect(OPENING).toEqual({
      prefix: 'app',
      app: 'shared',
      user: 'bare',
      collision: 'yes',
      guard: 'off',
      service: 'contract',
      write: 'context',
    });
  });

  it('make the 64 settings of the table', () => {
    const listed = allSettings(OPENING).map(({ prefix, app, user, collision, guard }) =>
      [prefix, app, user, collision, guard].join(' '),
    );
    const expected = SETTINGS_TABLE.flatMap(({ when }) =>
      ['off', 'on'].map((guard) => [...when, guard].join(' ')),
    );
    expect(expected).toHaveLength(64);
    expect(listed).toEqual(expected);
  });
});

describe('sameSettings', () => {
  it('holds for a copy', () => {
    expect(sameSettings(OPENING, { ...OPENING })).toBe(true);
  });

  it.each<Partial<Settings>>([
    { prefix: 'temp' },
    { app: 'per-tenant' },
    { user: 'qualified' },
    { collision: 'no' },
    { guard: 'on' },
    { service: 'java-memory' },
    { write: 'assignment' },
  ])('sees a change of %o', (changed) => {
    expect(sameSettings(OPENING, { ...OPENING, ...changed })).toBe(false);
  });
});

it.each([
  ['none', 'session'],
  ['user', 'user'],
  ['app', 'app'],
  ['temp', 'temp'],
] as const)('prefix %s writes to the %s scope', (prefix, scope) => {
  expect(writeScope({ ...OPENING, prefix })).toBe(scope);
});
