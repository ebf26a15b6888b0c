import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dataRows, region, renderApp } from '../app/render-app';

const marked = () =>
  within(region('Computed data'))
    .getAllByRole('row')
    .map((row) => within(row).queryByRole('button')?.getAttribute('aria-current') ?? null);

test('a row a reader, whatever the playhead says', () => {
  const { seek } = renderApp();
  const table = within(region('Computed data')).getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(['Reader', 'Storage key resolved', 'Should see it', 'Outcome']);
  const rows = [
    ['alice at acme, next turn of S1', 'app|support-agent', 'yes', 'served'],
    ['alice at acme, S2', 'app|support-agent', 'yes', 'served'],
    ['bob at acme, S3', 'app|support-agent', 'yes', 'served'],
    ['alice at globex, S4', 'app|support-agent', 'no', 'leak'],
  ];
  expect(dataRows()).toEqual(rows);
  seek(60);
  expect(dataRows()).toEqual(rows);
});

test('a globex reader without an alice has another name', () => {
  renderApp('collision=no&prefix=user&user=qualified');
  expect(dataRows()[3]).toEqual([
    'grace at globex, S4',
    'user|support-agent|globex:grace',
    'no',
    'sees nothing',
  ]);
});

test('the current reader is marked', () => {
  const { seek } = renderApp();
  expect(marked()).toEqual([null, null, null, null, null]);
  seek(45);
  expect(marked()).toEqual([null, null, null, null, 'step']);
  seek(55);
  expect(marked()).toEqual([null, null, null, null, null]);
});

test('a key that the service keeps with the session is shown as it is kept', () => {
  renderApp('prefix=temp&service=java-memory');
  expect(dataRows().slice(0, 2)).toEqual([
    [
      'alice at acme, next turn of S1',
      'session|support-agent|alice|S1 as temp:plan',
      'yes',
      'served',
    ],
    ['alice at acme, S2', 'session|support-agent|alice|S2 as temp:plan', 'yes', 'missed'],
  ]);
});
