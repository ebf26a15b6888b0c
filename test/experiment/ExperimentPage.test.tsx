import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { region, renderApp, transport } from '../app/render-app';
import { setMedia } from '../ui/media';

const WIDE = '(min-width: 1000px)';

/** The regions of the page in the order of the document. */
const order = () =>
  screen.getAllByRole('region').map((each) => within(each).getAllByRole('heading')[0]?.textContent);

describe('the page', () => {
  test('has its landmarks and regions, each once and named', () => {
    renderApp();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const name of ['Your experiment', 'Event trace', 'Computed data', 'Final metrics']) {
      expect(screen.getAllByRole('region', { name })).toHaveLength(1);
    }
  });

  test('reads, when narrow: stage, controls, results, reading', () => {
    renderApp();
    expect(order()).toEqual([
      'Replay',
      'Your experiment',
      'Final metrics',
      'Event trace',
      'Computed data',
      'Reading',
    ]);
  });

  test('reads, when wide, the way the eye does: controls before the stage', () => {
    setMedia(WIDE, true);
    renderApp();
    expect(order().slice(0, 2)).toEqual(['Your experiment', 'Replay']);
    expect(order()).toHaveLength(6);
  });

  test('put together anew when its width changes, is at the same moment', () => {
    const { t } = renderApp('prefix=user&t=45');
    act(() => {
      setMedia(WIDE, true);
    });
    expect(order()[0]).toBe('Your experiment');
    expect(t()).toBe(45);
    expect(transport().getByRole('slider')).toHaveValue('45');
    expect(within(region('Your experiment')).getByRole('radio', { name: 'user:' })).toBeChecked();
    expect(within(region('Replay')).getByRole('heading', { level: 3 })).toHaveTextContent(
      /other tenant/,
    );
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
