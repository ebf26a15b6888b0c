import type { RuntimeId } from '../engine/runtimes';
import { RUNTIME_IDS } from '../engine/runtimes/value-of';
import { messages } from '../messages';
import { lessonsPage } from '../messages/en/lessons-page';
import styles from './ByChoice.module.css';

type ByChoiceProps = {
  readonly service: RuntimeId;
  readonly onChoose: (service: RuntimeId) => void;
};

/** By whose rules a scene is played and its questions are judged. */
export function ByChoice({ service, onChoose }: ByChoiceProps) {
  return (
    <label className={styles['by']}>
      {lessonsPage.scene.by}
      <select
        className="button"
        value={service}
        onChange={(event) => {
          const chosen = RUNTIME_IDS.find((id) => id === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {RUNTIME_IDS.map((id) => (
          <option key={id} value={id}>
            {messages.runtimeNames[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
