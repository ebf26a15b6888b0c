import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRuntimes } from './render-runtimes';

const columns = () => screen.getAllByRole('columnheader').map((each) => each.textContent);
const rows = () => [...document.querySelectorAll('th[scope=row]')].map((each) => each.textContent);
const count = (text: string) => screen.getByText(text, { selector: '[role=status]' });

test('search finds rules, says how many, and is written into the same address', async () => {
  const { user, told } = renderRuntimes();
  await user.type(screen.getByRole('searchbox', { name: 'Search the rules' }), 'Nu');
  await user.type(screen.getByRole('searchbox'), 'll in');
  expect(rows()).toEqual(['Null in a delta', 'Null in a state']);
  expect(count('2 of 40 rules')).toBeVisible();
  expect(told.at(0)).toBe('replace q=N');
  expect(told.at(-1)).toBe('replace q=Null%20in');
});

test('only rules that differ, in the columns that are shown', async () => {
  const { user, told } = renderRuntimes('only=python-database-postgres,python-database');
  expect(columns()).toEqual([
    'Rule',
    'Documented contract',
    'Python, database',
    'Python, database (PostgreSQL)',
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Only rules that differ' }));
  expect(told).toEqual(['replace only=python-database,python-database-postgres&differs=yes']);
  expect(rows()).toEqual([
    'Long names',
    'Where sessions are kept',
    'An event id used twice',
    'The caller’s object after a refused append',
    'The order of events',
    'Events of one time',
    'Appending on an object that is behind',
    'What counts as behind',
    'State in a list',
    'Listing events',
  ]);
});

test('session services are chosen one by one, and by set', async () => {
  const { user, told } = renderRuntimes('only=js-memory');
  await user.click(screen.getByText('Session services', { selector: 'summary' }));
  const services = screen.getByText('Session services', { selector: 'summary' }).closest('details');
  const inside = within(services ?? document.body);
  expect(inside.getAllByRole('checkbox')).toHaveLength(12);
  expect(inside.getAllByRole('checkbox', { checked: true })).toEqual([
    inside.getByRole('checkbox', { name: 'JS, in memory' }),
  ]);
  await user.click(inside.getByRole('checkbox', { name: 'Go, database (PostgreSQL)' }));
  expect(columns().slice(2)).toEqual(['JS, in memory', 'Go, database (PostgreSQL)']);
  await user.click(inside.getByRole('checkbox', { name: 'JS, in memory' }));
  await user.click(inside.getByRole('button', { name: 'None' }));
  expect(columns()).toEqual(['Rule', 'Documented contract']);
  await user.click(inside.getByRole('button', { name: 'All' }));
  expect(columns()).toHaveLength(2 + 12);
  await user.click(inside.getByRole('button', { name: 'The usual ones' }));
  expect(columns()).toHaveLength(2 + 9);
  expect(told.slice(0, 3)).toEqual([
    'replace only=js-memory,go-database-postgres',
    'replace only=go-database-postgres',
    'replace only=contract',
  ]);
  expect(told.at(-1)).toBe('replace ');
});

test('the choice of services closes by Escape, and by a press elsewhere', async () => {
  const { user } = renderRuntimes();
  const summary = screen.getByText('Session services', { selector: 'summary' });
  const details = summary.closest('details');
  await user.click(summary);
  await user.click(screen.getByRole('checkbox', { name: 'JS, in memory' }));
  expect(details).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  expect(details).not.toHaveAttribute('open');
  expect(summary).toHaveFocus();
  await user.click(summary);
  await user.click(screen.getByRole('searchbox'));
  expect(details).not.toHaveAttribute('open');
});

test('nothing found says so, and clears', async () => {
  const { user, told } = renderRuntimes('q=nonsense&differs=yes&only=js-memory');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(count('0 of 40 rules')).toBeVisible();
  expect(screen.getByText('No rule fits these filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(told).toEqual(['replace only=js-memory']);
  expect(rows()).toHaveLength(40);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('an address is taken up, and what is wrong in it is named until dismissed', async () => {
  const { user, visit } = renderRuntimes('q=null&rule=nope&service=js-memory&colour=red');
  expect(screen.getByRole('searchbox')).toHaveValue('null');
  const lines = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'rule can’t be nope; it was passed over.',
    'colour is no parameter of this page; it was ignored.',
    'service says nothing without rule; it was passed over.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  visit('');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
