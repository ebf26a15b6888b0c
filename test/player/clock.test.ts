import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClock } from '../../src/player/clock';

/** The frames asked for and not yet drawn, by id. */
const asked = new Map<number, () => void>();
let lastId = 0;

beforeEach(() => {
  asked.clear();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    lastId += 1;
    asked.set(lastId, draw);
    return lastId;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => asked.delete(id));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function drawFrame(): void {
  const drawn = [...asked.values()];
  asked.clear();
  for (const draw of drawn) draw();
}

it('calls back once a frame until it is stopped', () => {
  const tick = vi.fn<() => void>();
  const stop = browserClock.onFrame(tick);
  expect(tick).not.toHaveBeenCalled();
  drawFrame();
  drawFrame();
  expect(tick).toHaveBeenCalledTimes(2);
  stop();
  drawFrame();
  expect(tick).toHaveBeenCalledTimes(2);
});

it('can be stopped from within a frame', () => {
  const tick = vi.fn<() => void>(() => {
    stop();
  });
  const stop = browserClock.onFrame(tick);
  drawFrame();
  drawFrame();
  expect(tick).toHaveBeenCalledTimes(1);
  expect(asked.size).toBe(0);
});

it('tells seconds', () => {
  vi.spyOn(performance, 'now').mockReturnValue(2500);
  expect(browserClock.now()).toBe(2.5);
});
