import { expect, test } from 'vitest';
import { replayOf } from '../../src/case/replay';
import { caseNamed } from './read-picture';

test('each step has its answer, and the contract’s where that is another', () => {
  const { events } = replayOf(caseNamed('two-objects-temp-on-stale'), 'python-database');
  expect(events.map(({ answer }) => answer.kind)).toEqual([
    'session',
    'session',
    'session',
    'done',
    'error',
    'state',
  ]);
  expect(events.map(({ contract }) => contract)).toEqual([
    null,
    null,
    null,
    null,
    { kind: 'done' },
    {
      kind: 'state',
      state: [
        ['temp:t', 'v3'],
        ['y', 'v2'],
      ],
    },
  ]);
});

test('the contract never differs from itself', () => {
  const { events } = replayOf(caseNamed('two-objects-temp-on-stale'), 'contract');
  expect(events.map(({ contract }) => contract)).toEqual([null, null, null, null, null, null]);
});

test('a step on an object knows its session, once there is one', () => {
  const ids = { app: 'shop', user: 'ann', session: 's1' };
  const { events } = replayOf(caseNamed('delete-object-in-hand'), 'contract');
  expect(events.map(({ session }) => session)).toEqual([null, null, ids]);
});

test('processes and handles come in the order of the steps', () => {
  const { frame } = replayOf(caseNamed('second-process-both-append'), 'js-database');
  expect(frame.processes).toEqual(['p1', 'p2']);
  expect(frame.handles).toEqual(['h', 'g2', 'g']);
});
