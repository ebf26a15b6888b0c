import { formatQuery } from '../../engine/experiment/address';
import type { Settings } from '../../engine/experiment/settings';
import { messages } from '../../messages';
import { realAdkResults } from '../../messages/en/real-adk-results';
import type { RealRun } from './real-run';

const words = realAdkResults.differ;

/** What to report of runs whose two sides differ, as text. */
export function reportOf(runs: readonly RealRun[]): string {
  return runs.map(reportOfOne).join('\n\n');
}

function reportOfOne(run: RealRun): string {
  const address = addressOf(run.settings);
  if (run.kind === 'threw') return words.threwReport(address, run.error);
  const differing = run.comparison.reads
    .filter(({ agree }) => !agree)
    .map(({ read, real, model }) => ({
      reader: messages.terms.reader({ actor: read.step.actor, turn: read.turn }),
      real,
      model,
    }));
  return words.report(run.played.version, address, differing);
}

/** The address at which the page shows the model's side of a setting. */
function addressOf(settings: Settings): string {
  const address = new URL(location.href);
  const shown: Settings = { ...settings, service: 'js-memory' };
  address.hash = `#/?${formatQuery({ settings: shown, t: 0 })}`;
  return address.href;
}
