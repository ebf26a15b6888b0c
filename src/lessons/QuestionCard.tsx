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
  /** True when another runtime may answer otherwise. */
  readonly depends: boolean;
  /** What was chosen when it was last answered, on this visit or an earlier one. */
  readonly kept: readonly string[] | undefined;
  readonly onAnswer: (chosen: readonly string[]) => void;
  /** Plays the scene from its start. */
  readonly onWatch: () => void;
};

const words = lessonsPage.question;

/** Without a choice there is nothing to judge where one is to be chosen. */
type Phase = 'choosing' | 'nothing-chosen' | 'answered';

/** A question to answer by choosing, judged by the run, and then explained. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, of, events, by, depends, kept, onAnswer, onWatch } = props;
  const { ask, pick, options, why } = question;
  const id = useId();
  const [chosen, setChosen] = useState(() => stillOffered(question, kept ?? []));
  const [phase, setPhase] = useState<Phase>(() =>
    kept === undefined || lacksChoice(question, chosen) ? 'choosing' : 'answered',
  );
  const answered = phase === 'answered';
  const right = rightOptions(question, events);

  const toggle = (name: string, on: boolean) => {
    setPhase('choosing');
    if (pick === 'one') setChosen([name]);
    else setChosen(on ? [...chosen, name] : chosen.filter((each) => each !== name));
  };
  const check = () => {
    if (lacksChoice(question, chosen)) {
      setPhase('nothing-chosen');
      return;
    }
    setPhase('answered');
    onAnswer(chosen);
  };
  const again = () => {
    setPhase('choosing');
    setChosen([]);
  };

  return (
    <form
      className={`card ${styles['question']}`}
      aria-labelledby={`${id}-ask`}
      onSubmit={(event) => {
        event.preventDefault();
        // The Enter key submits from a choice too, where there is nothing left to check.
        if (!answered) check();
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
        {answered && (isRight(chosen, right) ? words.right : words.wrong)(depends ? by : null)}
        {phase === 'nothing-chosen' && words.choose}
      </p>
      <div className={styles['foot']}>
        {/* One button: it keeps the focus, and a second press of it does no harm. */}
        <button
          type={answered ? 'button' : 'submit'}
          className="button"
          onClick={answered ? onWatch : undefined}
        >
          {answered && <Icon name="play" filled />}
          {answered ? words.watch : words.check}
        </button>
        {answered && (
          <button
            type="button"
            className="button"
            onClick={(event) => {
              // This button goes.
              event.currentTarget.form?.querySelector('input')?.focus();
              again();
            }}
          >
            {words.again}
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

/** Of one that is to be chosen, there is none. */
function lacksChoice({ pick }: Question, chosen: readonly string[]): boolean {
  return pick === 'one' && chosen.length === 0;
}

/** A lesson may have changed since it was answered. */
function stillOffered({ options }: Question, chosen: readonly string[]): readonly string[] {
  return chosen.filter((name) => options.some((option) => option.name === name));
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
