import { describe, expect, it } from 'vitest';
import { RUNTIMES, type RuntimeId } from '../../../src/engine/runtimes';
import { apply } from '../../../src/engine/service/apply';
import { heldCells } from '../../../src/engine/service/held';
import type { Answer, Op } from '../../../src/engine/service/operation';
import { stateOf } from '../../../src/engine/service/told';
import { jsonText, type Json } from '../../../src/engine/service/values';
import { EMPTY_WORLD, type World } from '../../../src/engine/service/world';

/** Put into the own map of session s1. */
const own = (key: string) => ({
  kind: 'at',
  slot: { bucket: ['session', 'shop', 'ann', 's1'], key },
});

it.each([
  ['gold', 'gold'],
  ['', ''],
  ['"', '"'],
  [5, '5'],
  [null, 'null'],
  [false, 'false'],
  [['a', 1], '["a",1]'],
  [{ seats: 5 }, '{"seats":5}'],
])('the value %j is shown as %s', (value, text) => {
  expect(jsonText(value)).toBe(text);
});

const S1 = { app: 'shop', user: 'ann', session: 's1' };
const S2 = { ...S1, session: 's2' };
const CREATE: Op = { op: 'create', as: 'h', ids: S1 };
const GET: Op = { op: 'get', as: 'g', ids: S1 };

function appendOf(delta: Extract<Op, { op: 'append' }>['delta'], more: object = {}): Op {
  return { op: 'append', on: 'h', event: 'e1', at: 1, author: 'agent', delta, ...more };
}

/** Plays operations in one process; operation n is step `step-n` of tenant `tenant-n`. */
function play(id: RuntimeId, ops: readonly Op[]): { world: World; answer: Answer | undefined } {
  let world = EMPTY_WORLD;
  let answer: Answer | undefined;
  ops.forEach((op, i) => {
    const caller = { step: `step-${i}`, tag: `tenant-${i}`, process: 'p1' };
    ({ world, answer } = apply(world, op, caller, RUNTIMES[id]));
  });
  return { world, answer };
}

function told(id: RuntimeId, ops: readonly Op[]): Answer | undefined {
  return play(id, ops).answer;
}

/** Where a store holds what, as `bucket / key = value`. */
function held(id: RuntimeId, ops: readonly Op[]): readonly string[] {
  return heldCells(play(id, ops).world)
    .map(({ slot, cell }) => `${slot.bucket.join(' ')} / ${slot.key} = ${jsonText(cell.value)}`)
    .toSorted();
}

