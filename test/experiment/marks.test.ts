import { expect, it } from 'vitest';
import { marksOf } from '../../src/experiment/marks';
import { runOf } from '../stage/read-picture';

it('names the events on the timeline, also where there is little room', () => {
  const marks = marksOf(runOf({ prefix: 'user', guard: 'on' }));
  expect(marks.map(({ event, name, short, outcome }) => [event, name, short, outcome])).toEqual([
    [0, 'write', 'write', null],
    [1, 'alice S1', 'S1', 'served'],
    [2, 'alice S2', 'S2', 'served'],
    [3, 'bob S3', 'bob', 'missed'],
    [4, 'globex S4', 'globex', 'blocked'],
    [5, 'verdict', 'end', null],
  ]);
});
