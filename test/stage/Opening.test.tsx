import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { region, renderApp, transport } from '../app/render-app';
import { setMedia } from '../ui/media';
import { seenStage } from './seen';

const start = () => within(region('Replay')).queryByRole('button', { name: 'Start the replay' });

describe('at the start', () => {
  test('the stage shows the actors, four empty stores and what is about to happen', () => {
    renderApp();
    const stage = within(region('Replay'));
    const people = (tenant: string) =>
      within(stage.getByRole('group', { name: tenant })).getAllByRole('button');
    expect(people('acme')).toHaveLength(4);
    expect(people('globex')).toHaveLength(1);
    const stores = stage.getAllByRole('listitem');
    expect(stores).toHaveLength(4);
    for (const store of stores) expect(store).toHaveTextContent(/empty$/);
    expect(within(seenStage()).getAllByText(/alice at acme is about to/i)).toHaveLength(1);
    expect(stage.queryByRole('table')).not.toBeInTheDocument();
  });

  test('there is one button named Play, and a large one to start with', () => {
    renderApp();
    expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(1);
    expect(start()).toBeVisible();
  });

  test('that one plays, and hands the focus to Pause before it goes', async () => {
    const { user, run, t, playing } = renderApp();
    await user.click(start() ?? document.body);
    expect(playing()).toBe(true);
    expect(transport().getByRole('button', { name: 'Pause' })).toHaveFocus();
    run(0.5);
    expect(t()).toBe(0.5);
    expect(start()).toBeNull();
  });
});

/** The page with the focus on the start button. */
function focused() {
  const page = renderApp();
  const button = start() ?? document.body;
  act(() => {
    button.focus();
  });
  return { ...page, button };
}

describe('the focus on it', () => {
  test('does not disappear with it, whatever moves the playhead', () => {
    const { button, t } = focused();
    fireEvent.keyDown(button, { key: 'ArrowRight' });
    expect(t()).toBe(5);
    expect(transport().getByRole('button', { name: 'Play' })).toHaveFocus();
  });

  test('stays while it stays, whatever changes around it', () => {
    const { button, lab } = focused();
    act(() => {
      lab.change({ guard: 'on' });
    });
    expect(button).toHaveFocus();
  });
});

test('with reduced motion it goes at once', () => {
  setMedia('(prefers-reduced-motion: reduce)', true);
  const { seek } = renderApp();
  expect(start()).toBeVisible();
  seek(0.1);
  expect(start()).toBeNull();
});

test('without, it fades', () => {
  const { seek } = renderApp();
  seek(0.1);
  expect(start()).toBeVisible();
});

test.each([0.5, 5, 45, 60])('at %d s there is nothing to start', (t) => {
  const { seek } = renderApp();
  seek(t);
  expect(start()).toBeNull();
});

test('back at 0 it is there again', () => {
  const { seek } = renderApp('t=45');
  expect(start()).toBeNull();
  seek(0);
  expect(start()).toBeVisible();
});
