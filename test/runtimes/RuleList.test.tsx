import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { region } from '../app/render-app';
import { setMedia } from '../ui/media';
import { renderRuntimes } from './render-runtimes';

beforeEach(() => {
  setMedia('(max-width: 44.9375em)', true);
});

const service = () => screen.getByRole('combobox', { name: 'Session service' });
const rule = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}: ?`) });

test('a phone shows one session service at a time, each value beside the contract’s', async () => {
  const { user, told } = renderRuntimes();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(service()).toHaveDisplayValue('Java, in memory');
  expect(rule('Creating an id that exists')).toHaveAccessibleName(
    /^Creating an id that exists: ?replaced, differs from the contract ?; Contract: ?already exists, ?chosen$/,
  );
  expect(
    within(region('Rules by session service'))
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ).toEqual([
    'Create',
    'Append',
    'temp:',
    'Remove and null',
    'Look up',
    'Two holders',
    'List and delete',
  ]);
  await user.selectOptions(service(), 'Go, database');
  expect(told).toEqual(['replace only=go-database']);
  expect(rule('Creating an id that exists')).toHaveAccessibleName(
    /: ?refused by database, differs/,
  );
});

test('only rules in which that one differs', async () => {
  const { user } = renderRuntimes('only=js-memory,go-database');
  expect(service()).toHaveDisplayValue('JS, in memory');
  await user.click(screen.getByRole('checkbox', { name: 'Only rules that differ' }));
  const names = screen
    .getAllByRole('button', { name: /; Contract: ?/ })
    .map((each) => each.textContent.split(':')[0]);
  expect(names.slice(0, 5)).toEqual([
    'Prefixed keys of the initial state',
    'Creating an id that exists',
    'An empty session id',
    'The key __proto__ assigned',
    'Partial events',
  ]);
});

test('a rule opens its cell', async () => {
  const { user, told } = renderRuntimes('only=js-memory');
  await user.click(rule('Partial events'));
  expect(told).toEqual(['push rule=partial&service=js-memory&only=js-memory']);
  expect(within(screen.getByRole('dialog')).getAllByText('JS, in memory')[0]).toBeVisible();
});
