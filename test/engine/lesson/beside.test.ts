import { expect, it } from 'vitest';
import { answersBeside, dependsOnRuntime } from '../../../src/engine/lesson/beside';
import { PLAIN, SEEDED } from '../../lessons/toy-lesson';

it('runtimes that answer alike stand together, the contract’s first', () => {
  expect(answersBeside(SEEDED, [2])).toEqual([
    {
      runtimes: [
        'contract',
        'python-memory',
        'python-database',
        'python-database-postgres',
        'python-sqlite',
        'js-database',
        'js-database-postgres',
        'go-memory',
        'go-database',
        'go-database-postgres',
      ],
      answers: [{ kind: 'state', state: [['app:n', 'v1']] }],
    },
    { runtimes: ['java-memory', 'js-memory'], answers: [{ kind: 'state', state: [] }] },
  ]);
});

it('only the steps that are asked about count, in the order in which they are asked about', () => {
  const [first, ...others] = answersBeside(SEEDED, [2, 1]);
  expect(others).toHaveLength(1);
  expect(first?.answers.map(({ kind }) => kind)).toEqual(['state', 'session']);
  expect(answersBeside(SEEDED, [])).toHaveLength(1);
});

it('a case depends on the runtime when any step of it is answered otherwise', () => {
  expect(dependsOnRuntime(SEEDED)).toBe(true);
  expect(dependsOnRuntime(PLAIN)).toBe(false);
});

it('a step that there is not is an error, as its answer would stand under another', () => {
  expect(() => answersBeside(SEEDED, [9, 2])).toThrow('there is no step 9');
});
