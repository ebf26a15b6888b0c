import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderApp, transport } from '../app/render-app';

/** The page at 20 s and 1×, with the focus in the player, on nothing of its own. */
async function inPlayer() {
  const page = renderApp('t=20');
  await page.user.click(screen.getByRole('link', { name: /^Skip/ }));
  const player = document.activeElement ?? document.body;
  expect(player).not.toBe(document.body);
  return { ...page, root: player };
}

let page: Awaited<ReturnType<typeof inPlayer>>;

describe('with the focus in the player', () => {
  beforeEach(async () => {
    page = await inPlayer();
  });

  test('the keys act', async () => {
    const { user, t, playing, speed } = page;
    await user.keyboard(' ');
    expect(playing()).toBe(true);
    await user.keyboard(' ');
    expect(playing()).toBe(false);
    const times: number[] = [];
    for (const key of ['{ArrowRight}', '{PageDown}', '{ArrowLeft}', '{PageUp}', '{Home}']) {
      await user.keyboard(key);
      times.push(t());
    }
    expect(times).toEqual([25, 35, 25, 15, 0]);
    await user.keyboard('{ArrowRight}r');
    expect(t()).toBe(0);
    await user.keyboard('{ArrowRight}R');
    expect(t()).toBe(0);
    await user.keyboard('++');
    expect(speed()).toBe(4);
    await user.keyboard('-');
    expect(speed()).toBe(2);
  });

  test('a key that acts does nothing else, such as scrolling', () => {
    for (const key of [' ', 'PageDown', 'Home', 'ArrowRight']) {
      expect(fireEvent.keyDown(page.root, { key })).toBe(false);
    }
    expect(fireEvent.keyDown(page.root, { key: 'ArrowDown' })).toBe(true);
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'])('no key acts with %s', (modifier) => {
    const { root, t, playing, speed } = page;
    for (const key of [' ', 'ArrowRight', 'ArrowLeft', 'PageDown', 'Home', 'r', '+', '-', '?']) {
      expect(fireEvent.keyDown(root, { key, [modifier]: true })).toBe(true);
    }
    expect([t(), playing(), speed()]).toEqual([20, false, 1]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a held space plays once', () => {
    fireEvent.keyDown(page.root, { key: ' ' });
    expect(fireEvent.keyDown(page.root, { key: ' ', repeat: true })).toBe(false);
    expect(page.playing()).toBe(true);
  });

  test('with Shift only the signs act, and nothing while text is composed', () => {
    const { root, t, playing, speed } = page;
    for (const key of [' ', 'ArrowRight', 'PageDown', 'Home']) {
      expect(fireEvent.keyDown(root, { key, shiftKey: true })).toBe(true);
    }
    expect(fireEvent.keyDown(root, { key: 'ArrowRight', isComposing: true })).toBe(true);
    expect([t(), playing()]).toEqual([20, false]);
    fireEvent.keyDown(root, { key: '+', shiftKey: true });
    expect(speed()).toBe(2);
  });

  test('a key that somebody else has used is left alone', () => {
    const event = createEvent.keyDown(page.root, { key: 'ArrowRight' });
    event.preventDefault();
    fireEvent(page.root, event);
    expect(page.t()).toBe(20);
  });

  test('no key acts behind the help sheet', async () => {
    const { user, t } = page;
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: /^Keyboard shortcuts/ })).toBeVisible();
    fireEvent.keyDown(page.root, { key: 'ArrowRight' });
    expect(t()).toBe(20);
  });
});

describe('the focused control keeps its own keys', () => {
  test('the time slider: arrows, Home, End and Page keys; the others act', () => {
    const { t, playing, speed } = renderApp('t=20');
    const slider = transport().getByRole('slider');
    for (const key of ['ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End']) {
      expect(fireEvent.keyDown(slider, { key })).toBe(true);
    }
    expect(t()).toBe(20);
    fireEvent.keyDown(slider, { key: ' ' });
    expect(playing()).toBe(true);
    fireEvent.keyDown(slider, { key: '+' });
    expect(speed()).toBe(2);
  });

  test('the speed: every key', () => {
    const { t, playing, speed } = renderApp('t=20');
    const select = transport().getByRole('combobox');
    for (const key of [' ', 'ArrowRight', 'PageDown', 'Home', 'r', '+', '-', '?']) {
      expect(fireEvent.keyDown(select, { key })).toBe(true);
    }
    expect([t(), playing(), speed()]).toEqual([20, false, 1]);
  });

  test('a button: space, which presses it and nothing else; the others act', async () => {
    const { user, t, playing } = renderApp('t=20');
    transport().getByRole('button', { name: 'Next event' }).focus();
    await user.keyboard(' ');
    expect([t(), playing()]).toEqual([25, false]);
    await user.keyboard('{ArrowRight}');
    expect(t()).toBe(35);
    transport().getByRole('button', { name: 'Play' }).focus();
    await user.keyboard(' ');
    expect(playing()).toBe(true);
    await user.keyboard(' ');
    expect(playing()).toBe(false);
  });
});
