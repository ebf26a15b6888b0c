import { describe, expect, it } from 'vitest';
import { createPlayer } from '../../src/player/player';
import { handClock } from './hand-clock';

const SIX = { moments: [5, 15, 25, 35, 45, 55] };
const THREE = { moments: [5, 30, 55] };

/** A player, and every state that React was told of. */
function watched() {
  const clock = handClock();
  const player = createPlayer(clock, SIX);
  const told: { event: number; playing: boolean }[] = [];
  player.store.subscribe(({ event, playing }) => {
    told.push({ event, playing });
  });
  return { clock, player, told };
}

describe('what React sees', () => {
  it('does not change while the playhead moves between two events', () => {
    const { clock, player, told } = watched();
    player.seek(5);
    player.play();
    told.length = 0;
    clock.run(9.75);
    expect(player.t.get()).toBe(14.75);
    expect(told).toEqual([]);
  });

  it('changes once an event while playing from start to end, and once more at the end', () => {
    const { clock, player, told } = watched();
    player.setSpeed(4);
    player.play();
    told.length = 0;
    clock.run(20);
    expect(told).toEqual([
      { event: 0, playing: true },
      { event: 1, playing: true },
      { event: 2, playing: true },
      { event: 3, playing: true },
      { event: 4, playing: true },
      { event: 5, playing: true },
      { event: 5, playing: false },
    ]);
  });

  it('does not change while scrubbing between two events', () => {
    const { player, told } = watched();
    player.seek(15);
    told.length = 0;
    for (const t of [16, 20.5, 24.9, 15.1, 15]) player.seek(t);
    expect(told).toEqual([]);
  });

  it('is told once of a pointed event, and once of its end', () => {
    const { player, told } = watched();
    player.point('hovered', 3);
    player.point('hovered', 3);
    expect(player.store.getState()).toMatchObject({ hovered: 3, focused: null });
    player.point('focused', 2);
    player.point('hovered', null);
    player.point('hovered', null);
    expect(player.store.getState()).toMatchObject({ hovered: null, focused: 2 });
    expect(told).toHaveLength(3);
  });
});

describe('loading another timeline', () => {
  it('stands at the given time, paused, with nothing pointed at and the speed kept', () => {
    const { clock, player } = watched();
    player.setSpeed(2);
    player.seek(45);
    player.point('hovered', 4);
    player.play();
    player.load(THREE, 31);
    expect(player.t.get()).toBe(31);
    expect(player.store.getState()).toEqual({
      timeline: THREE,
      playing: false,
      speed: 2,
      event: 1,
      hovered: null,
      focused: null,
    });
    expect(clock.watchers()).toBe(0);
    clock.run(2);
    expect(player.t.get()).toBe(31);
  });

  it('rewinds', () => {
    const { player } = watched();
    player.seek(45);
    player.load(SIX, 0);
    expect(player.t.get()).toBe(0);
    expect(player.store.getState().event).toBe(-1);
  });

  it('is stepped by its own moments', () => {
    const { player } = watched();
    player.load(THREE, 31);
    player.previous();
    expect(player.t.get()).toBe(30);
    player.next();
    expect(player.t.get()).toBe(55);
  });

  it.each([
    [-1, 0],
    [61, 60],
  ])('at %d s begins at %d', (at, expected) => {
    const { player } = watched();
    player.load(THREE, at);
    expect(player.t.get()).toBe(expected);
  });
});
