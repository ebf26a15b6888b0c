import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wiresBetween, type Places } from '../../src/stage/geometry';
import { linesMeet } from './crossing';

const at = (x: number, y: number) => ({ x, y });

describe('the measure used here', () => {
  it.each([
    ['cross', [at(0, 0), at(10, 10)], [at(0, 10), at(10, 0)], true],
    ['touch at an end', [at(0, 0), at(10, 0)], [at(5, 0), at(5, 9)], true],
    ['lie on each other', [at(0, 0), at(10, 0)], [at(5, 0), at(20, 0)], true],
    ['cross at a later leg', [at(0, 0), at(0, 9), at(9, 9)], [at(5, 0), at(5, 20)], true],
    ['run side by side', [at(0, 0), at(10, 0)], [at(0, 1), at(10, 1)], false],
    ['follow each other on one line', [at(0, 0), at(4, 0)], [at(5, 0), at(9, 0)], false],
    ['end short of each other', [at(0, 0), at(10, 0)], [at(5, 1), at(5, 9)], false],
  ])('lines that %s', (_, one, other, meet) => {
    expect(linesMeet(one, other)).toBe(meet);
    expect(linesMeet(other, one)).toBe(meet);
  });
});

/** The stage at its usual size, with a reader and a looked-at cell at these heights. */
function places(readerY: number, targetY: number, guarded: boolean): Places {
  return {
    reader: { left: 20, right: 220, top: readerY - 22, bottom: readerY + 22 },
    key: { left: 300, right: 640, top: 160, bottom: 280 },
    target: { left: 760, right: 960, top: targetY - 20, bottom: targetY + 20 },
    service: { left: 730, right: 980, top: 20, bottom: 420 },
    guard: guarded ? { left: 716, right: 726, top: 20, bottom: 420 } : null,
    lane: 440,
  };
}

function crossings(stage: Places, refused: boolean): readonly string[] {
  const { toKey, toStore, toGuard, home } = wiresBetween(stage, refused);
  const asks = { toKey, toStore };
  const answers = { toGuard, home };
  return Object.entries(asks).flatMap(([ask, line]) =>
    Object.entries(answers)
      .filter(([, answer]) => linesMeet(line, answer))
      .map(([answer]) => `${ask} × ${answer}`),
  );
}

describe('request and answer never cross', () => {
  it.each([
    ['a reader above its key, a store above', 60, 60],
    ['a reader above its key, a store below', 60, 380],
    ['a reader below its key, a store above', 380, 60],
    ['a reader below its key, a store below', 380, 380],
    ['a reader and a store beside the key', 178, 178],
    ['a reader a little below the key', 186, 178],
    ['a reader a little above the key', 170, 178],
  ])('for %s', (_, readerY, targetY) => {
    expect(crossings(places(readerY, targetY, false), false)).toEqual([]);
    expect(crossings(places(readerY, targetY, true), false)).toEqual([]);
    expect(crossings(places(readerY, targetY, true), true)).toEqual([]);
  });

  it('wherever the reader and the store are', () => {
    const height = fc.integer({ min: 40, max: 410 });
    fc.assert(
      fc.property(
        height,
        height,
        fc.boolean(),
        fc.boolean(),
        (readerY, targetY, guard, refused) => {
          expect(crossings(places(readerY, targetY, guard), guard && refused)).toEqual([]);
        },
      ),
    );
  });
});
