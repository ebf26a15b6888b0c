import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as chunk from '../../src/app/load';
import { LessonsLoader } from '../../src/app/LessonsLoader';
// Loaded beforehand: on a busy machine that may take longer than anything here waits.
import '../../src/lessons/LessonsPage';
import { recordingBar } from '../experiment/recording-bar';
import { handClock } from '../player/hand-clock';

vi.mock(import('../../src/app/load'), { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
});

const at = (within: string) => (
  <LessonsLoader
    route={{ page: 'lessons', within, query: '', problems: [] }}
    bar={recordingBar().bar}
    clock={handClock()}
  />
);

test('the heading stands at once, and the list follows', async () => {
  render(at(''));
  expect(screen.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
  expect(document.title).toBe('Lessons · Tenant Scope Lab');
  expect(await screen.findByText(/^0 of \d+ done/)).toBeVisible();
});

test('a lesson’s own heading takes its place, and the focus goes there', async () => {
  const view = render(at(''));
  await screen.findByText(/^0 of \d+ done/);
  view.rerender(at('temp'));
  const heading = screen.getByRole('heading', {
    level: 1,
    name: 'temp: within an invocation, and after it',
  });
  expect(heading).toHaveFocus();
  expect(document.title).toBe('temp: within an invocation, and after it · Tenant Scope Lab');
});

test('a page that could not be fetched says so, and is fetched again when asked', async () => {
  vi.mocked(chunk.loadLessonsPage).mockRejectedValueOnce(new TypeError('offline'));
  render(at(''));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText(/^0 of \d+ done/)).toBeVisible();
});
