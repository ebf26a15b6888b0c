import { describe, expect, it } from 'vitest';
import { createPlayer, type Player } from '../../src/player/player';
import { handClock } from './hand-clock';

const SIX = { moments: [5, 15, 25, 35, 45, 55] };

function made() {
  const clock = handClock();
  const player = createPlayer(clock, SIX);
  return { clock, player, state: () => player.store.getState(), t: () => player.t.get() };
}

/** The times that a step leads to, one after the other. */
function steps(player: Player, step: () => void, count: number): readonly number[] {
  return Array.from({ length: count }, () => {
    step();
    return player.t.get();
  });
}

describe('steps', () => {
  it('forward lead from moment to moment, and after the last to 60', () => {
    const { player } = made();
    expect(steps(player, player.next, 8)).toEqual([5, 15, 25, 35, 45, 55, 60, 60]);
  });

  it('back lead from 60 to 55 and 45, and before the first to 0', () => {
    const { player } = made();
    player.seek(60);
    expect(steps(player, player.previous, 8)).toEqual([55, 45, 35, 25, 15, 5, 0, 0]);
  });

  it.each([
    [20, 15, 25],
    [44.9, 35, 45],
    [57, 55, 60],
    [3, 0, 5],
  ])('from %d s lead back to %d and on to %d', (from, previous, next) => {
    const { player, t } = made();
    player.seek(from);
    player.previous();
    expect(t()).toBe(previous);
    player.seek(from);
    player.next();
    expect(t()).toBe(next);
  });

  it('back while playing begin where the playhead is, not where it was', () => {
    const { player, clock, t } = made();
    player.seek(14);
    player.play();
    clock.run(2);
    player.previous();
    expect(t()).toBe(15);
  });
});

describe('pausing', () => {
  it.each<[name: string, move: (player: Player) => void, to: number]>([
    ['next', (player) => player.next(), 25],
    ['previous', (player) => player.previous(), 15],
    ['restart', (player) => player.restart(), 0],
    ['a seek', (player) => player.seek(33.3), 33.3],
  ])('%s', (_, move, to) => {
    const { player, clock, t, state } = made();
    player.seek(20);
    player.play();
    move(player);
    expect(t()).toBe(to);
    expect(state().playing).toBe(false);
    expect(clock.watchers()).toBe(0);
  });
});

it.each([
  [-5, 0],
  [75, 60],
  [Number.NaN, 0],
])('a seek to %d ends at %d', (to, expected) => {
  const { player, t } = made();
  player.seek(30);
  player.seek(to);
  expect(t()).toBe(expected);
});

describe('the current event is the last whose moment has come', () => {
  const CASES = [
    [0, -1],
    [4.9, -1],
    [5, 0],
    [14.9, 0],
    [15, 1],
    [44.9, 3],
    [45, 4],
    [55, 5],
    [60, 5],
  ] as const;

  it.each(CASES)('scrubbed forward to %d s', (to, event) => {
    const { player, state } = made();
    player.seek(to);
    expect(state().event).toBe(event);
  });

  it.each(CASES)('scrubbed back to %d s', (to, event) => {
    const { player, state } = made();
    player.seek(60);
    player.seek(to);
    expect(state().event).toBe(event);
  });

  it('stands before the motion does, so that what is drawn from it is there', () => {
    const { player, state } = made();
    const seen: (readonly [number, number])[] = [];
    player.t.on('change', (t) => {
      seen.push([t, state().event]);
    });
    player.seek(45);
    player.seek(20);
    player.seek(0);
    expect(seen).toEqual([
      [45, 4],
      [20, 1],
      [0, -1],
    ]);
  });
});
