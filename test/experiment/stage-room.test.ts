import { sentences, verdicts } from 'virtual:stage-room';
import { describe, expect, it } from 'vitest';
import { experiment } from '../../src/engine/experiment/experiment';
import { allSettings, CHOICES } from '../../src/engine/experiment/settings';
import { tellingOf } from '../../src/experiment/telling';
import { messages } from '../../src/messages';
import { pictureOf } from '../../src/stage/picture';
import { wordsOf } from '../../src/stage/sentences';

const lengthOf = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));

describe.each(CHOICES.service)('on %s', (service) => {
  const all = CHOICES.write.flatMap((write) => allSettings({ service, write }).map(experiment));

  it('no sentence of any run is longer than what room is kept for', () => {
    const said = all.flatMap(({ run, verdict }) =>
      [-1, 0, 1, 2, 3, 4, 5]
        .map((index) => wordsOf(pictureOf(run, index), tellingOf(verdict)))
        .flatMap(({ coming, stands }) => [coming.sentence, stands.sentence]),
    );
    expect(lengthOf(said)).toBeLessThanOrEqual(lengthOf(sentences));
  });

  it.each(['headline', 'reads', 'isolation', 'sentence'] as const)(
    'no verdict has a longer %s than those that room is kept for',
    (part) => {
      const said = messages.report.verdict[part];
      expect(lengthOf(all.map(({ verdict }) => said(verdict)))).toBeLessThanOrEqual(
        lengthOf(verdicts.map(said)),
      );
    },
  );
});