describe('a value stands where the runtime puts it', () => {
  it('a temp: key of a delta in the object in hand, and in no store', () => {
    const ops = [CREATE, appendOf([['temp:plan', 'gold']])];
    expect(held('contract', ops)).toEqual(['temp h / plan = gold']);
    expect(told('contract', [...ops, { op: 'read', on: 'h', key: 'temp:plan' }])).toMatchObject({
      found: { at: { bucket: ['temp', 'h'], key: 'plan' } },
    });
  });

  it('in the session itself, prefix and all, where the service keeps the object', () => {
    const ops = [CREATE, appendOf([['temp:plan', 'gold']])];
    expect(held('java-memory', ops)).toEqual(['session shop ann s1 / temp:plan = gold']);
    for (const on of ['h', 'g']) {
      expect(
        told('java-memory', [...ops, GET, { op: 'read', on, key: 'temp:plan' }]),
      ).toMatchObject({
        found: { at: { bucket: ['session', 'shop', 'ann', 's1'], key: 'temp:plan' } },
      });
    }
  });

  it.each(['js-memory', 'js-database'] as const)('nowhere, where %s trims it', (id) => {
    const ops = [CREATE, appendOf([['temp:plan', 'gold']])];
    expect(held(id, ops)).toEqual([]);
    expect(told(id, ops)).toMatchObject({ writes: [{ put: { kind: 'dropped' } }] });
  });

  it('in app state alone, though the stored object carries what was laid over it', () => {
    expect(held('java-memory', [CREATE, appendOf([['app:plan', 'gold']])])).toEqual([
      'app shop / plan = gold',
    ]);
  });

  describe('initial state is put', () => {
    const made: Op = {
      op: 'create',
      as: 'h',
      ids: S1,
      state: [
        ['app:plan', 'of all'],
        ['user:plan', 'of ann'],
        ['plan', 'own'],
        ['temp:plan', 'of now'],
      ],
    };
    const app = { kind: 'at', slot: { bucket: ['app', 'shop'], key: 'plan' } };
    const user = { kind: 'at', slot: { bucket: ['user', 'shop', 'ann'], key: 'plan' } };
    const dropped = { kind: 'dropped' };

    it.each([
      ['contract', [app, user, own('plan'), dropped]],
      ['java-memory', [own('app:plan'), own('user:plan'), own('plan'), own('temp:plan')]],
      ['js-memory', [own('app:plan'), own('user:plan'), own('plan'), dropped]],
      ['js-database', [app, user, own('plan'), dropped]],
      ['go-memory', [app, user, own('plan'), own('temp:plan')]],
      ['go-database', [app, user, own('plan'), dropped]],
    ] as const)('where %s puts it', (id, puts) => {
      const answer = told(id, [made]);
      expect(answer?.kind === 'created' && answer.writes.map(({ put }) => put)).toEqual(puts);
    });
  });

  it('in hand alone when it was assigned, in the session when that keeps the very object', () => {
    const assigned: Op = { op: 'assign', on: 'h', key: 'plan', value: 'gold' };
    expect(told('java-memory', [CREATE, assigned])).toMatchObject({
      kind: 'written',
      writes: [{ value: 'gold', put: { kind: 'in-hand' } }],
    });
    expect(told('java-memory', [CREATE, appendOf([]), assigned])).toMatchObject({
      writes: [
        { put: { kind: 'at', slot: { bucket: ['session', 'shop', 'ann', 's1'], key: 'plan' } } },
      ],
    });
    expect(told('python-memory', [CREATE, appendOf([]), assigned])).toMatchObject({
      writes: [{ put: { kind: 'in-hand' } }],
    });
  });

  it('in sight of who looks in vain: in the own map, where that is where temp: is kept', () => {
    const ops: readonly Op[] = [CREATE, { op: 'read', on: 'h', key: 'temp:plan' }];
    expect(told('java-memory', ops)).toMatchObject({
      found: { looked: { bucket: ['session', 'shop', 'ann', 's1'], key: 'temp:plan' } },
    });
    expect(told('go-memory', ops)).toMatchObject({
      found: { looked: { bucket: ['temp', 'h'], key: 'plan' } },
    });
  });

  it('only app and user state takes what a partial event brings, where that takes anything', () => {
    const delta = [
      ['plan', 'own'],
      ['user:plan', 'of ann'],
      ['app:plan', 'of all'],
      ['temp:plan', 'of now'],
    ] as const;
    const ops = [CREATE, appendOf(delta, { partial: true })];
    expect(held('js-memory', ops)).toEqual([
      'app shop / plan = of all',
      'user shop ann / plan = of ann',
    ]);
    expect(told('js-memory', ops)).toMatchObject({
      kind: 'written',
      writes: [
        {
          value: 'of ann',
          put: { kind: 'at', slot: { bucket: ['user', 'shop', 'ann'], key: 'plan' } },
        },
        { value: 'of all', put: { kind: 'at', slot: { bucket: ['app', 'shop'], key: 'plan' } } },
      ],
    });
    expect(held('contract', ops)).toEqual([]);
    expect(told('contract', ops)).toEqual({ kind: 'written', writes: [] });
  });

  it('in no store when it was assigned, and in the session once the object was stored', () => {
    const assigned: readonly Op[] = [CREATE, { op: 'assign', on: 'h', key: 'plan', value: 'gold' }];
    expect(held('java-memory', assigned)).toEqual([]);
    expect(told('java-memory', [...assigned, { op: 'read', on: 'h', key: 'plan' }])).toMatchObject({
      found: { cell: { value: 'gold' }, at: null },
    });
    const stored = [...assigned, appendOf([]), GET];
    expect(held('java-memory', stored)).toEqual(['session shop ann s1 / plan = gold']);
    expect(told('java-memory', [...stored, { op: 'read', on: 'g', key: 'plan' }])).toMatchObject({
      found: { at: { bucket: ['session', 'shop', 'ann', 's1'], key: 'plan' } },
    });
  });

  it('in no store when the event was for a session that is gone, and nothing is said to be written', () => {
    const ops: readonly Op[] = [
      CREATE,
      { op: 'delete', ids: S1 },
      appendOf([['app:plan', 'gold']]),
    ];
    expect(held('js-memory', ops)).toEqual([]);
    expect(told('js-memory', ops)).toEqual({ kind: 'written', writes: [] });
  });
});

