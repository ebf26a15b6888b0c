import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LESSON_NAMES } from '../../src/engine/lesson/list';
import { LessonsPage } from '../../src/lessons/LessonsPage';
import * as lessons from '../../src/lessons/load';
import { SingleKeysProvider } from '../../src/player/SingleKeys';
import { recordingBar } from '../experiment/recording-bar';
import { handClock } from '../player/hand-clock';
import { memory } from './memory';

vi.mock(import('../../src/lessons/load'), { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
});

function renderPage(within = '', storage = memory(), query = '') {
  return render(
    <SingleKeysProvider value={{ on: true, change: () => {} }}>
      <LessonsPage
        route={{ within, query }}
        bar={recordingBar().bar}
        clock={handClock()}
        storage={storage}
      />
    </SingleKeysProvider>,
  );
}

test('every lesson has its title, its time and a link, in order', () => {
  renderPage();
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(LESSON_NAMES.length);
  expect(links[0]).toHaveAttribute('href', '#/lessons/two-sessions-one-user');
  expect(links[0]).toHaveTextContent('1Two sessions, one user');
  expect(links[0]).toHaveTextContent('10 min');
  expect(screen.getByRole('link', { name: /Before production/ })).toHaveAttribute(
    'href',
    '#/lessons/before-production',
  );
});

test('an unknown lesson opens the list and says so', async () => {
  renderPage('no `such` lesson');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'There is no lesson no ⟨U+0060⟩such⟨U+0060⟩ lesson. These are the lessons that there are.',
  );
  expect(screen.getAllByRole('link')).toHaveLength(LESSON_NAMES.length);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what the list’s address says that nothing reads is named', () => {
  renderPage('', memory(), 'part=run&q=1');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'There is no part in this page’s address; it was passed over.There is no q in',
  );
});

test.each(['constructor', '__proto__', 'toString'])('%s is no lesson', (name) => {
  renderPage(name);
  expect(screen.getByRole('alert')).toHaveTextContent(`There is no lesson ${name}.`);
});

test('what was done is shown, and forgotten when asked', async () => {
  const storage = memory();
  storage.remember('tsl.lessons.answers', '{"temp/a/b":[],"ids-that-lie/a/b":[]}');
  storage.remember('tsl.lessons.done', '["temp"]');
  renderPage('', storage);
  expect(screen.getByText(/^1 of \d+ done/)).toBeVisible();
  expect(screen.getByRole('link', { name: /temp: within/ })).toHaveTextContent('done');
  expect(screen.getByRole('link', { name: /Ids that lie/ })).toHaveTextContent('begun');
  await userEvent.click(screen.getByRole('button', { name: 'Forget what I did' }));
  expect(screen.getByText(/^0 of \d+ done/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Forgotten.');
  expect(screen.queryByRole('button', { name: 'Forget what I did' })).not.toBeInTheDocument();
  expect(storage.recall('tsl.lessons.done')).toBe('[]');
});

test('a lesson is fetched when it is opened', async () => {
  renderPage('monday-and-tuesday');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the lesson …');
  expect(await screen.findByRole('form', { name: /Which of the four/ })).toBeVisible();
});

test('a lesson that could not be fetched says so, and is fetched again when asked', async () => {
  vi.mocked(lessons.loadLesson).mockRejectedValueOnce(new TypeError('offline'));
  renderPage('monday-and-tuesday');
  expect(await screen.findByRole('alert')).toHaveTextContent('The lesson could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toContainElement(
    await screen.findByRole('form', { name: /Which of the four/ }),
  );
});
