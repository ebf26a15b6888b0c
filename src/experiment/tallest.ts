import { allSettings, OPENING } from '../engine/experiment/settings';
import { experiment } from '../engine/experiment/experiment';
import { messages } from '../messages';
import { pictureOf } from '../stage/picture';
import { wordsOf } from '../stage/sentences';
import { tellingOf } from './telling';

const GLOBEX_READ = 4;
const VERDICT = 5;

/** Enough of the longest that the one with the widest letters is among them. */
const LONGEST = 4;

const all = allSettings(OPENING).map(experiment);

function longest(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted((a, b) => b.length - a.length).slice(0, LONGEST);
}

/** The run with the longest keys, its fullest pictures, and the longest sentences of all settings. */
export const TALLEST = {
  run: experiment({ ...OPENING, prefix: 'none', app: 'per-tenant', user: 'qualified' }).run,
  events: [GLOBEX_READ, VERDICT],
  sentences: longest(
    all.flatMap(({ run, verdict }) =>
      run.events.flatMap(({ index }) => {
        const { coming, stands } = wordsOf(pictureOf(run, index), tellingOf(verdict));
        return [coming.sentence, stands.sentence];
      }),
    ),
  ),
};

/** A verdict for each way that it can be put into words. */
export const VERDICTS = [
  ...new Map(
    all.map(({ verdict }) => {
      const { headline, sentence } = messages.report.verdict;
      return [headline(verdict) + sentence(verdict), verdict];
    }),
  ).values(),
];
