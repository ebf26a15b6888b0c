import { useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon';
import styles from './Problems.module.css';
import { Prose } from './Prose';

/** What is said of an address that was not used as it stands. */
export type ProblemWords<P> = {
  readonly dismiss: string;
  readonly more: (count: number) => string;
  readonly problem: (problem: P) => string;
};

type ProblemsProps<P> = {
  readonly problems: readonly P[];
  readonly words: ProblemWords<P>;
  readonly onDismiss: () => void;
  /** Takes the focus on when the notice goes while it has it. */
  readonly onVacate: () => void;
};

/** More lines than this would push the page out of sight. */
const MOST = 5;

/** What in the address was not used, and what was done instead. */
export function Problems<P>(props: ProblemsProps<P>) {
  return props.problems.length === 0 ? null : <Notice {...props} />;
}

function Notice<P>({ problems, words, onDismiss, onVacate }: ProblemsProps<P>) {
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
