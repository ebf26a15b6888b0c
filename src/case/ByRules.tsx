import type { RuntimeId } from '../engine/runtimes';
import { RUNTIME_IDS } from '../engine/runtimes/value-of';
import { messages } from '../messages';
import { caseReplay as words } from '../messages/en/case';
import styles from './ByRules.module.css';

type ByRulesProps = {
  readonly runtime: RuntimeId;
  readonly onChoose: (runtime: RuntimeId) => void;
};

/** The choice of the runtime by whose rules a case is played. */
export function ByRules({ runtime, onChoose }: ByRulesProps) {
  return (
    <label className={styles['by']}>
      {words.by}
      <select
        className="button"
        value={runtime}
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
