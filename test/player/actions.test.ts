import { describe, expect, it } from 'vitest';
import { ACTION_NAMES, ACTIONS, actionFor, type ActionName } from '../../src/player/actions';
import { createPlayer } from '../../src/player/player';
import { handClock } from './hand-clock';

const nameOf = (...asked: Parameters<typeof actionFor>) => {
  const action = actionFor(...asked);
  return ACTION_NAMES.find((name) => ACTIONS[name] === action) ?? null;
};

describe('the keys', () => {
  const KEYS: readonly (readonly [key: string, action: ActionName])[] = [
    [' ', 'toggle'],
    ['ArrowRight', 'next'],
    ['PageDown', 'next'],
    ['ArrowLeft', 'previous'],
    ['PageUp', 'previous'],
    ['Home', 'restart'],
    ['r', 'restart'],
    ['R', 'restart'],
    ['+', 'faster'],
    ['-', 'slower'],
    ['?', 'help'],
  ];

  it.each(KEYS)('%j in the player: %s', (key, action) => {
    expect(nameOf(key, 'in-player', true)).toBe(action);
  });

  it.each(KEYS)('%j elsewhere: nothing', (key) => {
    expect(nameOf(key, 'elsewhere', true)).toBeNull();
  });

  it.each<readonly [key: string, action: ActionName | null]>([
    [' ', 'toggle'],
    ['ArrowRight', 'next'],
    ['PageDown', null],
    ['ArrowLeft', 'previous'],
    ['PageUp', null],
    ['Home', null],
    ['r', 'restart'],
    ['R', 'restart'],
    ['+', 'faster'],
    ['-', 'slower'],
    ['?', 'help'],
  ])('%j with the focus nowhere: %s', (key, action) => {
    expect(nameOf(key, 'nowhere-stage-in-view', true)).toBe(action);
  });

  it.each<readonly [key: string, action: ActionName | null]>([
    [' ', 'toggle'],
    ['ArrowRight', 'next'],
    ['PageDown', 'next'],
    ['ArrowLeft', 'previous'],
    ['PageUp', 'previous'],
    ['Home', 'restart'],
    ['r', null],
    ['R', null],
    ['+', null],
    ['-', null],
    ['?', null],
  ])('%j with single characters off: %s', (key, action) => {
    expect(nameOf(key, 'in-player', false)).toBe(action);
  });

  it.each(['a', 'Enter', 'End', 'ArrowUp', 'ArrowDown', 'Escape', 'Tab', '=', '/', '', 'home'])(
    '%j is nobody’s',
    (key) => {
      expect(nameOf(key, 'in-player', true)).toBeNull();
    },
  );
});

/** A player playing at 20 s, 1×, and how often help was asked for. */
function performed(name: ActionName) {
  const player = createPlayer(handClock(), { moments: [5, 15, 25, 35, 45, 55] });
  player.seek(20);
  player.play();
  let helped = 0;
  const openHelp = () => {
    helped += 1;
  };
  ACTIONS[name].perform({ player, openHelp });
  const { playing, speed } = player.store.getState();
  return { t: player.t.get(), playing, speed, helped };
}

describe('the actions', () => {
  it.each<[ActionName, ReturnType<typeof performed>]>([
    ['toggle', { t: 20, playing: false, speed: 1, helped: 0 }],
    ['next', { t: 25, playing: false, speed: 1, helped: 0 }],
    ['previous', { t: 15, playing: false, speed: 1, helped: 0 }],
    ['restart', { t: 0, playing: false, speed: 1, helped: 0 }],
    ['faster', { t: 20, playing: true, speed: 2, helped: 0 }],
    ['slower', { t: 20, playing: true, speed: 0.5, helped: 0 }],
    ['help', { t: 20, playing: true, speed: 1, helped: 1 }],
  ])('%s', (name, result) => {
    expect(performed(name)).toEqual(result);
  });

  it('are these seven, and share no key', () => {
    const keys = ACTION_NAMES.flatMap((name) => ACTIONS[name].keys.map(({ key }) => key));
    expect(ACTION_NAMES).toEqual([
      'toggle',
      'next',
      'previous',
      'restart',
      'faster',
      'slower',
      'help',
    ]);
    expect(new Set(keys).size).toBe(10);
    expect(keys).toHaveLength(10);
  });
});
