import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { region, renderApp, transport } from '../app/render-app';

describe('the page', () => {
  test('has its landmarks, each once', () => {
    renderApp();
    for (const landmark of ['banner', 'main', 'contentinfo', 'navigation']) {
      expect(screen.getAllByRole(landmark)).toHaveLength(1);
    }
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('has its regions, each once and named by its heading', () => {
    renderApp();
    const regions = screen.getAllByRole('region');
    const names = [
      'Your experiment',
      'Replay',
      'Final metrics',
      'Event trace',
      'Computed data',
      'Run it on the real ADK, in this tab',
      'Reading',
    ];
    expect(regions).toHaveLength(7);
    names.forEach((name, i) => {
      expect(regions[i]).toHaveAccessibleName(name);
    });
  });

  test('opens its controls with one line of what to do', () => {
    renderApp();
    const [line] = within(region('Your experiment')).getAllByText(/globex read/);
    expect(line).toHaveTextContent(/^Start with app:.*one control at a time/);
  });
});

test('Back shows the setting before, at its moment, paused', async () => {
  const { user, lab, told, t, playing, seek } = renderApp();
  seek(45);
  await user.click(within(region('Your experiment')).getByRole('radio', { name: 'temp:' }));
  expect(t()).toBe(0);
  const [before = ''] = told;
  act(() => {
    lab.player.play();
    lab.visit(before.replace('replace ', ''), []);
  });
  expect(within(region('Your experiment')).getByRole('radio', { name: 'app:' })).toBeChecked();
  expect([t(), playing()]).toEqual([45, false]);
  expect(transport().getByRole('slider')).toHaveValue('45');
});
