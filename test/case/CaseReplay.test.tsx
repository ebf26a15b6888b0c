import { act, fireEvent, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderCase, steps } from './render-case';

const lines = () =>
  steps()
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('the list of steps', () => {
  test('tells each step with its moment and answer, and the contract’s where it differs', () => {
    renderCase('null-own', 'java-memory', 60);
    expect(lines()).toEqual([
      '5 sThe caller creates session s1 of ann in shop, and is to hold it as h. Its initial state: n = "v1".Session s1: n = "v1"; no events.',
      '17.5 sThe agent appends event e1 on h (session s1 of ann): n = null.Done.',
      '30 sThe caller reads n on h (session s1 of ann).No such key.≠By the documented contract: The value null.',
      '42.5 sThe caller loads session s1 of ann in shop as g.Session s1: an empty state; 1 event: e1 (n = "__ADK_SENTINEL_REMOVED__").≠By the documented contract: Session s1: n = null; 1 event: e1 (n = null).',
      '55 sThe caller reads n on g (session s1 of ann).No such key.≠By the documented contract: The value null.',
    ]);
  });

  test('marks the current step, and says which are ahead', () => {
    renderCase('null-own', 'contract', 20);
    const current = steps()
      .getAllByRole('button', { name: /^[\d.]+ s/ })
      .map((button) => button.getAttribute('aria-current'));
    expect(current).toEqual([null, 'step', null, null, null]);
    expect(lines().map((line) => line.includes('still ahead'))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  test('a step leads to its moment', async () => {
    const { user, t } = renderCase('null-own', 'contract');
    await user.click(steps().getByRole('button', { name: /^30 s/ }));
    expect(t()).toBe(30);
  });
});

test('the timeline has a mark a step', () => {
  renderCase('null-own', 'contract');
  const marks = within(screen.getByRole('group', { name: 'Events on the timeline' }));
  expect(marks.getAllByRole('button').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'step 1, 5 s',
    'step 2, 17.5 s',
    'step 3, 30 s',
    'step 4, 42.5 s',
    'step 5, 55 s',
  ]);
});

const player = () => document.querySelector('[data-player]') ?? document.body;

describe('the keys', () => {
  test('act while the focus is in the player', () => {
    const { t } = renderCase('null-own', 'contract');
    fireEvent.keyDown(player(), { key: 'ArrowRight' });
    expect(t()).toBe(5);
    fireEvent.keyDown(player(), { key: 'PageDown' });
    expect(t()).toBe(17.5);
    fireEvent.keyDown(player(), { key: 'r' });
    expect(t()).toBe(0);
  });

  test('act where the player is in an open dialog', () => {
    const { t } = renderCase('null-own', 'contract', 0, (replay) => <dialog open>{replay}</dialog>);
    fireEvent.keyDown(player(), { key: 'ArrowRight' });
    expect(t()).toBe(5);
  });

  test('rest while the help sheet is open, where single letters can be switched off', async () => {
    const { user, t } = renderCase('null-own', 'contract', 30, (replay) => (
      <dialog open>{replay}</dialog>
    ));
    await user.click(steps().getByRole('button', { name: 'Shortcuts' }));
    fireEvent.keyDown(player(), { key: 'ArrowRight' });
    expect(t()).toBe(30);
    const sheet = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    await user.click(sheet.getByRole('checkbox', { name: /single letter/ }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(player(), { key: 'r' });
    expect(t()).toBe(30);
    fireEvent.keyDown(player(), { key: 'ArrowRight' });
    expect(t()).toBe(42.5);
  });
});

/** Lets the page rest for longer than any debounce. */
const rest = () => {
  act(() => {
    vi.advanceTimersByTime(1000);
  });
};

describe('the live line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('speaks one sentence an event, with the answer and what differs', () => {
    const { seek } = renderCase('two-objects-temp-on-stale', 'python-database');
    rest();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    seek(45);
    rest();
    expect(screen.getByRole('status')).toHaveTextContent(
      /^The agent appends event e2 on b.*An error: stale session\. By the documented contract: Done\.$/,
    );
  });
});

test('React commits once an event, and nothing between two', () => {
  let commits = 0;
  const { seek } = renderCase('null-own', 'java-memory', 5, (replay) => (
    <Profiler
      id="replay"
      onRender={() => {
        commits += 1;
      }}
    >
      {replay}
    </Profiler>
  ));
  const during = (t: number) => {
    commits = 0;
    seek(t);
    return commits;
  };
  expect([6, 12.5, 14, 16, 17.4].map(during)).toEqual([0, 0, 0, 0, 0]);
  expect(during(17.5)).toBe(1);
});
