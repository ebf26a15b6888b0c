import { describe, expect, it } from 'vitest';
import { columnsOf, countOf, groupsOf } from '../../src/runtimes/rows';
import type { ServiceId } from '../../src/runtimes/services';
import { NO_FILTERS, type Filters } from '../../src/runtimes/view';

const shown = (change: Partial<Filters>) => {
  const filters = { ...NO_FILTERS, ...change };
  return groupsOf(filters, columnsOf(filters));
};

const rulesOf = (change: Partial<Filters>) => shown(change).flatMap(({ rules }) => rules);

describe('the columns', () => {
  it('are the contract, every service but the twins on PostgreSQL, and the one not run', () => {
    expect(columnsOf(NO_FILTERS)).toEqual([
      'contract',
      'java-memory',
      'python-memory',
      'python-database',
      'python-sqlite',
      'js-memory',
      'js-database',
      'go-memory',
      'go-database',
      'vertex-ai',
    ]);
  });

  it('are those chosen, with the contract', () => {
    const only: readonly ServiceId[] = ['go-database-postgres', 'vertex-ai'];
    expect(columnsOf({ ...NO_FILTERS, only })).toEqual([
      'contract',
      'go-database-postgres',
      'vertex-ai',
    ]);
    expect(columnsOf({ ...NO_FILTERS, only: [] })).toEqual(['contract']);
  });
});

describe('the rows', () => {
  it('without a filter are all rules in seven groups', () => {
    const groups = shown({});
    expect(groups.map(({ title, rules }) => `${title} ${rules.length}`)).toEqual([
      'Create 9',
      'Append 7',
      'temp: 3',
      'Remove and null 3',
      'Look up 7',
      'Two holders 6',
      'List and delete 5',
    ]);
    expect(countOf(groups)).toBe(40);
  });

  it('that differ are those in which a shown service does', () => {
    // Read off the table of the differences, column “Java, in memory”: its groups but Look up.
    expect(shown({ only: ['java-memory'], differs: true })).toEqual([
      {
        title: 'Create',
        rules: ['initialPrefixed', 'existingId', 'createdId', 'emptyId'],
      },
      { title: 'Append', rules: ['appendStores', 'objectAfterAppend', 'partial'] },
      { title: 'temp:', rules: ['initialTemp', 'tempInHistory'] },
      { title: 'Remove and null', rules: ['removal', 'nullInDelta', 'nullInState'] },
      { title: 'Look up', rules: ['recentNegative'] },
      { title: 'Two holders', rules: ['nestedOwnOnLoad', 'nestedSharedOnLoad'] },
      { title: 'List and delete', rules: ['listState', 'listWithoutUser'] },
    ]);
  });

  it('that differ are none where only the contract is shown', () => {
    expect(shown({ only: [], differs: true })).toEqual([]);
  });

  it('are found by title, by what they are about, by a value’s sentence and by its label', () => {
    expect(rulesOf({ q: 'Long names' })).toEqual(['idLength']);
    expect(rulesOf({ q: 'for -1, -2' })).toEqual(['recentNegative']);
    expect(rulesOf({ q: 'binary search' })).toEqual(['afterUnordered']);
    expect(rulesOf({ q: 'refused by database' })).toEqual([
      'existingId',
      'sameEventId',
      'recentNegative',
    ]);
  });

  it('must have every word, in any case and order', () => {
    expect(rulesOf({ q: '  NULL   delta ' })).toEqual(['nullInDelta']);
    expect(rulesOf({ q: 'null nonsense' })).toEqual([]);
    // What a cell says, where it is no value of a rule.
    expect(rulesOf({ q: 'limited letters' })).toEqual(['createdId']);
    expect(rulesOf({ q: 'disputed' })).toEqual(['initialPrefixed']);
    expect(rulesOf({ q: '.*' })).toEqual([]);
  });

  it('must pass both filters', () => {
    expect(rulesOf({ q: 'null', only: ['go-memory'], differs: true })).toEqual([]);
    expect(rulesOf({ q: 'null', only: ['java-memory'], differs: true })).toEqual([
      'nullInDelta',
      'nullInState',
    ]);
  });
});
