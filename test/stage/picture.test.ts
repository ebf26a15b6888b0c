import { describe, expect, it } from 'vitest';
import { pictureOf, readersByTenant } from '../../src/stage/picture';
import { rowsOf, runOf, storesOf } from './read-picture';

const arriving = (cell: string) => cell.replace('holds:', 'holds+:');

const EMPTY = ['app', 'user', 'session', 'temp'];

describe('the opening picture', () => {
  it('has four empty stores, none of them what it is about', () => {
    expect(pictureOf(runOf({}), -1)).toEqual({
      kind: 'opening',
      stores: [
        { scope: 'app', hot: false, cells: [] },
        { scope: 'user', hot: false, cells: [] },
        { scope: 'session', hot: false, cells: [] },
        { scope: 'temp', hot: false, cells: [] },
      ],
    });
  });
});

describe('with app: and one app name', () => {
  const run = runOf({});
  const HELD = 'holds:app|support-agent/plan=acme-enterprise@acme';

  it('the write puts the value into the app store, where it arrives', () => {
    expect(storesOf(run, 0)).toEqual([
      'app! holds+:app|support-agent/plan=acme-enterprise@acme',
      'user',
      'session',
      'temp',
    ]);
    expect(rowsOf(run, 0)).toEqual([
      'scope app equal app',
      'app-name support-agent equal support-agent',
    ]);
  });

  it.each([1, 2, 3, 4])('read %i looks where the value is', (index) => {
    expect(storesOf(run, index)).toEqual([`app! ${HELD}`, 'user', 'session', 'temp']);
    expect(rowsOf(run, index)).toEqual([
      'scope app equal app',
      'app-name support-agent equal support-agent',
    ]);
  });

  it('the verdict is about no store', () => {
    expect(pictureOf(run, 5).kind).toBe('verdict');
    expect(storesOf(run, 5)).toEqual([`app ${HELD}`, 'user', 'session', 'temp']);
  });
});

describe('a reader that looks in vain', () => {
  it('has an empty slot of its own beside the value', () => {
    expect(storesOf(runOf({ app: 'per-tenant' }), 4)).toEqual([
      'app! holds:app|support-agent-acme/plan=acme-enterprise@acme own-empty+:app|support-agent-globex/plan',
      'user',
      'session',
      'temp',
    ]);
  });

  it('is told apart at the first segment that differs; what follows is beyond', () => {
    expect(rowsOf(runOf({ prefix: 'none', app: 'per-tenant' }), 4)).toEqual([
      'scope session equal session',
      'app-name support-agent-acme differs support-agent-globex',
      'user-id alice beyond alice',
      'session-id S1 beyond S4',
    ]);
    expect(rowsOf(runOf({ prefix: 'user' }), 3)).toEqual([
      'scope user equal user',
      'app-name support-agent equal support-agent',
      'user-id alice differs bob',
    ]);
  });

  it('takes its slot with it', () => {
    const run = runOf({ prefix: 'none' });
    const HELD = 'holds:session|support-agent|alice|S1/plan=acme-enterprise@acme';
    expect(storesOf(run, 2)[2]).toBe(
      `session! ${HELD} own-empty+:session|support-agent|alice|S2/plan`,
    );
    expect(storesOf(run, 3)[2]).toBe(
      `session! ${HELD} own-empty+:session|support-agent|bob|S3/plan`,
    );
    expect(storesOf(run, 5)).toEqual(['app', 'user', `session ${HELD}`, 'temp']);
  });
});

describe('with temp:', () => {
  const run = runOf({ prefix: 'temp' });

  it('the invocation store holds the value once it is written', () => {
    expect(storesOf(run, -1)).toEqual(EMPTY);
    expect(storesOf(run, 0)).toEqual([
      'app',
      'user',
      'session',
      'temp! holds+:temp|inv-1/plan=acme-enterprise@acme',
    ]);
  });

  it.each([
    [1, 'inv-2'],
    [2, 'inv-3'],
    [3, 'inv-4'],
    [4, 'inv-5'],
  ])('at read %i it has ended, and its key stays beside the empty slot of %s', (index, own) => {
    expect(storesOf(run, index)).toEqual([
      'app',
      'user',
      'session',
      `temp! ended:temp|inv-1/plan own-empty+:temp|${own}/plan`,
    ]);
    expect(rowsOf(run, index)).toEqual([
      'scope temp equal temp',
      `invocation-id inv-1 differs ${own}`,
    ]);
  });

  it('the verdict keeps the ended key', () => {
    expect(storesOf(run, 5)).toEqual(['app', 'user', 'session', 'temp ended:temp|inv-1/plan']);
  });
});

describe('the people on the stage', () => {
  it('stand with their tenant, in the order of the run', () => {
    const groups = readersByTenant(runOf({})).map(({ tenant, events }) => ({
      tenant,
      people: events.map(({ index, step }) => `${index} ${step.actor.name} ${step.actor.id}`),
    }));
    expect(groups).toEqual([
      { tenant: 'acme', people: ['0 alice S1', '1 alice S1', '2 alice S2', '3 bob S3'] },
      { tenant: 'globex', people: ['4 alice S4'] },
    ]);
  });
});

describe('a service that keeps temp: with the session', () => {
  const run = runOf({ service: 'java-memory', prefix: 'temp' });
  const HELD = 'holds:session|support-agent|alice|S1/temp:plan=acme-enterprise@acme';

  it('holds it in the own map of S1, prefix and all, for the next turn of S1', () => {
    expect(storesOf(run, 0)).toEqual(['app', 'user', `session! ${arriving(HELD)}`, 'temp']);
    expect(storesOf(run, 1)).toEqual(['app', 'user', `session! ${HELD}`, 'temp']);
    expect(rowsOf(run, 1).at(-1)).toBe('session-id S1 equal S1');
  });

  it('lets S2 look in its own map, in vain', () => {
    expect(storesOf(run, 2)).toEqual([
      'app',
      'user',
      `session! ${HELD} own-empty+:session|support-agent|alice|S2/temp:plan`,
      'temp',
    ]);
  });
});

describe('a write that no store takes', () => {
  it.each([
    ['an assignment', { write: 'assignment' }, 'own-empty+:app|support-agent/plan'],
    [
      'a key that the service drops',
      { service: 'js-memory', prefix: 'temp', write: 'run-delta' },
      'own-empty+:temp|inv-2/plan',
    ],
  ] as const)('%s leaves four empty stores, and nothing to compare with', (_, changed, slot) => {
    const run = runOf(changed);
    expect(pictureOf(run, 0).kind).toBe('unstored');
    expect(storesOf(run, 0)).toEqual(EMPTY);
    expect(storesOf(run, 1).join(' ')).toContain(slot);
    expect(storesOf(run, 1).join(' ')).not.toContain('holds');
    expect(rowsOf(run, 1).every((row) => row.split(' ')[1] === '-')).toBe(true);
    expect(rowsOf(run, 1).every((row) => row.includes(' beyond '))).toBe(true);
    expect(storesOf(run, 5)).toEqual(EMPTY);
  });
});
