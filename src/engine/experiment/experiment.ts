import { RUNTIMES } from '../runtimes';
import { run, type Run } from '../scenario/run';
import { tenantPlanScenario } from './scenario';
import type { Settings } from './settings';
import { verdictOf, type Verdict } from './verdict';

/** Settings, the run that they give, and what it shows. */
export type Experiment = {
  readonly settings: Settings;
  readonly run: Run;
  readonly verdict: Verdict;
};

/** Runs the experiment with these settings and judges the whole of it. */
export function experiment(settings: Settings): Experiment {
  const played = run(tenantPlanScenario(settings), RUNTIMES[settings.service]);
  return { settings, run: played, verdict: verdictOf(settings, played) };
}
