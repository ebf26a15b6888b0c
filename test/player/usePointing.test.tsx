import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { region, renderApp, transport } from '../app/render-app';

const BOB = 3;

/** The four buttons that stand for bob's read, by the view that they are in. */
function bobs() {
  const stage = screen.getByRole('group', { name: 'acme' });
  const trace = within(region('Event trace')).getAllByRole('button')[BOB];
  if (trace === undefined) throw new Error('the trace has no such line');
  return {
    stage: within(stage).getByRole('button', { name: /bob/ }),
    trace,
    table: within(region('Computed data')).getByRole('button', { name: /bob/ }),
    timeline: transport().getByRole('button', { name: /bob/ }),
  };
}

type View = keyof ReturnType<typeof bobs>;
const VIEWS: readonly View[] = ['stage', 'trace', 'table', 'timeline'];

/** All buttons that are marked, on the whole page. */
const marked = () => [...document.querySelectorAll('button[data-pointed]')];

describe.each(VIEWS)('a reader in the %s', (view) => {
  test('marks itself in the others while pointed at', async () => {
    const { user, t } = renderApp();
    const all = bobs();
    await user.hover(all[view]);
    expect(marked()).toHaveLength(4);
    expect(new Set(marked())).toEqual(new Set(VIEWS.map((each) => all[each])));
    await user.unhover(all[view]);
    expect(marked()).toEqual([]);
    expect(t()).toBe(0);
  });

  test('marks itself in the others while it has the focus', () => {
    renderApp();
    const all = bobs();
    act(() => {
      all[view].focus();
    });
    expect(new Set(marked())).toEqual(new Set(VIEWS.map((each) => all[each])));
    act(() => {
      all[view].blur();
    });
    expect(marked()).toEqual([]);
  });

  test('leads to its moment, paused', async () => {
    const { user, player, run, t, playing } = renderApp();
    player.play();
    run(2);
    await user.click(bobs()[view]);
    expect(t()).toBe(35);
    expect(playing()).toBe(false);
    expect(bobs().timeline).toHaveAttribute('aria-current', 'step');
  });
});

test('the one pointed at goes before the focused one, which is marked again after it', async () => {
  const { user } = renderApp();
  const bob = bobs().trace;
  const [first] = within(region('Event trace')).getAllByRole('button');
  if (first === undefined) throw new Error('the trace is empty');
  act(() => {
    bob.focus();
  });
  await user.hover(first);
  expect(first).toHaveAttribute('data-pointed');
  expect(bob).not.toHaveAttribute('data-pointed');
  await user.unhover(first);
  expect(bob).toHaveAttribute('data-pointed');
});

test('in the table the whole row is the reader', async () => {
  const { user } = renderApp();
  const rows = within(region('Computed data')).getAllByRole('row');
  const marks = () => rows.map((row) => row.hasAttribute('data-pointed'));
  const [cell] = within(rows[BOB] ?? document.body).getAllByRole('cell');
  await user.hover(cell ?? document.body);
  expect(marks()).toEqual([false, false, false, true, false]);
  expect(bobs().stage).toHaveAttribute('data-pointed');
  await user.unhover(cell ?? document.body);
  expect(marks()).toEqual([false, false, false, false, false]);
});
