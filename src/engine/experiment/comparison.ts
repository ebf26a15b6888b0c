import { RUNTIMES } from '../runtimes';
import { differs } from '../runtimes/value-of';
import { readsOf, type ReadEvent } from '../scenario/run';
import type { RuleName } from '../service/rules';
import { isSharedScope } from '../state-key';
import { experiment, type Experiment } from './experiment';
import { writeScope, type Settings } from './settings';

/** The rules by which a session service can treat the one write of the experiment in its own way. */
export type WriteRule = Extract<
  RuleName,
  | 'initialPrefixed'
  | 'initialTemp'
  | 'appendStores'
  | 'objectAfterAppend'
  | 'tempOnObject'
  | 'tempInHistory'
>;

/** One reader on the chosen session service, and the same reader by the contract. */
export type ReadPair = {
  readonly here: ReadEvent;
  readonly byContract: ReadEvent;
  readonly differs: boolean;
};

/** A run on a session service beside the same run by the documented contract. */
export type Comparison = {
  readonly contract: Experiment;
  /** The rules that show at work in this run because they differ. */
  readonly rules: readonly WriteRule[];
  readonly reads: readonly ReadPair[];
  /** True when any read comes out otherwise. */
  readonly changed: boolean;
};

/** Sets an experiment beside the contract's; null when it is the contract's. */
export function comparedWithContract({ settings, run }: Experiment): Comparison | null {
  if (settings.service === 'contract') return null;
  const other = experiment({ ...settings, service: 'contract' });
  const theirs = readsOf(other.run);
  const reads = readsOf(run).flatMap((here, i): readonly ReadPair[] => {
    const byContract = theirs[i];
    if (byContract === undefined) return [];
    return [{ here, byContract, differs: here.judgement.outcome !== byContract.judgement.outcome }];
  });
  return {
    contract: other,
    rules: rulesAtWork(settings),
    reads,
    changed: reads.some((pair) => pair.differs),
  };
}

/**
 * The rules that the write of these settings meets, and that differ from the contract's. What a
 * service does otherwise elsewhere (to events, lists, other objects) does not show in this run.
 */
function rulesAtWork(settings: Settings): readonly WriteRule[] {
  return metBy(settings).filter((rule) => differs(settings.service, rule));
}

function metBy(settings: Settings): readonly WriteRule[] {
  const scope = writeScope(settings);
  switch (settings.write) {
    case 'initial-state':
      if (isSharedScope(scope)) return ['initialPrefixed'];
      return scope === 'temp' ? ['initialTemp'] : [];
    case 'context':
    case 'run-delta': {
      if (scope !== 'temp') return [];
      // Merged or not, the object keeps its temp: keys; only a reload takes them.
      const reloads = RUNTIMES[settings.service].objectAfterAppend === 'reloaded';
      return [
        'appendStores',
        ...(reloads ? (['objectAfterAppend'] as const) : []),
        // A context has written to the object itself, whatever becomes of the delta.
        ...(settings.write === 'run-delta' ? (['tempOnObject'] as const) : []),
        'tempInHistory',
      ];
    }
    case 'assignment':
      return [];
  }
}
