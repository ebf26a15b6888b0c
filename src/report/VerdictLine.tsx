import type { Verdict } from '../engine/experiment/verdict';
import { messages } from '../messages';
import { Icon } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import { toneOf } from './verdict-tone';
import styles from './VerdictLine.module.css';

/** The verdict in a headline and two sentences, spoken when it changes. */
export function VerdictLine({ verdict }: { verdict: Verdict }) {
  const tone = toneOf(verdict);
  return (
    <div className={styles['verdict']} data-tone={tone} aria-live="polite" aria-atomic="true">
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
