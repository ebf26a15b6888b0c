import { expect, it } from 'vitest';
import { playCase } from '../../../src/engine/case/play';
import { all, answers, bornOut, fails, holds, not } from '../../../src/engine/lesson/claim';
import { contract } from '../../../src/engine/runtimes/contract';

const IDS = { app: 'shop', user: 'ann' };
const events = playCase(
  {
    steps: [
      {
        process: 'p1',
        op: {
          op: 'create',
          as: 'a',
          ids: { ...IDS, session: 's1' },
          state: [
            ['n', null],
            ['m', { x: 1, y: 2 }],
          ],
        },
      },
      { process: 'p1', op: { op: 'read', on: 'a', key: 'n' } },
      { process: 'p1', op: { op: 'read', on: 'a', key: 'none' } },
      { process: 'p1', op: { op: 'get', as: 'b', ids: { ...IDS, session: 's2' }, only: {} } },
      { process: 'p1', op: { op: 'state', on: 'a' } },
      { process: 'p1', op: { op: 'create', as: 'c', ids: { ...IDS, session: 's1' }, state: [] } },
    ],
  },
  contract,
);

it.each([
  ['a key that a created session has', holds(0, 'n'), true],
  ['a key that it has not', holds(0, 'none'), false],
  ['a key of a state', holds(4, 'm'), true],
  ['its value', holds(4, 'm', { x: 1, y: 2 }), true],
  ['its value, the fields in another order', holds(4, 'm', { y: 2, x: 1 }), true],
  ['a part of its value', holds(4, 'm', { x: 1 }), false],
  ['another value', holds(4, 'm', { x: 2, y: 2 }), false],
  ['null, which is a value', holds(4, 'n', null), true],
  ['null where a value stands', holds(4, 'm', null), false],
  ['no value where null stands', holds(4, 'n', 'v'), false],
  ['a key of what tells no state', holds(1, 'n'), false],
  ['an answer', answers(1, { kind: 'value', value: null }), true],
  ['an answer, the fields in another order', answers(1, { value: null, kind: 'value' }), true],
  ['another answer', answers(2, { kind: 'value', value: null }), false],
  ['no session is a failure', fails(3), true],
  ['an error is a failure', fails(5), true],
  ['a key that is missing is none', fails(2), false],
  ['what goes well is none', fails(0), false],
  ['the contrary', not(fails(0)), true],
  ['the contrary of what holds', not(holds(0, 'n')), false],
  ['all that hold', all(holds(0, 'n'), fails(3)), true],
  ['all, of which one does not', all(holds(0, 'n'), fails(0)), false],
])('%s', (_, claim, wanted) => {
  expect(bornOut(claim, events)).toBe(wanted);
});

it.each([
  ['a claim', holds(9, 'n')],
  ['its contrary', not(holds(9, 'n'))],
  ['a failure', fails(9)],
  ['an answer', answers(9, { kind: 'value', value: null })],
])('%s about a step that there is not is an error', (_, claim) => {
  expect(() => bornOut(claim, events)).toThrow('there is no step 9');
});