describe('a value goes with its tenant tag and its step', () => {
  const nested = { name: 'gold', seats: 5 };

  it.each<[string, readonly Op[], string, string]>([
    ['initial state', [{ ...CREATE, state: [['plan', nested]] }], 'tenant-0', 'step-0'],
    ['a delta', [CREATE, appendOf([['plan', nested]])], 'tenant-1', 'step-1'],
    [
      'an assignment',
      [CREATE, { op: 'assign', on: 'h', key: 'plan', value: nested }],
      'tenant-1',
      'step-1',
    ],
    [
      'a write through a context, and not of the event that carries it',
      [
        CREATE,
        { op: 'contextWrite', on: 'h', key: 'plan', value: nested },
        { op: 'yield', on: 'h', event: 'e1', at: 1 },
        { ...GET, as: 'h' },
      ],
      'tenant-1',
      'step-1',
    ],
    [
      'a change in place',
      [
        CREATE,
        appendOf([['plan', nested]]),
        { op: 'change', on: 'h', key: 'plan', name: 'seats', value: 5 },
      ],
      'tenant-2',
      'step-2',
    ],
  ])('of %s', (_, ops, tag, by) => {
    expect(told('contract', [...ops, { op: 'read', on: 'h', key: 'plan' }])).toMatchObject({
      kind: 'read',
      found: { kind: 'value', cell: { value: nested, tag, by } },
    });
  });
});

describe('a handle without an object stands for the reason', () => {
  const READ: Op = { op: 'read', on: 'g', key: 'plan' };

  it.each<[string, RuntimeId, readonly Op[], object]>([
    ['no such session', 'contract', [GET], { kind: 'no-session' }],
    ['no such session', 'go-memory', [GET], { kind: 'error', error: 'session-not-found' }],
    [
      'an argument that is refused',
      'contract',
      [CREATE, { ...GET, op: 'get', ids: S1, as: 'g', only: { recent: -1 } }],
      { kind: 'error', error: 'invalid-argument' },
    ],
    [
      'a session that is there already',
      'contract',
      [CREATE, { ...CREATE, as: 'g' }],
      { kind: 'error', error: 'already-exists' },
    ],
    [
      'a name that is refused',
      'go-memory',
      [{ op: 'create', as: 'g', ids: { ...S1, app: '' } }],
      { kind: 'error', error: 'invalid-argument' },
    ],
  ])('%s, by %s', (_name, id, ops, reason) => {
    expect(told(id, [...ops, READ])).toEqual({ kind: 'read', found: reason });
    expect(told(id, [...ops, { op: 'state', on: 'g' }])).toEqual(reason);
  });
});

/** A state of one nested value. */
function planOf(name: string): readonly (readonly [string, Json])[] {
  return [['plan', { name }]];
}

it('a handle without an object goes with its process when that ends, and no other', () => {
  const caller = { step: 'step-0', tag: null, process: 'p2' };
  const wrong: Op = { op: 'create', as: 'g', ids: { ...S1, app: '' } };
  const refused = apply(EMPTY_WORLD, wrong, caller, RUNTIMES['go-memory']).world;
  const state = (process: string) => {
    const ended = apply(refused, { op: 'restart' }, { ...caller, process }, RUNTIMES['go-memory']);
    return apply(ended.world, { op: 'state', on: 'g' }, caller, RUNTIMES['go-memory']).answer;
  };
  expect(state('p1')).toEqual({ kind: 'error', error: 'invalid-argument' });
  expect(state('p2')).toEqual({ kind: 'no-session' });
});

