import { expect, it } from 'vitest';
import { experiment } from '../../src/engine/experiment/experiment';
import { allSettings, OPENING } from '../../src/engine/experiment/settings';
import { TALLEST, VERDICTS } from '../../src/experiment/tallest';
import { tellingOf } from '../../src/experiment/telling';
import { pictureOf } from '../../src/stage/picture';
import { wordsOf } from '../../src/stage/sentences';

it('no sentence of any run is longer than what room is kept for', () => {
  const longest = Math.max(...TALLEST.sentences.map((sentence) => sentence.length));
  const tooLong = allSettings(OPENING).flatMap((settings) => {
    const { run, verdict } = experiment(settings);
    return [-1, 0, 1, 2, 3, 4, 5]
      .map((index) => wordsOf(pictureOf(run, index), tellingOf(verdict)))
      .flatMap(({ coming, stands }) => [coming.sentence, stands.sentence])
      .filter((sentence) => sentence.length > longest);
  });
  expect(tooLong).toEqual([]);
});

it('there are twelve ways to put a verdict into words', () => {
  // Leak, guard: with app: and with user:. Keys: app: once, user: and no prefix at each segment,
  // temp: once. Luck: once.
  expect(VERDICTS).toHaveLength(2 + 2 + 1 + 2 + 3 + 1 + 1);
});
