import type { AddressProblem } from '../engine/experiment/address';
import { messages } from '../messages';
import { Icon } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import styles from './Problems.module.css';

type ProblemsProps = {
  readonly problems: readonly AddressProblem[];
  readonly onDismiss: () => void;
};

const words = messages.experiment.address;

/** What in the address was not used, and what was done instead. */
export function Problems({ problems, onDismiss }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div className={styles['problems']} role="alert">
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <Prose text={words.problem(problem)} />
          </li>
        ))}
      </ul>
      <button type="button" className="button" aria-label={words.dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
