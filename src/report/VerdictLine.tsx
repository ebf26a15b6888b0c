import type { Verdict } from '../engine/experiment/verdict';
import { messages } from '../messages';
import { Icon } from '../ui/Icon';
import { KeepRoom } from '../ui/KeepRoom';
import { Prose } from '../ui/Prose';
import { VERDICT_TONE } from './verdict-tone';
import styles from './VerdictLine.module.css';

const words = messages.report.verdict;

type VerdictLineProps = {
  readonly verdict: Verdict;
  readonly by: VerdictBy;
  /** The verdicts that other settings give: room is kept for each of them. */
  readonly others: readonly Verdict[];
};

/** By whose rules a verdict is, and whether the contract would give another. */
export type VerdictBy =
  | { readonly kind: 'contract' | 'as-contract' }
  | { readonly kind: 'changed'; readonly contract: Verdict };

/** The verdict in a headline and two sentences, and by whose rules; spoken when it changes. */
export function VerdictLine({ verdict, by, others }: VerdictLineProps) {
  return (
    <KeepRoom
      className={styles['verdict']}
      others={others.map((other) => (
        <Words
          key={words.sentence(other)}
          verdict={other}
          by={{ kind: 'changed', contract: other }}
        />
      ))}
    >
      <div aria-live="polite" aria-atomic="true">
        <Words verdict={verdict} by={by} />
      </div>
    </KeepRoom>
  );
}

function Words({ verdict, by }: { verdict: Verdict; by: VerdictBy }) {
  const tone = VERDICT_TONE[verdict.kind];
  return (
    <div className={styles['words']} data-outcome={tone}>
      <p className={styles['headline']}>
        <Icon name={tone} />
        <b>{words.headline(verdict)}</b>
      </p>
      <p className={styles['sentence']}>
        <Prose text={words.sentence(verdict)} />
      </p>
      <p className={styles['by']} data-changed={by.kind === 'changed' || undefined}>
        {by.kind !== 'changed' ? (
          words.by[by.kind]
        ) : (
          <>
            <span aria-hidden="true">{words.changedSign} </span>
            {words.changed(words.headline(by.contract))}
          </>
        )}
      </p>
    </div>
  );
}
