import { expect, it } from 'vitest';
import { playCase } from '../../../src/engine/case/play';
import { sizesOf } from '../../../src/engine/lesson/sizes';
import { contract } from '../../../src/engine/runtimes/contract';

const ids = { app: 'shop', user: 'ann', session: 's1' };

it('counts the bytes of the state and of the events’ deltas of each session handed out', () => {
  const events = playCase(
    {
      steps: [
        { process: 'p1', op: { op: 'create', as: 'a', ids, state: [['n', 1]] } },
        {
          process: 'p1',
          op: {
            op: 'append',
            on: 'a',
            event: 'e1',
            at: 1,
            author: 'agent',
            delta: [['n', 'é']],
            removes: [],
            partial: false,
          },
        },
        {
          process: 'p1',
          op: {
            op: 'append',
            on: 'a',
            event: 'e2',
            at: 2,
            author: 'agent',
            delta: [],
            removes: [],
            partial: false,
          },
        },
        { process: 'p1', op: { op: 'get', as: 'b', ids, only: {} } },
      ],
    },
    contract,
  );
  expect(sizesOf(events)).toEqual([
    // {"n":1}
    { step: 0, state: 7, events: 0 },
    // {"n":"é"}, in which é takes two bytes, and an empty delta.
    { step: 3, state: 10, events: 12 },
  ]);
});
