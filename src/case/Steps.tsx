import { caseReplay as words } from '../messages/en/case';
import { usePlayerState } from '../player/PlayerContext';
import { usePointing } from '../player/usePointing';
import { Icon } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import list from '../report/trace-list.module.css';
import { iconOf } from './answer-icon';
import type { ReplayEvent } from './replay';
import styles from './Steps.module.css';

/** When an answer is shown: from the start, or not before its step has come. */
export type AnswersShown = 'at-once' | 'as-they-come';

type StepsProps = {
  readonly events: readonly ReplayEvent[];
  readonly answers: AnswersShown;
  readonly onHelp: () => void;
};

/** All steps in order with their answers, the current one marked, those ahead said to be ahead. */
export function Steps({ events, answers, onHelp }: StepsProps) {
  return (
    <Section heading={words.steps.heading} className={`card ${styles['steps']}`}>
      <button type="button" className={`button ${styles['help']}`} onClick={onHelp}>
        {words.steps.shortcuts}
      </button>
      <ol className={`${list['list']} ${styles['list']}`}>
        {events.map((event) => (
          <StepLine key={event.index} event={event} answers={answers} />
        ))}
      </ol>
    </Section>
  );
}

function StepLine({ event, answers }: Pick<StepsProps, 'answers'> & { event: ReplayEvent }) {
  const { index } = event;
  const moment = usePlayerState((state) => state.timeline.moments[index] ?? 0);
  const ahead = usePlayerState((state) => state.event < index);
  const current = usePlayerState((state) => state.event === index);
  const pointing = usePointing(index);
  return (
    <li data-ahead={ahead || undefined} data-current={current || undefined}>
      <button
        type="button"
        aria-current={current ? 'step' : undefined}
        {...pointing.area}
        {...pointing.button}
      >
        <span className={list['time']}>{words.steps.at(moment)}</span>
        <span className={`${list['what']} ${styles['what']}`}>
          <span className={styles['asked']}>
            <Prose text={words.sentence(event, event.process)} />
            {ahead && <span className={list['ahead']}>{words.steps.ahead}</span>}
          </span>
          {(!ahead || answers === 'at-once') && <AnswerOf event={event} />}
        </span>
      </button>
    </li>
  );
}

/** What is answered, and where it differs, what the contract says. */
function AnswerOf({ event: { answer, contract } }: { event: ReplayEvent }) {
  return (
    <>
      <span className={styles['answer']} data-icon={iconOf(answer)}>
        <Icon name={iconOf(answer)} />
        <span>
          <Prose text={words.answer(answer)} />
        </span>
      </span>
      {contract !== null && (
        <span className={styles['contract']}>
          <span className={styles['sign']} aria-hidden="true">
            {words.differsSign}
          </span>
          <span>
            <Prose text={words.contract(contract)} />
          </span>
        </span>
      )}
    </>
  );
}
