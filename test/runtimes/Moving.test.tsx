import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { region } from '../app/render-app';
import { renderRuntimes } from './render-runtimes';

const moving = () => within(region('Upgrading and moving'));
const changes = () =>
  moving()
    .queryAllByRole('heading', { level: 4 })
    .map((heading) => `${heading.textContent}: ${heading.nextElementSibling?.textContent}`);

test('lists every rule that changes, from what to what', () => {
  renderRuntimes('from=go-database&to=go-database-postgres');
  expect(moving().getByRole('status')).toHaveTextContent('2 rules change.');
  expect(changes()).toEqual([
    'Long names: any length (4 KB tried) →becomes about 2,700 bytes for app, user and session together, compressed: a row of the database’s index',
    'Events of a deleted session: they are back →becomes none of them',
  ]);
});

test('names show the version of the package, and the contract has none', () => {
  renderRuntimes();
  const options = within(moving().getByRole('combobox', { name: 'From' })).getAllByRole('option');
  expect(options).toHaveLength(12);
  expect(options[0]).toHaveTextContent(/^Documented contract$/);
  expect(options[1]).toHaveTextContent(/^Java, in memory · 1\.\d+\.\d+$/);
});

test('from and to are chosen, swapped, and written into the same address', async () => {
  const { user, told } = renderRuntimes();
  const from = () => moving().getByRole('combobox', { name: 'From' });
  const to = () => moving().getByRole('combobox', { name: 'To' });
  await user.selectOptions(from(), 'js-database');
  await user.selectOptions(to(), 'js-database-postgres');
  await user.click(moving().getByRole('button', { name: 'Swap' }));
  expect(from()).toHaveValue('js-database-postgres');
  expect(to()).toHaveValue('js-database');
  expect(told).toEqual([
    'replace from=js-database&to=python-database',
    'replace from=js-database&to=js-database-postgres',
    'replace from=js-database-postgres&to=js-database',
  ]);
  expect(changes()).toEqual([
    'Long names: 191 characters →becomes any length (4 KB tried)',
    'A negative numRecentEvents: the database’s own error →becomes all events',
  ]);
});

test('says so when nothing changes', () => {
  renderRuntimes('from=contract&to=contract');
  expect(moving().getByRole('status')).toHaveTextContent('Nothing changes between these two.');
  expect(changes()).toEqual([]);
});

test('the cases of a change are replayed by either runtime', () => {
  renderRuntimes('from=go-database&to=go-database-postgres');
  const details = moving().getAllByText('Cases to replay')[1]?.closest('details');
  if (!details) throw new Error('no details');
  expect(within(details).queryByRole('link')).toBeNull();
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const [first, second] = within(details).getAllByRole('link');
  expect(first).toHaveAccessibleName(/^Replay [a-z0-9-]+ by Go, database$/);
  expect(second).toHaveAccessibleName(/^Replay [a-z0-9-]+ by Go, database \(PostgreSQL\)$/);
  expect(second).toHaveAttribute(
    'href',
    expect.stringMatching(/^#\/runtimes\?rule=deletedEvents&service=go-database-postgres&case=/),
  );
});
