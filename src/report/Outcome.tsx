import type { Outcome as OutcomeName } from '../engine/scenario/judge';
import { messages } from '../messages';
import { Icon } from '../ui/Icon';
import styles from './Outcome.module.css';

/** An outcome: its icon and its word. */
export function Outcome({ outcome }: { outcome: OutcomeName }) {
  return (
    <span className={styles['outcome']} data-outcome={outcome}>
      <Icon name={outcome} />
      <span>{messages.terms.outcome[outcome]}</span>
    </span>
  );
}
