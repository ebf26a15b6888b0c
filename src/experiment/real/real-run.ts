import { experiment } from '../../engine/experiment/experiment';
import { allSettings, CHOICES, type Settings } from '../../engine/experiment/settings';
import { compare, type Comparison } from '../../real-adk/compare';
import { playOnAdk, type AdkRun } from '../../real-adk/play';

/** A setting on the real service, beside the model by the rules of that service. */
export type RealRun =
  | {
      readonly kind: 'ran';
      readonly settings: Settings;
      readonly played: AdkRun;
      readonly comparison: Comparison;
      /** How long the real service took, in milliseconds. */
      readonly ms: number;
    }
  /** The real service gave an error. */
  | { readonly kind: 'threw'; readonly settings: Settings; readonly error: string };

/** What there is to check: the guard changes nothing that the real service does. */
export const CHECKED: readonly Settings[] = CHOICES.write.flatMap((write) =>
  allSettings({ service: 'js-memory', write }).filter(({ guard }) => guard === 'off'),
);

/** Performs a setting's scenario on the real service and on the model, by the rules of that service. */
export async function realRun(settings: Settings): Promise<RealRun> {
  const { run } = experiment({ ...settings, service: 'js-memory' });
  const start = performance.now();
  let played: AdkRun;
  try {
    played = await playOnAdk(run.scenario);
  } catch (error) {
    return { kind: 'threw', settings, error: String(error) };
  }
  const ms = performance.now() - start;
  return { kind: 'ran', settings, played, comparison: compare(run, played), ms };
}

/** Performs many settings, one after another. */
export async function realRuns(all: readonly Settings[]): Promise<readonly RealRun[]> {
  const runs: RealRun[] = [];
  for (const settings of all) runs.push(await realRun(settings));
  return runs;
}

/** Whether the real service and the model agree on a whole run. */
export function agrees(run: RealRun): boolean {
  return run.kind === 'ran' && run.comparison.agree;
}
