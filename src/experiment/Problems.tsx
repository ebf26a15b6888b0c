import { useLayoutEffect, useRef } from 'react';
import type { AddressProblem } from '../engine/experiment/address';
import { messages } from '../messages';
import { Icon } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import styles from './Problems.module.css';

type ProblemsProps = {
  readonly problems: readonly AddressProblem[];
  readonly onDismiss: () => void;
  /** Takes the focus on when the notice goes while it has it. */
  readonly onVacate: () => void;
};

const words = messages.experiment.address;

/** More lines than this would push the experiment out of sight. */
const MOST = 5;

/** What in the address was not used, and what was done instead. */
export function Problems({ problems, onDismiss, onVacate }: ProblemsProps) {
  if (problems.length === 0) return null;
  return <Notice problems={problems} onDismiss={onDismiss} onVacate={onVacate} />;
}

function Notice({ problems, onDismiss, onVacate }: ProblemsProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = element.current;
    return () => {
      if (notice?.contains(document.activeElement)) onVacate();
    };
  }, [onVacate]);
  return (
    <div ref={element} className={styles['problems']} role="alert">
      <ul>
        {problems.slice(0, MOST).map((problem) => (
          <li key={JSON.stringify(problem)}>
            <Prose text={words.problem(problem)} />
          </li>
        ))}
        {problems.length > MOST && <li>{words.more(problems.length - MOST)}</li>}
      </ul>
      <button type="button" className="button" aria-label={words.dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