it('an object that is stale is told so before its event is found to be there already', () => {
  const stale: readonly Op[] = [
    CREATE,
    GET,
    appendOf([['plan', 'gold']]),
    { op: 'append', on: 'g', event: 'e1', at: 2, author: 'agent', delta: [] },
  ];
  for (const id of ['python-database', 'python-sqlite', 'go-database'] as const) {
    expect(told(id, stale)).toEqual({ kind: 'error', error: 'stale-session' });
  }
});

it('a list that was appended is a copy: a change of it in hand is not one in the store', () => {
  const ops: readonly Op[] = [
    CREATE,
    appendOf([['seats', [1, 2]]]),
    { op: 'change', on: 'h', key: 'seats', name: '0', value: 9 },
    GET,
    { op: 'read', on: 'g', key: 'seats' },
  ];
  expect(told('contract', ops)).toMatchObject({ found: { cell: { value: [1, 2] } } });
});

it('an event that carries what a context wrote is from the agent', () => {
  const ops: readonly Op[] = [
    CREATE,
    { op: 'contextWrite', on: 'h', key: 'app:plan', value: 'gold' },
    { op: 'yield', on: 'h', event: 'e1', at: 1 },
    appendOf([['app:plan', 'silver']], { event: 'e2', at: 2 }),
    // It is the very event that was yielded, so that it is not taken again.
    appendOf([['app:plan', 'gold']]),
  ];
  expect(held('python-memory', ops)).toEqual(['app shop / plan = silver']);
});

describe('a list gives each session its own state, nested values too', () => {
  it.each<RuntimeId>(['python-memory', 'python-database', 'js-database', 'go-memory'])(
    'by %s',
    (id) => {
      const { world, answer } = play(id, [
        { ...CREATE, state: planOf('gold') },
        { op: 'create', as: 'h2', ids: S2, state: planOf('silver') },
        { op: 'list', app: 'shop', user: 'ann' },
      ]);
      const listed = answer?.kind === 'sessions' ? answer.sessions : [];
      const states = new Map(listed.map(({ ids, state }) => [ids.session, stateOf(world, state)]));
      expect(states).toEqual(
        new Map([
          ['s1', planOf('gold')],
          ['s2', planOf('silver')],
        ]),
      );
    },
  );
});

describe('an id may be as long as the column, and no longer', () => {
  it.each<[RuntimeId, string, number]>([
    ['python-database-postgres', 'k', 128],
    ['js-database-postgres', 'k', 191],
    ['go-database-postgres', 'k', 2700],
    // In UTF-8 these are two, three and four bytes each. (PostgreSQL may take a longer text of one
    // character, which it can press together; the model counts ids as if that could not be done.)
    ['go-database-postgres', '\u00e9', 1350],
    ['go-database-postgres', '\u20ac', 900],
    ['go-database-postgres', '\u{1F600}', 675],
  ])('%s: of %j, %i', (id, text, most) => {
    for (const name of ['app', 'user', 'session']) {
      const create = (times: number): Op => ({
        op: 'create',
        as: 'h',
        ids: { ...S1, [name]: text.repeat(times) },
      });
      expect(told(id, [create(most)])).toMatchObject({ kind: 'created' });
      expect(told(id, [create(most + 1)])).toEqual({
        kind: 'error',
        error: 'refused-by-database',
      });
    }
  });
});

describe('an event that comes again is the same only when its time, author and delta are', () => {
  const first = appendOf([['app:plan', 'gold']]);
  const over: Op = { ...CREATE, op: 'create', as: 'h2', ids: S2 };
  const silver: Op = {
    op: 'append',
    on: 'h2',
    event: 'e2',
    at: 2,
    author: 'agent',
    delta: [['app:plan', 'silver']],
  };

  it.each<[string, Op, string]>([
    ['the very same', first, 'app shop / plan = silver'],
    ['another time', appendOf([['app:plan', 'gold']], { at: 3 }), 'app shop / plan = gold'],
    [
      'another author',
      appendOf([['app:plan', 'gold']], { author: 'user' }),
      'app shop / plan = gold',
    ],
    ['another delta', appendOf([['app:plan', 'gilt']]), 'app shop / plan = gilt'],
  ])('%s', (_, again, wanted) => {
    expect(held('python-memory', [CREATE, first, over, silver, again])).toEqual([wanted]);
  });
});
