import { allSettings, OPENING } from '../../src/engine/experiment/settings.ts';
import { experiment } from '../../src/engine/experiment/experiment.ts';

/** Builds, runs and judges the experiment under every setting; how many there are. */
export function allRuns(): number {
  return allSettings(OPENING).map(experiment).length;
}
