import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dataRows, renderApp } from '../app/render-app';
import { seenStage } from '../stage/seen';

const SECTION = 'Runtime and write path';

const section = () => {
  const found = screen.getByText(SECTION).closest('details');
  if (found === null) throw new Error('the section is no details element');
  return found;
};

/** What can be read of the section while it is closed. */
const summary = () => section().querySelector('summary')?.textContent;

const service = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Session service' });

const prefix = () => screen.getByRole('radiogroup', { name: 'State key prefix for the write' });

/** The note under the prefixes, at an address. */
function noteAt(query: string): string | undefined {
  const { view } = renderApp(query);
  const note = document.getElementById(prefix().getAttribute('aria-describedby') ?? '');
  const text = note?.textContent;
  view.unmount();
  return text;
}

describe('runtime and write path', () => {
  test('are closed at first, and say nothing while they are as at the opening', () => {
    renderApp();
    expect(section().open).toBe(false);
    expect(summary()).toBe(SECTION);
  });

  test('are closed on a link that chooses them too, and then say what is chosen', () => {
    renderApp('service=java-memory&write=initial-state');
    expect(section().open).toBe(false);
    expect(summary()).toBe(`${SECTION}Java, in memory · Initial state`);
  });

  test.each([
    ['service=go-database', 'Go, database'],
    ['write=assignment', 'Assignment, no event'],
  ])('say the one that is chosen: %s', (query, said) => {
    renderApp(query);
    expect(summary()).toBe(SECTION + said);
  });

  test('offer the contract and every recorded service', () => {
    renderApp();
    expect([...service().options].map((option) => option.text)).toEqual([
      'Documented contract',
      'Java, in memory',
      'Python, in memory',
      'Python, database',
      'Python, database (PostgreSQL)',
      'Python, SqliteSessionService',
      'JS, in memory',
      'JS, database',
      'JS, database (PostgreSQL)',
      'Go, in memory',
      'Go, database',
      'Go, database (PostgreSQL)',
    ]);
    expect(service()).toHaveAccessibleDescription(/recorded from its published package/);
  });

  test('a service gives a new run from 0, with a step for Back', async () => {
    const { user, told, t } = renderApp('prefix=temp&t=25');
    await user.selectOptions(service(), 'Java, in memory');
    expect(t()).toBe(0);
    expect(told.at(-1)).toBe(
      'push prefix=temp&app=shared&user=bare&collision=yes&guard=off&service=java-memory&t=0',
    );
    expect(dataRows()[0]?.[3]).toBe('served');
    expect(within(seenStage()).getByText('Java, in memory').tagName).toBe('H4');
  });

  test('a write path gives a new run, and its note describes it', async () => {
    const { user, told } = renderApp();
    const paths = within(screen.getByRole('radiogroup', { name: 'How the write is made' }));
    const assignment = paths.getByRole('radio', { name: 'Assignment, no event' });
    expect(assignment).toHaveAccessibleDescription(
      'To the state of a session fresh from getSession.',
    );
    await user.click(assignment);
    expect(told.at(-1)).toBe(
      'push prefix=app&app=shared&user=bare&collision=yes&guard=off&write=assignment&t=0',
    );
    expect(dataRows().map((row) => row[3])).toEqual(['missed', 'missed', 'missed', 'sees nothing']);
  });

  test('go back to the opening with everything else', async () => {
    const { user } = renderApp('service=js-database&write=run-delta');
    await user.click(screen.getByRole('button', { name: 'Back to the opening settings' }));
    expect(service()).toHaveValue('contract');
    expect(summary()).toBe(SECTION);
  });

  test('the note of a prefix says what becomes of the value', () => {
    expect(noteAt('prefix=temp&service=java-memory')).toBe(
      'This service keeps it with its session.',
    );
    expect(noteAt('prefix=temp&service=python-memory')).toBe('Gone with the current invocation.');
    expect(noteAt('prefix=app&write=assignment')).toBe('Not stored: no event carries it.');
    expect(noteAt('prefix=temp&write=initial-state')).toBe('Dropped: no store holds it.');
    expect(noteAt('prefix=temp&service=js-memory&write=run-delta')).toBe(
      'Dropped: no store holds it.',
    );
  });

  test('the code says that it does not follow them, only where they are chosen', () => {
    const { view } = renderApp('service=java-memory');
    expect(screen.getByText(/^The code writes through the context of a tool/)).toBeInTheDocument();
    view.unmount();
    renderApp();
    expect(screen.queryByText(/^The code writes through the context/)).not.toBeInTheDocument();
  });
});
