import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as chunk from '../../src/app/load';
import { RuntimesLoader } from '../../src/app/RuntimesLoader';
// Loaded beforehand: on a busy machine that may take longer than anything here waits.
import '../../src/runtimes/RuntimesPage';
import { recordingBar } from '../experiment/recording-bar';
import { handClock } from '../player/hand-clock';

vi.mock(import('../../src/app/load'), { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
});

const opened = () =>
  render(
    <RuntimesLoader
      route={{ page: 'runtimes', within: '', query: 'only=contract', problems: [] }}
      bar={recordingBar().bar}
      clock={handClock()}
    />,
  );

test('the heading stands at once, and the page follows', async () => {
  opened();
  expect(
    screen.getByRole('heading', { level: 1, name: 'What each session service does' }),
  ).toBeVisible();
  expect(document.title).toBe('What each session service does · Tenant Scope Lab');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the rules …');
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('a page that could not be fetched says so, and is fetched again when asked', async () => {
  const load = vi.mocked(chunk.loadRuntimesPage).mockRejectedValueOnce(new TypeError('offline'));
  load.mockClear();
  opened();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByRole('grid')).toBeVisible();
});
