import { describe, expect, it } from 'vitest';
import { createPlayer } from '../../src/player/player';
import { handClock } from './hand-clock';

const SIX = { moments: [5, 15, 25, 35, 45, 55] };

function made() {
  const clock = handClock();
  const player = createPlayer(clock, SIX);
  return { clock, player, state: () => player.store.getState(), t: () => player.t.get() };
}

it('opens at 0, paused, at 1×, before the first event', () => {
  const { state, t, clock } = made();
  expect(t()).toBe(0);
  expect(state()).toEqual({
    timeline: SIX,
    playing: false,
    speed: 1,
    event: -1,
    hovered: null,
    focused: null,
  });
  clock.run(3);
  expect(t()).toBe(0);
});

describe('playing', () => {
  it('takes an inspection second a second at 1×', () => {
    const { player, clock, t, state } = made();
    player.play();
    expect(state().playing).toBe(true);
    expect(t()).toBe(0);
    clock.frame(0.25);
    expect(t()).toBe(0.25);
    clock.run(7);
    expect(t()).toBe(7.25);
  });

  it.each([
    [0.5, 2],
    [1, 4],
    [2, 8],
    [4, 16],
  ] as const)('at %d× takes four seconds to %d', (speed, expected) => {
    const { player, clock, t } = made();
    player.setSpeed(speed);
    player.play();
    clock.run(4);
    expect(t()).toBe(expected);
  });

  it('counts the time before a change of speed at the old speed, the time after at the new', () => {
    const { player, clock, t, state } = made();
    player.play();
    clock.run(4);
    clock.wait(0.25);
    player.setSpeed(4);
    expect(t()).toBe(4.25);
    clock.frame(0.25);
    expect(t()).toBe(5.25);
    player.setSpeed(0.5);
    clock.run(2);
    expect(t()).toBe(6.25);
    expect(state()).toMatchObject({ playing: true, speed: 0.5 });
  });

  it('neither loses nor jumps time while its tab is hidden', () => {
    const { player, clock, t } = made();
    player.play();
    clock.run(3);
    clock.frame(0.75);
    expect(t()).toBe(3);
    clock.frame(3600);
    expect(t()).toBe(3);
    clock.frame(0.5);
    expect(t()).toBe(3.5);
  });

  it('pauses where it is, and plays on from there', () => {
    const { player, clock, t, state } = made();
    player.play();
    clock.run(2);
    player.pause();
    expect(state().playing).toBe(false);
    expect(clock.watchers()).toBe(0);
    clock.run(0.25);
    expect(t()).toBe(2);
    player.play();
    clock.frame(0.25);
    expect(t()).toBe(2.25);
  });

  it('stops at 60', () => {
    const { player, clock, t, state } = made();
    player.seek(59.5);
    player.play();
    clock.run(0.25);
    expect(t()).toBe(59.75);
    clock.run(2);
    expect(t()).toBe(60);
    expect(state()).toMatchObject({ playing: false, event: 5 });
    expect(clock.watchers()).toBe(0);
  });

  it('starts from 0 when played at 60', () => {
    const { player, clock, t, state } = made();
    player.seek(60);
    player.play();
    expect(t()).toBe(0);
    expect(state()).toMatchObject({ playing: true, event: -1 });
    clock.run(1);
    expect(t()).toBe(1);
  });

  it('plays once, however often it is told to', () => {
    const { player, clock, t } = made();
    player.play();
    player.play();
    expect(clock.watchers()).toBe(1);
    clock.run(1);
    expect(t()).toBe(1);
    player.pause();
    player.pause();
    expect(clock.watchers()).toBe(0);
  });

  it('toggles', () => {
    const { player, clock, state } = made();
    player.toggle();
    expect(state().playing).toBe(true);
    player.toggle();
    expect(state().playing).toBe(false);
    expect(clock.watchers()).toBe(0);
  });
});

describe('the speed', () => {
  it('steps and stays at either end', () => {
    const { player, state } = made();
    const steps = ([1, 1, 1, -1, -1, -1, -1] as const).map((by) => {
      player.changeSpeed(by);
      return state().speed;
    });
    expect(steps).toEqual([2, 4, 4, 2, 1, 0.5, 0.5]);
  });

  it('moves nothing while paused', () => {
    const { player, clock, t, state } = made();
    player.seek(20);
    clock.wait(0.25);
    player.setSpeed(4);
    expect(t()).toBe(20);
    expect(state().playing).toBe(false);
  });
});

it('moves only itself: two players of one clock stand side by side', () => {
  const clock = handClock();
  const one = createPlayer(clock, SIX);
  const other = createPlayer(clock, SIX);
  one.play();
  clock.run(6);
  expect([one.t.get(), other.t.get()]).toEqual([6, 0]);
  expect([one.store.getState().event, other.store.getState().event]).toEqual([0, -1]);
});
