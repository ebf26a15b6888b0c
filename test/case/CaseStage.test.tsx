import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setMedia } from '../ui/media';
import { renderCase, said, side, stage } from './render-case';

const heading = () => stage().getByRole('heading', { level: 3 });

describe('at the moment of a step', () => {
  test('the stage says what is done, what was answered, and what the contract would have', () => {
    renderCase('two-objects-temp-on-stale', 'python-database', 45);
    expect(heading()).toHaveTextContent('appendEvent');
    expect(said()).toEqual([
      'Step 5 of 6',
      'The agent appends event e2 on b (session s1 of ann): y = "v2", temp:t = "v3".',
      'An error: stale session.',
      'By the documented contract: Done.',
    ]);
  });

  test('the contract is not named where it answers the same', () => {
    renderCase('two-objects-temp-on-stale', 'python-database', 35);
    expect(said()).toEqual([
      'Step 4 of 6',
      'The agent appends event e1 on a (session s1 of ann): x = "v1".',
      'Done.',
    ]);
  });

  test('both sides of the stage show what stands, and what the step changed', () => {
    renderCase('two-objects-same-key', 'java-memory', 45);
    expect(side('In hand')).toBe(
      'In hand' +
        'hsession s1user annapp shopa copy, behind the stored one≠x = "v2"stored, not in hand' +
        'asession s1user annapp shopa copy, behind the stored onex = "v1"≠ store: "v2"' +
        'bsession s1user annapp shopthe stored object itself+x = "v2"added',
    );
    expect(side('Session service')).toBe(
      'Session serviceMemory of p1App stateemptyUser stateemptySessions' +
        'session s1user annapp shopanother object now~x = "v2"changed, was "v1"' +
        'Events−e1x = "v1"removed+e2x = "v2"added',
    );
  });
});

test('before the first step it says what the case is about, and nothing stands', () => {
  renderCase('two-objects-same-key', 'java-memory');
  expect(heading()).toHaveTextContent('Before the first step');
  expect(said()).toEqual(['Two objects of one session that write one key: the last writer wins.']);
  expect(side('In hand')).toBe('In handnothing in hand');
  expect(side('Session service')).toBe(
    'Session serviceMemory of p1App stateemptyUser stateemptySessionsnone',
  );
});

describe('on the way to a step', () => {
  test('what is asked stands, the answer does not; the picture is that of before, unmarked', () => {
    renderCase('null-own', 'java-memory', 14);
    expect(heading()).toHaveTextContent('appendEvent');
    expect(said()).toEqual([
      'Step 2 of 5',
      'The agent appends event e1 on h (session s1 of ann): n = null.',
    ]);
    expect(side('In hand')).toMatch(/a copy of its ownn = "v1"$/);
    expect(side('Session service')).not.toMatch(/new|added|removed/);
  });

  test('at the store the change comes in, the answer once it is home', () => {
    const { seek } = renderCase('null-own', 'java-memory', 17.4);
    expect(side('In hand')).toMatch(/the stored object itself−n = "v1"removed$/);
    expect(said()).not.toContain('Done.');
    seek(17.5);
    expect(said()).toContain('Done.');
  });

  test('with reduced motion nothing moves: the last step stands until the next', () => {
    setMedia('(prefers-reduced-motion: reduce)', true);
    const { seek } = renderCase('null-own', 'java-memory', 17.4);
    expect(heading()).toHaveTextContent('createSession');
    expect(side('In hand')).toMatch(/new/);
    seek(17.5);
    expect(heading()).toHaveTextContent('appendEvent');
    expect(side('In hand')).toMatch(/removed$/);
  });
});

describe('a write through a context', () => {
  test('pends until its event comes', () => {
    const { seek } = renderCase('context-own-key', 'contract', 15);
    expect(side('In hand')).toMatch(
      /\+n = "v1"addedin no storePending, in no event yet\+n = "v1"added$/,
    );
    seek(45);
    expect(side('In hand')).not.toMatch(/Pending/);
  });
});

describe('two processes', () => {
  test('each has its hands and, in memory, its own store', () => {
    renderCase('second-process-own-state', 'go-memory', 55);
    expect(said()[0]).toBe('Step 2 of 2, in process p2');
    expect(side('In hand')).toMatch(/Process p1h.*Process p2g2error: session not found$/);
    expect(side('Session service')).toMatch(/Memory of p1.*Memory of p2App stateempty/);
  });

  test('with a database there is one store', () => {
    renderCase('second-process-own-state', 'go-database', 55);
    expect(side('Session service')).toMatch(/^Session serviceDatabase/);
    expect(side('Session service')).not.toMatch(/Memory/);
  });
});

describe('what is hard to see', () => {
  test('null is written as null, and a key that is gone as removed', () => {
    const { view } = renderCase('null-own', 'contract', 17.5);
    expect(side('In hand')).toMatch(/~n = nullchanged, was "v1"$/);
    view.unmount();
    renderCase('null-own', 'java-memory', 17.5);
    expect(side('In hand')).toMatch(/−n = "v1"removed$/);
  });

  test('an empty key and an empty id stand in quotes', () => {
    const { view } = renderCase('key-empty', 'contract', 11.3);
    expect(side('In hand')).toMatch(/"" = "v1"/);
    view.unmount();
    renderCase('create-empty-id', 'contract', 5);
    expect(side('In hand')).toMatch(/session ""user ann/);
  });

  test('blanks around an id are spelt out', () => {
    renderCase('odd-app-blanks-around', 'contract', 5);
    expect(side('In hand')).toMatch(/app ⟨U\+0020⟩a⟨U\+0020⟩new/);
  });

  test('a long id is cut short, and whole where it is opened', async () => {
    const { user } = renderCase('odd-session-long-200', 'contract', 5);
    const [summary] = screen.getAllByText('200 characters', { ignore: '[inert] *' });
    const details = summary?.closest('details');
    expect(details?.open).toBe(false);
    expect(details?.querySelector('summary')).toHaveTextContent(
      /^5feceb66ffc86f38… 200 characters$/,
    );
    await user.click(summary ?? document.body);
    expect(details?.open).toBe(true);
    expect(details?.lastElementChild?.textContent).toHaveLength(200);
  });

  test('Space opens a long id and leaves the replay alone', async () => {
    const { user, player } = renderCase('odd-session-long-200', 'contract', 5);
    const [text] = screen.getAllByText('200 characters', { ignore: '[inert] *' });
    text?.closest('summary')?.focus();
    await user.keyboard(' ');
    expect(player.store.getState().playing).toBe(false);
  });
});
