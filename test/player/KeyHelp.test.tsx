import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { preferences, setSingleKeys } from '../../src/app/preferences';
import { renderApp, transport } from '../app/render-app';

afterEach(() => {
  setSingleKeys(true);
});

async function opened() {
  const page = renderApp('t=20');
  await page.user.click(screen.getByRole('button', { name: 'Shortcuts' }));
  return { ...page, sheet: within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })) };
}

describe('the help sheet', () => {
  test('lists every key with what it does', async () => {
    const { sheet } = await opened();
    const rows = sheet
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    expect(rows).toEqual([
      ['Key', 'Action'],
      ['Space', 'Play or pause'],
      ['→ or Page Down', 'Next event'],
      ['← or Page Up', 'Previous event'],
      ['Home or R', 'Restart'],
      ['+', 'Faster'],
      ['−', 'Slower'],
      ['?', 'This sheet'],
    ]);
  });

  test('opens and closes', async () => {
    const { user, sheet } = await opened();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Shortcuts' }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('opens again after the browser has closed it, as with Escape', async () => {
    const { user } = await opened();
    screen.getByRole<HTMLDialogElement>('dialog').close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Shortcuts' }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('keys that are a single character', () => {
  test('can be switched off, and on again, for good', async () => {
    const { user, sheet, t, playing, speed } = await opened();
    const box = sheet.getByRole('checkbox');
    expect(box).toBeChecked();
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(localStorage.getItem('tsl.single-keys')).toBe('off');
    await user.click(sheet.getByRole('button', { name: 'Close' }));

    const play = transport().getByRole('button', { name: 'Play' });
    for (const key of ['r', 'R', '+', '-', '?']) fireEvent.keyDown(play, { key });
    expect([t(), speed()]).toEqual([20, 1]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.keyDown(play, { key: 'ArrowRight' });
    fireEvent.keyDown(transport().getByRole('slider'), { key: ' ' });
    expect([t(), playing()]).toEqual([25, true]);

    await user.click(screen.getByRole('button', { name: 'Shortcuts' }));
    await user.click(screen.getByRole('checkbox', { name: /single/ }));
    expect(localStorage.getItem('tsl.single-keys')).toBe('on');
    expect(preferences.getState().singleKeys).toBe(true);
  });
});
