import { OPENING, type Settings } from '../../engine/experiment/settings';
import { messages } from '../../messages';
import { ChunkWait } from '../../ui/ChunkWait';
import { useChunk } from '../../ui/useChunk';
import styles from './CodePanel.module.css';
import { loadCodeView } from './load';
import { SettingCode } from './SettingCode';

const words = messages.code;
const WAIT_WORDS = { ...messages.shell.retry, ...words };

/** The setting as code in four languages. Nothing of it is loaded before it is opened. */
export function CodePanel({ settings }: { readonly settings: Settings }) {
  const [chunk, load] = useChunk(loadCodeView);
  return (
    <details
      className={`card ${styles['panel']}`}
      onToggle={(event) => {
        if (event.currentTarget.open && chunk.kind === 'idle') void load();
      }}
    >
      <summary className={styles['summary']}>
        <h2>{words.heading}</h2>
      </summary>
      <div className={styles['body']}>
        {!writesAsShown(settings) && <p className={styles['note']}>{words.asWritten}</p>}
        {chunk.kind === 'ready' ? (
          <SettingCode settings={settings} codeView={chunk.module.codeView} />
        ) : (
          <ChunkWait
            kind={chunk.kind}
            words={WAIT_WORDS}
            onRetry={(button) => {
              button.closest('details')?.querySelector('summary')?.focus();
              void load();
            }}
          />
        )}
      </div>
    </details>
  );
}

/** The samples write through a context, and leave the session service to the reader. */
function writesAsShown({ service, write }: Settings): boolean {
  return service === OPENING.service && write === OPENING.write;
}
