import { allSettings, OPENING } from '../engine/experiment/settings';
import { experiment } from '../engine/experiment/verdict';
import { pictureOf } from '../stage/scene';
import { wordsOf } from '../stage/sentences';
import { tellingOf } from './telling';

/** Every sentence that the stage can say, whatever the settings. */
function sentences(): readonly string[] {
  return allSettings().flatMap((settings) => {
    const { run, verdict } = experiment(settings);
    return run.events.flatMap(({ index }) => {
      const { coming, stands } = wordsOf(pictureOf(run, index), tellingOf(verdict));
      return [coming.sentence, stands.sentence];
    });
  });
}

const GLOBEX_READ = 4;

/** The globex read with the longest keys, and the longest sentence of all: they set the room. */
export const TALLEST = {
  run: experiment({ ...OPENING, prefix: 'none', app: 'per-tenant', user: 'qualified' }).run,
  event: GLOBEX_READ,
  sentence: sentences().reduce((a, b) => (b.length > a.length ? b : a)),
};
