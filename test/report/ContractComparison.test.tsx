import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { region, renderApp } from '../app/render-app';

const HEADING = 'Compared with the contract';

const card = () => within(region(HEADING));

/** Each row of the readers: who, here, the relation and the contract's outcome, and what is ahead. */
const rows = () =>
  card()
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the contract is not compared with itself', () => {
  renderApp('prefix=temp');
  expect(screen.queryByRole('region', { name: HEADING })).not.toBeInTheDocument();
});

test('a service that does as the contract says is said to, in one line', () => {
  renderApp('service=python-database');
  expect(region(HEADING)).toHaveTextContent(
    /Python, database, does in this run what the documented contract says/,
  );
  expect(card().queryByRole('table')).not.toBeInTheDocument();
  expect(card().queryByRole('link')).not.toBeInTheDocument();
});

test('each difference is a sentence with a link to its rule', () => {
  renderApp('prefix=temp&service=java-memory&t=0');
  const items = card().getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent(
    /stores the very session object.*temp:plan stays in S1’s own map/,
  );
  expect(items[1]).toHaveTextContent(/leaves temp:plan in the stored event/);
  const links = card().getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.hash])).toEqual([
    ['The rule what appendEvent stores', '#/runtimes?rule=appendStores&service=java-memory'],
    ['The rule temp: in the history', '#/runtimes?rule=tempInHistory&service=java-memory'],
  ]);
});

test('a difference from what is only our choice says so', () => {
  renderApp('prefix=temp&service=java-memory&write=initial-state');
  expect(card().getByRole('listitem')).toHaveTextContent(/Documents are silent on it or disagree/);
});

test('both outcomes follow one playhead, those that differ are marked', () => {
  const { seek, t } = renderApp('prefix=temp&service=java-memory&t=0');
  const ahead = ' still ahead';
  expect(rows()).toEqual([
    [`alice at acme, next turn of S1${ahead}`, 'served', '≠differsmissed'],
    [`alice at acme, S2${ahead}`, 'missed', '=the samemissed'],
    [`bob at acme, S3${ahead}`, 'missed', '=the samemissed'],
    [`alice at globex, S4${ahead}`, 'sees nothing', '=the samesees nothing'],
  ]);
  seek(25);
  expect(rows().map(([who]) => who?.endsWith(ahead))).toEqual([false, false, true, true]);
  expect(card().getByRole('button', { name: 'alice at acme, S2' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(t()).toBe(25);
});

test('a reader leads to its moment', async () => {
  const { user, t } = renderApp('prefix=app&service=js-memory&write=initial-state&t=0');
  await user.click(card().getByRole('button', { name: 'bob at acme, S3' }));
  expect(t()).toBe(35);
});

test('a difference that no reader notices is told without a table', () => {
  renderApp('prefix=temp&service=go-memory');
  expect(region(HEADING)).toHaveTextContent(/leaves temp:plan in the stored event/);
  expect(region(HEADING)).toHaveTextContent(/Every reader gets what the contract would give\./);
  expect(card().queryByRole('table')).not.toBeInTheDocument();
});
