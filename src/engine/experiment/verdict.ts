import type { Scope, SegmentName } from '../state-key';
import { RUNTIMES } from '../runtimes';
import { readsOf, run, type ReadEvent, type Run } from '../scenario/run';
import type { Put } from '../service/operation';
import type { Tenant } from '../service/values';
import { tenantPlanScenario } from './scenario';
import { writeScope, type Settings } from './settings';

/** How many of the four reads came out which way. */
export type Tally = {
  readonly served: number;
  readonly missed: number;
  readonly leaks: number;
  readonly blocked: number;
};

/** Whether the acme readers got the plan; the scope of the write, and what became of it, is the reason. */
export type ReadsVerdict = {
  readonly kind: 'all' | 'some' | 'none';
  readonly served: number;
  readonly of: number;
  readonly scope: Scope;
  readonly put: Put;
};

/** Whether the plan stayed within acme, and what kept it there. */
export type IsolationVerdict =
  | { readonly kind: 'leak'; readonly scope: Scope }
  | { readonly kind: 'kept-by-guard'; readonly tag: Tenant | null }
  | { readonly kind: 'kept-by-luck'; readonly differs: SegmentName }
  | { readonly kind: 'kept-by-keys'; readonly differs: SegmentName }
  /** No store ever held the plan. */
  | { readonly kind: 'never-stored' };

export type Verdict = {
  readonly tally: Tally;
  readonly reads: ReadsVerdict;
  readonly isolation: IsolationVerdict;
  /**
   * The whole in one word. The two that are right: all acme reads are served and nothing leaks, kept
   * by the keys or by the guard.
   */
  readonly kind: 'leak' | 'luck' | 'loss' | 'right-by-keys' | 'right-by-guard';
};

/** Judges the whole of a run that these settings gave. */
export function verdictOf(settings: Settings, played: Run): Verdict {
  const tally = tallyOf(played);
  const reads: ReadsVerdict = {
    kind: tally.missed === 0 ? 'all' : tally.served === 0 ? 'none' : 'some',
    served: tally.served,
    of: tally.served + tally.missed,
    scope: writeScope(settings),
    put: putOf(played),
  };
  const isolation = isolationOf(settings, played);
  return { tally, reads, isolation, kind: kindOf(reads, isolation) };
}

/** What became of the plan: every reader asks about the one write. */
function putOf(played: Run): Put {
  const [read] = readsOf(played);
  if (read === undefined) throw new RangeError('a run of the experiment has reads');
  return read.put;
}

function kindOf(reads: ReadsVerdict, isolation: IsolationVerdict): Verdict['kind'] {
  if (isolation.kind === 'leak') return 'leak';
  if (isolation.kind === 'kept-by-luck') return 'luck';
  if (reads.kind !== 'all') return 'loss';
  return isolation.kind === 'kept-by-guard' ? 'right-by-guard' : 'right-by-keys';
}

function tallyOf(played: Run): Tally {
  const count = (outcome: ReadEvent['judgement']['outcome']) =>
    readsOf(played).filter((read) => read.judgement.outcome === outcome).length;
  return {
    served: count('served'),
    missed: count('missed'),
    leaks: count('leak'),
    blocked: count('blocked'),
  };
}

function isolationOf(settings: Settings, played: Run): IsolationVerdict {
  const judgements = readsOf(played).map((read) => read.judgement);
  if (judgements.some(({ outcome }) => outcome === 'leak')) {
    return { kind: 'leak', scope: writeScope(settings) };
  }
  for (const judgement of judgements) {
    if (judgement.outcome === 'blocked') return { kind: 'kept-by-guard', tag: judgement.tag };
    if (judgement.outcome !== 'sees-nothing') continue;
    if (judgement.why.kind === 'never-stored') return { kind: 'never-stored' };
    if (judgement.why.kind === 'other-key') {
      const { differs } = judgement.why;
      return { kind: leaksOnceNamesCollide(settings) ? 'kept-by-luck' : 'kept-by-keys', differs };
    }
  }
  throw new RangeError(
    'the globex reader leaks, is blocked, looks under another key, or for what was never stored',
  );
}

/** Whether the same keys would leak, were the guard off and a globex alice there. */
function leaksOnceNamesCollide(settings: Settings): boolean {
  const unlucky = run(
    tenantPlanScenario({ ...settings, collision: 'yes', guard: 'off' }),
    RUNTIMES[settings.service],
  );
  return tallyOf(unlucky).leaks > 0;
}
