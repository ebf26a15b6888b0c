import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { region, renderApp } from '../app/render-app';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The window of jsdom is 768 high. Puts everything on the page at this place in it. */
function layOut(top: number, height: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, top, 800, height),
  );
}

/** Presses a key; false when the page took it for itself. */
const press = (element: Element, key: string) => fireEvent.keyDown(element, { key });

describe('with the focus nowhere', () => {
  test.each([
    ['all of the player in view', 100, 500],
    ['half of it in view, below', 518, 500],
    ['half of it in view, above', -250, 500],
    ['a player that fills the window', -300, 2000],
    ['half the window full of it', 384, 2000],
  ])('%s: the keys act, Home and the Page keys apart', (_, top, height) => {
    const { t, playing, speed } = renderApp('t=20');
    layOut(top, height);
    for (const key of ['PageDown', 'PageUp', 'Home']) expect(press(document.body, key)).toBe(true);
    expect(t()).toBe(20);
    press(document.body, 'ArrowRight');
    expect(t()).toBe(25);
    press(document.body, '+');
    expect(speed()).toBe(2);
    expect(press(document.body, ' ')).toBe(false);
    expect(playing()).toBe(true);
    press(document.documentElement, 'r');
    expect(t()).toBe(0);
  });

  test.each([
    ['less than half of it in view, below', 519, 500],
    ['less than half of it in view, above', -251, 500],
    ['less than half the window full of it', 385, 2000],
    ['a player that is not laid out', 0, 0],
  ])('%s: no key acts', (_, top, height) => {
    const { t, playing } = renderApp('t=20');
    layOut(top, height);
    for (const key of [' ', 'ArrowRight', 'r', '+', '?', 'Home', 'PageDown']) {
      expect(press(document.body, key)).toBe(true);
    }
    expect([t(), playing()]).toEqual([20, false]);
  });
});

test('with the focus elsewhere no key acts, whatever is in view', () => {
  const { t, playing, speed } = renderApp('t=20');
  layOut(100, 500);
  const elsewhere = [
    within(region('Your experiment')).getByRole('radio', { name: 'app:' }),
    within(region('Your experiment')).getByRole('checkbox', { name: /^Tenant guard/ }),
    within(region('Computed data')).getByRole('button', { name: /^bob/ }),
    screen.getByRole('link', { name: 'Experiment' }),
    screen.getByRole('combobox', { name: /Theme/ }),
  ];
  for (const control of elsewhere) {
    for (const key of [' ', 'ArrowRight', 'ArrowLeft', 'r', '+', '-', 'Home', 'PageDown', '?']) {
      expect(press(control, key)).toBe(true);
    }
  }
  expect([t(), playing(), speed()]).toEqual([20, false, 1]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
