import { expect, it } from 'vitest';
import { playCase } from '../../../src/engine/case/play';
import { holds, not } from '../../../src/engine/lesson/claim';
import { question, rightOptions } from '../../../src/engine/lesson/question';
import { RUNTIMES } from '../../../src/engine/runtimes';
import { SEEDED } from '../../lessons/toy-lesson';

const asked = question(
  'sees',
  'one',
  { ask: 'Does it?', options: { no: 'No.', yes: 'Yes.' }, why: ['So.'] },
  { yes: holds(2, 'app:n'), no: not(holds(2, 'app:n')) },
);

it('a question has its options in the order of their words, each with its claim', () => {
  expect(asked).toEqual({
    name: 'sees',
    ask: 'Does it?',
    pick: 'one',
    options: [
      {
        name: 'no',
        text: 'No.',
        claim: { kind: 'not', claim: { kind: 'holds', step: 2, key: 'app:n' } },
      },
      { name: 'yes', text: 'Yes.', claim: { kind: 'holds', step: 2, key: 'app:n' } },
    ],
    why: ['So.'],
  });
});

it('what is right depends on the rules that were played by', () => {
  expect(rightOptions(asked, playCase(SEEDED, RUNTIMES['python-memory']))).toEqual(['yes']);
  expect(rightOptions(asked, playCase(SEEDED, RUNTIMES['java-memory']))).toEqual(['no']);
});
