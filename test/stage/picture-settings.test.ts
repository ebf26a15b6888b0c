import { describe, expect, it } from 'vitest';
import { OPENING, type Settings } from '../../src/engine/experiment/settings';
import { SETTINGS_TABLE } from '../engine/experiment/settings-table';
import { runOf, storesOf } from './read-picture';

const STORE = { none: 'session', user: 'user', app: 'app', temp: 'temp' } as const;

const CASES = SETTINGS_TABLE.flatMap(({ when, writes, reads, off, on }) =>
  ([['off', off] as const, ['on', on] as const] as const).map(([guard, [outcomes]]) => {
    const [prefix, app, user, collision] = when;
    const settings: Settings = { ...OPENING, prefix, app, user, collision, guard };
    const name = [...when, guard].join(' ');
    return { name, settings, store: STORE[prefix], writes, reads, outcomes: outcomes.split(' ') };
  }),
);

/** Every cell of an event's picture, each with the store that it is in. */
function cellsAt(settings: Settings, index: number): readonly string[] {
  return storesOf(runOf(settings), index).flatMap((line) => {
    const [store = '', ...cells] = line.split(' ');
    return cells.map((cell) => `${store.replace('!', '')} ${cell.replace('+', '')}`);
  });
}

it('looks at all 64', () => {
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(64);
});

describe.each(CASES)('$name', ({ settings, store, writes, reads, outcomes }) => {
  const held = `${store} holds:${writes}/plan=acme-enterprise@acme`;
  const after = store === 'temp' ? `${store} ended:${writes}/plan` : held;

  it('holds the value in exactly one store while it lives, and its ended key from then on', () => {
    const standing = [0, 1, 2, 3, 4, 5].map((index) =>
      cellsAt(settings, index).filter((cell) => !cell.includes('own-empty')),
    );
    expect(standing).toEqual([[held], [after], [after], [after], [after], [after]]);
  });

  it('draws an empty slot for exactly those who look in vain', () => {
    const slots = [1, 2, 3, 4].map((index) =>
      cellsAt(settings, index).filter((cell) => cell.includes('own-empty')),
    );
    const expected = reads.map((key, i) =>
      outcomes[i] === 'missed' || outcomes[i] === 'sees-nothing'
        ? [`${store} own-empty:${key}/plan`]
        : [],
    );
    expect(slots).toEqual(expected);
    expect(cellsAt(settings, 0)).toHaveLength(1);
    expect(cellsAt(settings, 5)).toHaveLength(1);
  });
});
