import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuery, parseQuery } from '../../../src/engine/experiment/address';
import type { Settings } from '../../../src/engine/experiment/settings';

const CHOICES = {
  prefix: ['none', 'user', 'app', 'temp'],
  app: ['shared', 'per-tenant'],
  user: ['bare', 'qualified'],
  collision: ['yes', 'no'],
  guard: ['off', 'on'],
  service: [
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
  write: ['context', 'run-delta', 'initial-state', 'assignment'],
} as const;

function expectValid(query: string): void {
  const { settings, t } = parseQuery(query);
  expect(Object.keys(settings)).toEqual(Object.keys(CHOICES));
  expect(CHOICES.prefix).toContain(settings.prefix);
  expect(CHOICES.app).toContain(settings.app);
  expect(CHOICES.user).toContain(settings.user);
  expect(CHOICES.collision).toContain(settings.collision);
  expect(CHOICES.guard).toContain(settings.guard);
  expect(CHOICES.service).toContain(settings.service);
  expect(CHOICES.write).toContain(settings.write);
  expect(t).toBeGreaterThanOrEqual(0);
  expect(t).toBeLessThanOrEqual(60);
}

/** Text that looks like an address, so that chance gets past the first character. */
const nearly = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'prefix',
          'app',
          'user',
          'collision',
          'guard',
          'service',
          'write',
          't',
          'constructor',
          '',
        ),
        fc.string({ unit: 'binary', maxLength: 4 }),
      ),
      fc.constantFrom('=', '==', '', '%3D'),
      fc.oneof(
        fc.constantFrom(
          'none',
          'user',
          'per-tenant',
          'qualified',
          'no',
          'on',
          'go-memory',
          'run-delta',
          '__proto__',
          '45',
        ),
        fc.constantFrom('-1', '1e1', '99', '60.1', '%', '%f', '%FF'),
        fc.double().map(String),
        fc.string({ unit: 'binary', maxLength: 4 }),
      ),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.map((piece) => piece.join('')).join('&'));

describe('any text as an address', () => {
  it('gives a valid setting and a time within the replay, and never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 40 }), expectValid), {
      numRuns: 300,
    });
  });

  it('does so when it looks like an address', () => {
    fc.assert(fc.property(nearly, expectValid), { numRuns: 500 });
  });
});

it('what is written is read back', () => {
  const settings: fc.Arbitrary<Settings> = fc.record({
    prefix: fc.constantFrom(...CHOICES.prefix),
    app: fc.constantFrom(...CHOICES.app),
    user: fc.constantFrom(...CHOICES.user),
    collision: fc.constantFrom(...CHOICES.collision),
    guard: fc.constantFrom(...CHOICES.guard),
    service: fc.constantFrom(...CHOICES.service),
    write: fc.constantFrom(...CHOICES.write),
  });
  fc.assert(
    fc.property(settings, fc.integer({ min: 0, max: 600 }), (each, tenths) => {
      const address = { settings: each, t: tenths / 10 };
      expect(parseQuery(formatQuery(address))).toEqual({ ...address, problems: [] });
    }),
  );
});
