import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract } from '../../src/engine/runtimes/contract';
import { apply } from '../../src/engine/service/apply';
import type { Found, Op } from '../../src/engine/service/operation';
import { EMPTY_WORLD, type World } from '../../src/engine/service/world';
import { parseStateKey, stateKeyText } from '../../src/engine/state-key';
import { compareKeys, sameKey, storageKey, storageKeyText } from '../../src/engine/storage-key';
import { awkwardId, shares, twoCuts, twoIds, type Ids } from './awkward-ids';

const RUNS = { numRuns: 500 };

const scope = fc.constantFrom('app', 'user', 'session', 'temp');
/** The scopes that outlive an invocation. */
const stored = fc.constantFrom('app', 'user', 'session');

const PREFIX = { app: 'app:', user: 'user:', session: '', temp: 'temp:' } as const;

/** What b, in an invocation of its own, finds of a value that a has just stored. */
function findsOf(a: Ids, b: Ids, written: string, asked: string): Found | null {
  const caller = { step: 'write', tag: 'acme', process: 'worker-1' };
  const ops: readonly Op[] = [
    { op: 'create', as: 'a', ids: a },
    { op: 'create', as: 'b', ids: b },
    { op: 'get', as: 'a', ids: a },
    {
      op: 'append',
      on: 'a',
      event: 'event-1',
      at: 1,
      author: 'agent',
      delta: [[written, 'acme-enterprise']],
    },
    { op: 'get', as: 'b', ids: b },
  ];
  const world = ops.reduce(
    (each: World, op) => apply(each, op, caller, contract).world,
    EMPTY_WORLD,
  );
  const { answer } = apply(world, { op: 'read', on: 'b', key: asked }, caller, contract);
  return answer.kind === 'read' ? answer.found : null;
}

describe('ids of any text never confuse two keys', () => {
  it('as keys', () => {
    fc.assert(
      fc.property(scope, twoIds, (within, [a, b]) => {
        const [one, two] = [a, b].map((ids) => storageKey(within, ids, ids.invocation));
        if (one === undefined || two === undefined) throw new Error('there are two');
        const same = shares(within, a, b);
        expect(sameKey(one, two)).toBe(same);
        expect(compareKeys(one, two).every(({ state }) => state === 'equal')).toBe(same);
      }),
      RUNS,
    );
  });

  it('as places in the store', () => {
    fc.assert(
      fc.property(stored, twoIds, (within, [a, b]) => {
        const key = `${PREFIX[within]}plan`;
        const kind = shares(within, a, b) ? 'value' : 'no-key';
        expect(findsOf(a, b, key, key)).toMatchObject({ kind });
      }),
      RUNS,
    );
  });

  it('nor two scopes: what is stored in one is not found in another', () => {
    fc.assert(
      fc.property(stored, scope, twoIds, (written, asked, [a]) => {
        const found = findsOf(a, a, `${PREFIX[written]}plan`, `${PREFIX[asked]}plan`);
        expect(found).toMatchObject({ kind: written === asked ? 'value' : 'no-key' });
      }),
      RUNS,
    );
  });

  it('nor two names of one scope', () => {
    const named = fc.constantFrom('app:', 'user:');
    fc.assert(
      fc.property(named, awkwardId, awkwardId, twoIds, (prefix, written, asked, [a]) => {
        const found = findsOf(a, a, prefix + written, prefix + asked);
        expect(found).toMatchObject({ kind: written === asked ? 'value' : 'no-key' });
      }),
      RUNS,
    );
  });

  it('not even where the joined text of both keys is one and the same', () => {
    fc.assert(
      fc.property(twoCuts, awkwardId, ([[app, user], [otherApp, otherUser]], session) => {
        const a = { app, user, session, invocation: 'inv-1' };
        const b = { app: otherApp, user: otherUser, session, invocation: 'inv-2' };
        for (const within of ['user', 'session'] as const) {
          const one = storageKey(within, a, 'inv-1');
          const two = storageKey(within, b, 'inv-2');
          expect(storageKeyText(one)).toBe(storageKeyText(two));
          expect(sameKey(one, two)).toBe(false);
          expect(compareKeys(one, two)[1]).toMatchObject({ name: 'app-name', state: 'differs' });
          const key = `${PREFIX[within]}plan`;
          expect(findsOf(a, b, key, key)).toMatchObject({ kind: 'no-key' });
        }
      }),
      RUNS,
    );
  });
});

it('a state key gets back the prefix that it lost, whatever its text', () => {
  const prefix = fc.constantFrom('', 'app:', 'user:', 'temp:');
  fc.assert(
    fc.property(prefix, awkwardId, (start, rest) => {
      expect(stateKeyText(parseStateKey(start + rest))).toBe(start + rest);
    }),
    RUNS,
  );
});
