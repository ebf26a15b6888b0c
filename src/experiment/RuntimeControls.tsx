import { useId } from 'react';
import { CHOICES, OPENING, type Settings } from '../engine/experiment/settings';
import { messages } from '../messages';
import { RadioGroup } from '../ui/RadioGroup';
import styles from './RuntimeControls.module.css';

type RuntimeControlsProps = {
  readonly settings: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
};

const words = messages.experiment.controls;

/** The session service and the write path, closed at first; closed, it names what is chosen. */
export function RuntimeControls({ settings, onChange }: RuntimeControlsProps) {
  const id = useId();
  const chosen = chosenIn(settings);
  return (
    <details className={styles['runtime']}>
      <summary>
        <span>{words.runtime}</span>
        {chosen !== '' && <span className={styles['chosen']}>{chosen}</span>}
      </summary>
      <div className={styles['body']}>
        <div className={styles['service']}>
          <label htmlFor={id}>{words.names.service}</label>
          <select
            id={id}
            className="button"
            aria-describedby={`${id}-note`}
            value={settings.service}
            onChange={(event) => {
              const service = CHOICES.service.find((each) => each === event.target.value);
              if (service !== undefined) onChange({ service });
            }}
          >
            {CHOICES.service.map((each) => (
              <option key={each} value={each}>
                {messages.runtimeNames[each]}
              </option>
            ))}
          </select>
          <p id={`${id}-note`} className="note">
            {words.serviceNote}
          </p>
        </div>
        <RadioGroup
          legend={words.names.write}
          name="write"
          look="list"
          value={settings.write}
          choices={CHOICES.write.map((value) => ({ value, ...words.write[value] }))}
          note={words.writeNote}
          onChange={(write) => {
            onChange({ write });
          }}
        />
      </div>
    </details>
  );
}

/** What is chosen otherwise than at the opening, in words. */
function chosenIn({ service, write }: Settings): string {
  return words.runtimeChosen(
    service === OPENING.service ? null : messages.runtimeNames[service],
    write === OPENING.write ? null : words.write[write].label,
  );
}
