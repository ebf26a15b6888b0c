import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { OPENING } from '../../src/engine/experiment/settings';
import { CodePanel } from '../../src/experiment/code/CodePanel';
import * as chunk from '../../src/experiment/code/load';

vi.mock(import('../../src/experiment/code/load'), { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(settings = OPENING) {
  const user = userEvent.setup();
  const view = render(<CodePanel settings={settings} />);
  await user.click(screen.getByText('This setting as code'));
  return { user, view };
}

const source = () => screen.getByRole('tabpanel');

test('closed, it has loaded nothing; opened, it shows Java', async () => {
  const load = vi.mocked(chunk.loadCodeView).mockClear();
  render(<CodePanel settings={OPENING} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('This setting as code'));
  expect(await screen.findByRole('tabpanel', { name: 'Java' })).toHaveTextContent(
    '.appName("support-agent")',
  );
  expect(load).toHaveBeenCalledTimes(1);
});

test('the arrow keys choose a language, and one tab is a stop for the Tab key', async () => {
  const { user } = await open();
  const tabs = within(await screen.findByRole('tablist', { name: 'Language' })).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Java', 'Python', 'TypeScript', 'Go']);
  const [java, python, , go] = tabs;
  java?.focus();
  await user.keyboard('{ArrowRight}');
  expect(python).toHaveFocus();
  expect(python).toHaveAttribute('aria-selected', 'true');
  expect(source()).toHaveTextContent('def runner_for(tenant: str) -> Runner:');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(go).toHaveFocus();
  expect(source()).toHaveTextContent('func runnerFor(tenant string)');
  await user.keyboard('{Home}');
  expect(java).toHaveFocus();
  await user.keyboard('{End}');
  expect(go).toHaveFocus();
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, -1, -1, 0]);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  await user.tab();
  expect(source()).toHaveFocus();
});

test('another setting is another code, in the language chosen before', async () => {
  const { user, view } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Go' }));
  view.rerender(<CodePanel settings={{ ...OPENING, prefix: 'user', guard: 'on' }} />);
  expect(source()).toHaveTextContent('if stored["tenant"] != t.tenant {');
  const marks = [...source().querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['"user:plan"', '"user:plan"']);
});

test('copies what it shows', async () => {
  const { user, view } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Python' }));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(source().textContent);
  view.rerender(<CodePanel settings={{ ...OPENING, prefix: 'user' }} />);
  expect(screen.queryByText('Copied.')).not.toBeInTheDocument();
});

test('says so when copying is refused', async () => {
  const { user } = await open();
  vi.stubGlobal('navigator', { clipboard: undefined });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/^Copying was refused/)).toBeVisible();
});

test('a failed load is one line and a button that tries again', async () => {
  vi.mocked(chunk.loadCodeView).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The code could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('tabpanel', { name: 'Java' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
