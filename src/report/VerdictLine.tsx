import type { Verdict } from '../engine/experiment/verdict';
import { messages } from '../messages';
import { Icon } from '../ui/Icon';
import { KeepRoom } from '../ui/KeepRoom';
import { Prose } from '../ui/Prose';
import { VERDICT_TONE } from './verdict-tone';
import styles from './VerdictLine.module.css';

type VerdictLineProps = {
  readonly verdict: Verdict;
  /** The verdicts that other settings give: room is kept for each of them. */
  readonly others: readonly Verdict[];
};

/** The verdict in a headline and two sentences, spoken when it changes. */
export function VerdictLine({ verdict, others }: VerdictLineProps) {
  return (
    <KeepRoom
      className={styles['verdict']}
      others={others.map((other) => (
        <Words key={messages.report.verdict.sentence(other)} verdict={other} />
      ))}
    >
      <div aria-live="polite" aria-atomic="true">
        <Words verdict={verdict} />
      </div>
    </KeepRoom>
  );
}

function Words({ verdict }: { verdict: Verdict }) {
  const tone = VERDICT_TONE[verdict.kind];
  return (
    <div className={styles['words']} data-outcome={tone}>
      <p className={styles['headline']}>
        <Icon name={tone} />
        <b>{messages.report.verdict.headline(verdict)}</b>
      </p>
      <p className={styles['sentence']}>
        <Prose text={messages.report.verdict.sentence(verdict)} />
      </p>
    </div>
  );
}
