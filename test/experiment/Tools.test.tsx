import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../app/render-app';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const copy = () => screen.getByRole('button', { name: 'Copy link' });

test('copies a link to what is shown now, and says so', async () => {
  const { user, seek } = renderApp('prefix=user&guard=on');
  seek(45);
  await user.click(copy());
  expect(await screen.findByText(/copied/i)).toBeVisible();
  const link = new URL(await navigator.clipboard.readText());
  expect(link.origin).toBe(location.origin);
  expect(link.hash).toBe('#/?prefix=user&app=shared&user=bare&collision=yes&guard=on&t=45');
});

test('no longer says so after a while, wherever the focus is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = renderApp();
  await user.click(copy());
  expect(await screen.findByText(/copied/i)).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(4000);
  });
  expect(screen.queryByText(/copied/i)).not.toBeInTheDocument();
});

test('says where to take the link from when copying is refused', async () => {
  const { user } = renderApp();
  vi.stubGlobal('navigator', { clipboard: undefined });
  await user.click(copy());
  expect(await screen.findByText(/address bar/)).toBeVisible();
});
