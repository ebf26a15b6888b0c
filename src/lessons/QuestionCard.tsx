import { useId, useState } from 'react';
import type { CaseEvent } from '../engine/case/play';
import { rightOptions, type Question } from '../engine/lesson/question';
import type { RuntimeId } from '../engine/runtimes';
import { lessonsPage } from '../messages/en/lessons-page';
import { Icon, type IconName } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import { isRight, markOf, type Mark } from './marking';
import styles from './QuestionCard.module.css';

type QuestionCardProps = {
  readonly question: Question;
  readonly number: number;
  readonly of: number;
  /** The run that it is judged by, and whose rules that run follows. */
  readonly events: readonly CaseEvent[];
  readonly by: RuntimeId;
  readonly onAnswer: () => void;
  /** Plays the scene from its start. */
  readonly onWatch: () => void;
};

const words = lessonsPage.question;

/** A question to answer by choosing, judged by the run, and then explained. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, of, events, by, onAnswer, onWatch } = props;
  const { ask, pick, options, why } = question;
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [answered, setAnswered] = useState(false);
  const [missing, setMissing] = useState(false);
  const right = rightOptions(question, events);

  const toggle = (name: string, on: boolean) => {
    setMissing(false);
    if (pick === 'one') setChosen([name]);
    else setChosen(on ? [...chosen, name] : chosen.filter((each) => each !== name));
  };
  const check = () => {
    if (pick === 'one' && chosen.length === 0) {
      setMissing(true);
      return;
    }
    setAnswered(true);
    onAnswer();
  };
  const again = () => {
    setAnswered(false);
    setChosen([]);
  };

  return (
    <form
      className={`card ${styles['question']}`}
      aria-labelledby={`${id}-ask`}
      onSubmit={(event) => {
        event.preventDefault();
        if (answered) again();
        else check();
      }}
    >
      <p className={styles['kicker']}>{words.numbered(number, of)}</p>
      <fieldset>
        <legend id={`${id}-ask`} className={styles['ask']}>
          <Prose text={ask} />
        </legend>
        <p className="note">{words[pick]}</p>
        {options.map(({ name, text }) => (
          <OptionLine
            key={name}
            name={id}
            pick={pick}
            text={text}
            checked={chosen.includes(name)}
            fixed={answered}
            mark={answered ? markOf(name, chosen, right) : null}
            onToggle={(on) => {
              toggle(name, on);
            }}
          />
        ))}
      </fieldset>
      <p role="status" className={styles['verdict']} data-right={isRight(chosen, right)}>
        {answered && (isRight(chosen, right) ? words.right(by) : words.wrong(by))}
        {missing && words.choose}
      </p>
      <div className={styles['foot']}>
        <button type="submit" className="button">
          {answered ? words.again : words.check}
        </button>
        {answered && (
          <button type="button" className="button" onClick={onWatch}>
            <Icon name="play" filled />
            {words.watch}
          </button>
        )}
      </div>
      {answered && (
        <div className={styles['why']}>
          {why.map((paragraph) => (
            <p key={paragraph}>
              <Prose text={paragraph} />
            </p>
          ))}
        </div>
      )}
    </form>
  );
}

type OptionLineProps = {
  readonly name: string;
  readonly pick: Question['pick'];
  readonly text: string;
  readonly checked: boolean;
  /** True once it was answered: the choice stands. */
  readonly fixed: boolean;
  readonly mark: Mark;
  readonly onToggle: (on: boolean) => void;
};

const ICONS: Readonly<Record<NonNullable<Mark>, IconName>> = {
  'chosen-right': 'served',
  'chosen-wrong': 'close',
  'missed-right': 'served',
};

function OptionLine({ name, pick, text, checked, fixed, mark, onToggle }: OptionLineProps) {
  return (
    <label className={`check ${styles['option']}`} data-mark={mark}>
      <input
        type={pick === 'one' ? 'radio' : 'checkbox'}
        name={name}
        checked={checked}
        aria-disabled={fixed || undefined}
        onChange={(event) => {
          if (!fixed) onToggle(event.target.checked);
        }}
      />
      <span>
        <Prose text={text} />{' '}
        {mark !== null && (
          <span className={styles['mark']}>
            <Icon name={ICONS[mark]} />
            {words.verdict[mark]}
          </span>
        )}
      </span>
    </label>
  );
}
