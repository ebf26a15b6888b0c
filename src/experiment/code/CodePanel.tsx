import { useStore } from 'zustand';
import type { Settings } from '../../engine/experiment/settings';
import { messages } from '../../messages';
import styles from './CodePanel.module.css';
import { CodeTabs } from './CodeTabs';
import { codePanel, load, setOpen } from './panel';

type CodePanelProps = { readonly settings: Settings };

const words = messages.code;

/** The setting as code in four languages. Nothing of it is loaded before it is opened. */
export function CodePanel({ settings }: CodePanelProps) {
  const open = useStore(codePanel, (state) => state.open);
  return (
    <details
      className={`card ${styles['panel']}`}
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles['summary']}>
        <h2>{words.heading}</h2>
      </summary>
      <div className={styles['body']}>
        <Body settings={settings} />
      </div>
    </details>
  );
}

function Body({ settings }: CodePanelProps) {
  const loaded = useStore(codePanel, (state) => state.load);
  switch (loaded.kind) {
    case 'idle':
      return null;
    case 'loading':
      return <p role="status">{words.loading}</p>;
    case 'failed':
      return (
        <div className={styles['failed']}>
          <p role="alert">{words.loadFailed}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              void load();
            }}
          >
            {words.retry}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              location.reload();
            }}
          >
            {words.reload}
          </button>
        </div>
      );
    case 'ready':
      return <CodeTabs settings={settings} codeView={loaded.codeView} />;
  }
}
