import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { region, renderApp } from '../app/render-app';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const line = () => within(region('Replay')).getByRole('status');

/** Lets the page rest for longer than any debounce. */
const rest = () => {
  act(() => {
    vi.advanceTimersByTime(1000);
  });
};

/** Everything that the line came to say, in order. */
function listen() {
  const said: string[] = [];
  const node = line();
  const observer = new MutationObserver(() => {});
  observer.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    for (const { addedNodes } of observer.takeRecords()) {
      for (const added of addedNodes) said.push(added.textContent ?? '');
    }
    return said;
  };
}

test('is polite, and silent at the start', () => {
  renderApp();
  rest();
  expect(line()).toBeEmptyDOMElement();
  expect(line()).not.toHaveAttribute('aria-live', 'assertive');
});

test('speaks each event as the replay passes it, and nothing between them', () => {
  const { player, run } = renderApp();
  const said = listen();
  act(() => {
    player.play();
  });
  for (let quarter = 0; quarter < 240; quarter += 1) {
    run(0.25);
    act(() => {
      vi.advanceTimersByTime(250);
    });
  }
  rest();
  expect(said().filter((text) => text !== '')).toEqual([
    expect.stringMatching(/stores plan under app\|support-agent, with the tenant tag acme/),
    expect.stringMatching(/alice/),
    expect.stringMatching(/alice .*S2/),
    expect.stringMatching(/bob/),
    expect.stringMatching(/^Globex’s alice/),
    expect.stringMatching(/^1 cross-tenant leak/),
  ]);
});

test('speaks only the last event of a fast scrub', () => {
  const { seek } = renderApp();
  const said = listen();
  for (let t = 0; t <= 46; t += 1) {
    seek(t);
    act(() => {
      vi.advanceTimersByTime(10);
    });
  }
  expect(said()).toEqual([]);
  rest();
  expect(said()).toEqual([expect.stringMatching(/^Globex’s alice/)]);
});

test('speaks once, however often the playhead moves on within an event', () => {
  const { seek } = renderApp();
  seek(45);
  rest();
  const said = listen();
  for (const t of [46, 47, 50, 45]) {
    seek(t);
    rest();
  }
  expect(said()).toEqual([]);
});

test('speaks the event of a link', () => {
  renderApp('prefix=temp&t=15');
  rest();
  expect(line()).toHaveTextContent(/temp: value ended with inv-1/);
});

test('falls silent when the playhead goes back to the start', () => {
  const { seek } = renderApp('t=45');
  rest();
  expect(line()).not.toBeEmptyDOMElement();
  seek(0);
  rest();
  expect(line()).toBeEmptyDOMElement();
});
