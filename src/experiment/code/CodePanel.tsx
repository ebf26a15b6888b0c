import { useState } from 'react';
import type { Settings } from '../../engine/experiment/settings';
import { messages } from '../../messages';
import type { codeView } from './code-view';
import styles from './CodePanel.module.css';
import { CodeTabs } from './CodeTabs';
import { loadCodeView } from './load';

type CodePanelProps = { readonly settings: Settings };

type CodeLoad =
  | { readonly kind: 'idle' | 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly codeView: typeof codeView };

const words = messages.code;

/** The setting as code in four languages. Nothing of it is loaded before it is opened. */
export function CodePanel({ settings }: CodePanelProps) {
  const [loaded, setLoaded] = useState<CodeLoad>({ kind: 'idle' });
  const load = async () => {
    setLoaded({ kind: 'loading' });
    try {
      const module = await loadCodeView();
      setLoaded({ kind: 'ready', codeView: module.codeView });
    } catch {
      setLoaded({ kind: 'failed' });
    }
  };
  return (
    <details
      className={`card ${styles['panel']}`}
      onToggle={(event) => {
        if (event.currentTarget.open && loaded.kind === 'idle') void load();
      }}
    >
      <summary className={styles['summary']}>
        <h2>{words.heading}</h2>
      </summary>
      <div className={styles['body']}>
        <Body settings={settings} loaded={loaded} onRetry={load} />
      </div>
    </details>
  );
}

type BodyProps = CodePanelProps & {
  readonly loaded: CodeLoad;
  readonly onRetry: () => Promise<void>;
};

function Body({ settings, loaded, onRetry }: BodyProps) {
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
            onClick={(event) => {
              // The button goes with its line; the focus stays with the panel.
              event.currentTarget.closest('details')?.querySelector('summary')?.focus();
              void onRetry();
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
