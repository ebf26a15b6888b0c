import type { ToldAnswer } from '../engine/case/told';
import { caseReplay as words } from '../messages/en/case';
import { Icon } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import { iconOf } from './answer-icon';
import type { Replay, ReplayEvent } from './replay';
import styles from './Told.module.css';

/** What a step asks for. */
export function Asked({ event, replay }: { event: ReplayEvent; replay: Replay }) {
  const { events, frame } = replay;
  return (
    <div className={styles['asked']}>
      <p className={styles['step']}>
        {words.step(event.index + 1, events.length)}
        {frame.processes.length > 1 && words.inProcess(event.process)}
      </p>
      <h3>
        <Prose text={words.title(event.op)} />
      </h3>
      <p>
        <Prose text={words.sentence(event, event.process)} />
      </p>
    </div>
  );
}

/** What a step was answered, and what the documented contract would have answered otherwise. */
export function Answered({ event: { answer, contract } }: { event: ReplayEvent }) {
  return (
    <div className={styles['answers']}>
      <AnswerLine answer={answer} />
      {contract !== null && (
        <div className={styles['contract']}>
          <span className={styles['sign']} aria-hidden="true">
            {words.differsSign}
          </span>
          <p>
            <Prose text={words.contract(contract)} />
          </p>
        </div>
      )}
    </div>
  );
}

function AnswerLine({ answer }: { answer: ToldAnswer }) {
  const icon = iconOf(answer);
  return (
    <div className={styles['answer']} data-icon={icon}>
      <Icon name={icon} />
      <p>
        <Prose text={words.answer(answer)} />
      </p>
    </div>
  );
}
