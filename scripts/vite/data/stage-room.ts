import { experiment } from '../../../src/engine/experiment/experiment';
import { allSettings, CHOICES } from '../../../src/engine/experiment/settings';
import { tellingOf } from '../../../src/experiment/telling';
import { messages } from '../../../src/messages';
import { pictureOf } from '../../../src/stage/picture';
import { wordsOf } from '../../../src/stage/sentences';

const all = CHOICES.service.flatMap((service) =>
  CHOICES.write.flatMap((write) => allSettings({ service, write }).map(experiment)),
);

/** The items with the longest texts, no text twice. */
function longest<T>(items: readonly T[], textOf: (item: T) => string, count: number): readonly T[] {
  return [...new Map(items.map((item) => [textOf(item), item])).values()]
    .toSorted((a, b) => textOf(b).length - textOf(a).length)
    .slice(0, count);
}

/** The longest sentences of the stage, in any run of the experiment. */
export const sentences = longest(
  all.flatMap(({ run, verdict }) =>
    run.events.flatMap(({ index }) => {
      const { coming, stands } = wordsOf(pictureOf(run, index), tellingOf(verdict));
      return [coming.sentence, stands.sentence];
    }),
  ),
  (sentence) => sentence,
  // Enough that the one with the widest letters is among them.
  4,
);

const { headline, reads, isolation, sentence } = messages.report.verdict;
const judged = all.map(({ verdict }) => verdict);

/** The verdicts with the longest words, in their headlines, in each of their sentences and in both. */
export const verdicts = [
  ...new Set(
    [headline, reads, isolation, sentence].flatMap((textOf) => longest(judged, textOf, 2)),
  ),
];
