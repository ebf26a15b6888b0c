import { expect, it } from 'vitest';
import { changesOf } from '../../src/runtimes/changes';

it('between a database on SQLite and on PostgreSQL few rules change', () => {
  expect(changesOf({ from: 'go-database', to: 'go-database-postgres' })).toEqual([
    { title: 'Create', rules: ['idLength'] },
    { title: 'List and delete', rules: ['deletedEvents'] },
  ]);
  expect(changesOf({ from: 'js-database-postgres', to: 'js-database' })).toEqual([
    { title: 'Create', rules: ['idLength'] },
    { title: 'Look up', rules: ['recentNegative'] },
  ]);
});

it('a rule that wins or loses its meaning changes', () => {
  expect(changesOf({ from: 'python-database', to: 'python-sqlite' })).toEqual([
    { title: 'Create', rules: ['createdId', 'askedId', 'emptyId'] },
    { title: 'Look up', rules: ['sameTime'] },
    { title: 'Two holders', rules: ['staleBy'] },
  ]);
});

it('between a runtime and itself nothing changes', () => {
  expect(changesOf({ from: 'java-memory', to: 'java-memory' })).toEqual([]);
});
