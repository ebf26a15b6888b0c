import { useId } from 'react';
import { KeepRoom } from './KeepRoom';
import { Prose } from './Prose';
import styles from './RadioGroup.module.css';

type Choice<V extends string> = {
  readonly value: V;
  readonly label: string;
  readonly note?: string;
};

type RadioGroupProps<V extends string> = {
  readonly legend: string;
  readonly name: string;
  readonly look: 'segments' | 'list';
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  /** What the whole group changes. */
  readonly note: string;
  /** What the note may say instead. */
  readonly otherNotes?: readonly string[];
  readonly onChange: (value: V) => void;
};

/** Native radio buttons under a legend. Notes are descriptions, no part of the names. */
export function RadioGroup<V extends string>({
  legend,
  name,
  look,
  value,
  choices,
  note,
  otherNotes = [],
  onChange,
}: RadioGroupProps<V>) {
  const id = useId();
  return (
    <fieldset className={styles['group']} role="radiogroup" aria-describedby={`${id}-note`}>
      <legend>{legend}</legend>
      <div className={styles['choices']} data-look={look}>
        {choices.map((choice) => (
          <div key={choice.value} className={styles['choice']}>
            <label>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                aria-describedby={choice.note === undefined ? undefined : `${id}-${choice.value}`}
                onChange={() => {
                  onChange(choice.value);
                }}
              />
              <span>{choice.label}</span>
            </label>
            {choice.note !== undefined && (
              <p id={`${id}-${choice.value}`} className="note">
                <Prose text={choice.note} />
              </p>
            )}
          </div>
        ))}
      </div>
      <KeepRoom
        className={`note ${styles['groupNote']}`}
        others={otherNotes.map((other) => (
          <Prose key={other} text={other} />
        ))}
      >
        <p id={`${id}-note`}>
          <Prose text={note} />
        </p>
      </KeepRoom>
    </fieldset>
  );
}
