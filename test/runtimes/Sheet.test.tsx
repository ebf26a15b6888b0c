import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cell, renderRuntimes } from './render-runtimes';

const sheet = () => within(screen.getByRole('dialog'));

test('a cell says what the service does, what the contract says, and what all others do', () => {
  renderRuntimes('rule=existingId&service=java-memory');
  const dialog = screen.getByRole('dialog', { name: 'Creating an id that exists' });
  expect(dialog).toHaveTextContent('What createSession does when the session id is in use.');
  const headings = sheet().getAllByRole('heading', { level: 3 });
  expect(headings.map((each) => each.textContent)).toEqual([
    'Java, in memory',
    'Documented contract',
    'Every session service',
    'Evidence',
  ]);
  expect(headings[0]?.parentElement).toHaveTextContent(
    'the session is replaced without a word: its events and own state are goneDiffers from the contract.',
  );
  expect(headings[1]?.parentElement).toHaveTextContent(
    'an “already exists” errorDocuments are silent here or disagree: this is our choice.',
  );
  const everyone = [...dialog.querySelectorAll('dt')].map((dt) => [
    dt.textContent,
    ...within(dt.parentElement ?? dialog)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ]);
  expect(everyone).toEqual([
    [
      'an “already exists” error',
      'Documented contract',
      'Python, in memory',
      'Python, database',
      'Python, database (PostgreSQL)',
      'Python, SqliteSessionService',
      'JS, database',
      'JS, database (PostgreSQL)',
      'Go, in memory',
    ],
    [
      'the session is replaced without a word: its events and own state are gone',
      'Java, in memory',
      'JS, in memory',
    ],
    ['the database’s own error', 'Go, database', 'Go, database (PostgreSQL)'],
    ['unknown: only the server decides', 'Vertex AI, documented, not run'],
  ]);
  expect(sheet().getByRole('link', { current: true })).toHaveTextContent('Java, in memory');
});

test('the evidence is the package, the day, the database and the cases', () => {
  renderRuntimes('rule=sameTime&service=python-sqlite');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(
    /Recorded from google-adk 2\.\d+\.\d+ on \d{4}-\d{2}-\d{2}, on SQLite\./,
  );
  const replays = sheet().getAllByRole('link', { name: /^Replay / });
  expect(replays.length).toBeGreaterThan(0);
  expect(replays[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^#\/runtimes\?rule=sameTime&service=python-sqlite&case=[a-z0-9-]+&t=0$/),
  );
});

test('the contract was not recorded; its cases are played by it all the same', () => {
  renderRuntimes('rule=recentZero');
  expect(screen.getByRole('dialog')).toHaveTextContent(/Nothing was recorded/);
  expect(screen.getByRole('dialog')).toHaveTextContent('1 case would come out otherwise');
  expect(sheet().getAllByRole('link', { name: /^Replay / })).toHaveLength(1);
});

test('what was not run has a source and nothing to replay', () => {
  renderRuntimes('rule=existingId&service=vertex-ai');
  expect(screen.getByRole('dialog')).toHaveTextContent(/Documented, not run/);
  expect(screen.getByRole('dialog')).toHaveTextContent(/ADK Python 2\.13\.0/);
  expect(sheet().queryByRole('link', { name: /^Replay / })).toBeNull();
});

test('a rule without a meaning has no case', () => {
  renderRuntimes('rule=staleBy&service=java-memory');
  expect(screen.getByRole('dialog')).toHaveTextContent(/leaves this one without a meaning/);
  expect(sheet().queryByRole('link', { name: /^Replay / })).toBeNull();
});

test('another service is a link away, and the focus stays in the sheet', async () => {
  const { user, told } = renderRuntimes();
  await user.click(cell('Partial events', 'JS, in memory'));
  await user.click(sheet().getByRole('link', { name: 'Java, in memory' }));
  expect(told).toEqual([
    'push rule=partial&service=js-memory',
    'push rule=partial&service=java-memory',
  ]);
  expect(sheet().getByRole('link', { current: true })).toHaveTextContent('Java, in memory');
  expect(screen.getByRole('dialog')).toContainElement(
    screen.getByRole('dialog').querySelector(':focus'),
  );
});

test('a case is replayed by the rules of its service, or of another; the rule is a step away', async () => {
  const { user, told } = renderRuntimes('rule=recentZero&service=js-memory');
  const replay = sheet().getByRole('link', { name: /^Replay / });
  const [, name] = /^Replay (.*)$/.exec(replay.getAttribute('aria-label') ?? '') ?? [];
  await user.click(replay);
  expect(told).toEqual([`push rule=recentZero&service=js-memory&case=${name}&t=0`]);
  expect(sheet().getByRole('group', { name: 'Player' })).toBeVisible();
  const by = sheet().getByRole('combobox', { name: 'By the rules of' });
  expect(by).toHaveDisplayValue('JS, in memory');
  await user.selectOptions(by, 'Documented contract');
  expect(told.at(-1)).toBe(`push rule=recentZero&service=contract&case=${name}&t=0`);
  expect(by).toHaveFocus();
  await user.click(sheet().getByRole('link', { name: 'Back to the rule' }));
  expect(told.at(-1)).toBe('push rule=recentZero&service=contract');
});

test('closing goes back to the cell, and Back closes', async () => {
  const { user, told, visit } = renderRuntimes('q=partial');
  const opened = cell('Partial events', 'JS, in memory');
  await user.click(opened);
  await user.click(sheet().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(told).toEqual(['push rule=partial&service=js-memory&q=partial', 'push q=partial']);
  expect(opened).toHaveFocus();
  await user.click(opened);
  visit('q=partial');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(told).toHaveLength(3);
});

test('the title names what is open', () => {
  const { visit } = renderRuntimes('rule=partial&service=js-memory');
  expect(document.title).toBe('Partial events · Tenant Scope Lab');
  visit('');
  expect(document.title).toBe('What each session service does · Tenant Scope Lab');
});
