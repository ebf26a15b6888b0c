import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cell, renderRuntimes } from './render-runtimes';

const focused = () => document.activeElement;

test('the matrix has a column a service and a row a rule, under the seven groups', () => {
  renderRuntimes();
  const grid = within(screen.getByRole('grid', { name: /^Rules by session service/ }));
  expect(grid.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
    'Rule',
    'Documented contract',
    'Java, in memory',
    'Python, in memory',
    'Python, database',
    'Python, SqliteSessionService',
    'JS, in memory',
    'JS, database',
    'Go, in memory',
    'Go, database',
    'Vertex AI, documented, not run',
  ]);
  expect(grid.getAllByRole('cell')).toHaveLength(40 * 10);
  expect(screen.getByText('All 40 rules')).toBeVisible();
});

test('a cell says its value, and whether it differs, was chosen, or has no meaning', () => {
  renderRuntimes();
  expect(cell('Creating an id that exists', 'Python, in memory')).toHaveAccessibleName(
    'already exists',
  );
  const odd = cell('Creating an id that exists', 'Java, in memory');
  expect(odd).toHaveAccessibleName('replaced, differs from the contract');
  expect(within(odd).getByText('≠')).toHaveAttribute('aria-hidden', 'true');
  expect(cell('Creating an id that exists', 'Documented contract')).toHaveAccessibleName(
    /^already exists, ?chosen$/,
  );
  expect(cell('Partial events', 'Documented contract')).toHaveAccessibleName('ignored');
  expect(cell('Appending to a session that is gone', 'Java, in memory')).toHaveAccessibleName(
    'has no meaning here',
  );
  expect(cell('Long names', 'Vertex AI, documented, not run')).toHaveAccessibleName('unknown');
});

test('the grid is one stop for the Tab key, and the arrow keys move within', async () => {
  const { user } = renderRuntimes();
  const buttons = within(screen.getByRole('grid')).getAllByRole('button');
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    cell('Prefixed keys of the initial state', 'Documented contract'),
  ]);
  cell('Prefixed keys of the initial state', 'Documented contract').focus();
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe(cell('Prefixed keys of the initial state', 'Java, in memory'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe(cell('Blanks around a new session id', 'Java, in memory'));
  await user.keyboard('{End}');
  expect(focused()).toBe(cell('Blanks around a new session id', 'Vertex AI, documented, not run'));
  await user.keyboard('{Home}{ArrowLeft}{ArrowUp}');
  expect(focused()).toBe(cell('Creating an id that exists', 'Documented contract'));
  await user.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe(cell('Events of a deleted session', 'Vertex AI, documented, not run'));
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe(cell('Events of a deleted session', 'Vertex AI, documented, not run'));
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([focused()]);
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(focused()).toBe(cell('Prefixed keys of the initial state', 'Documented contract'));
  await user.tab();
  expect(focused()?.closest('table')).toBeNull();
});

test('the arrow keys cross from one group into the next', async () => {
  const { user } = renderRuntimes();
  cell('The key __proto__ assigned', 'Go, in memory').focus();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(cell('Where sessions are kept', 'Go, in memory'));
});

test.each(['{Enter}', ' '])('%j opens the cell', async (key) => {
  const { user, told } = renderRuntimes();
  cell('Partial events', 'JS, in memory').focus();
  await user.keyboard(key);
  expect(told).toEqual(['push rule=partial&service=js-memory']);
  expect(screen.getByRole('dialog', { name: 'Partial events' })).toBeVisible();
});

test('a cell that is filtered away leaves the stop to the first one', async () => {
  const { user } = renderRuntimes();
  cell('Long names', 'Go, database').focus();
  await user.type(screen.getByRole('searchbox'), 'null');
  const stops = within(screen.getByRole('grid'))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([cell('Null in a delta', 'Documented contract')]);
});
