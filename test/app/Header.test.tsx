import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setTheme } from '../../src/app/preferences';
import { region, renderApp } from './render-app';

afterEach(() => {
  vi.restoreAllMocks();
  setTheme('system');
});

const themes = () => within(screen.getByRole('banner')).getByRole('combobox', { name: /^Theme/ });
const theme = () => document.documentElement.dataset['theme'];

describe('the theme', () => {
  test('is what the system says, until another is chosen', async () => {
    const { user } = renderApp();
    expect(themes()).toHaveDisplayValue('System');
    expect(within(themes()).getAllByRole('option')).toHaveLength(3);
    expect(theme()).toBeUndefined();
    await user.selectOptions(themes(), 'Dark');
    expect(theme()).toBe('dark');
    expect(localStorage.getItem('tsl.theme')).toBe('dark');
    await user.selectOptions(themes(), 'Light');
    expect(theme()).toBe('light');
    await user.selectOptions(themes(), 'System');
    expect(theme()).toBeUndefined();
    expect(themes()).toHaveDisplayValue('System');
    expect(localStorage.getItem('tsl.theme')).toBe('system');
  });

  test('holds for this visit where storage is refused', async () => {
    const { user } = renderApp();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await user.selectOptions(themes(), 'Dark');
    expect(theme()).toBe('dark');
    expect(themes()).toHaveDisplayValue('Dark');
  });

  test('changes nothing else', async () => {
    const { user, t } = renderApp('t=45');
    await user.selectOptions(themes(), 'Dark');
    expect(t()).toBe(45);
  });
});

test('the first stop of the Tab key skips to the player', async () => {
  const { user } = renderApp();
  await user.tab();
  expect(screen.getByRole('link', { name: /^Skip/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toContainElement(region('Replay'));
  expect(document.activeElement).toHaveAttribute('tabindex', '-1');
});

test('the current page is marked, and the others can be reached', () => {
  renderApp();
  const [experiment, runtimes, lessons, ...others] = within(
    screen.getByRole('navigation', { name: 'Pages' }),
  ).getAllByRole('link');
  expect(others).toEqual([]);
  expect(experiment).toHaveAccessibleName('Experiment');
  expect(experiment).toHaveAttribute('aria-current', 'page');
  expect(experiment).toHaveAttribute('href', '#/');
  expect(runtimes).toHaveAccessibleName('Runtimes');
  expect(runtimes).not.toHaveAttribute('aria-current');
  expect(runtimes).toHaveAttribute('href', '#/runtimes');
  expect(lessons).toHaveAccessibleName('Lessons');
  expect(lessons).toHaveAttribute('href', '#/lessons');
});
