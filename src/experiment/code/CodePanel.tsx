import type { Settings } from '../../engine/experiment/settings';
import { code } from '../../messages/en/code';
import styles from './CodePanel.module.css';
import { CodeTabs } from './CodeTabs';
import { useCodeView, type CodeLoad } from './useCodeView';

type CodePanelProps = { readonly settings: Settings };

/** The setting as code in four languages. Nothing of it is loaded before it is opened. */
export function CodePanel({ settings }: CodePanelProps) {
  const { loaded, load } = useCodeView();
  return (
    <details
      className={`card ${styles['panel']}`}
      onToggle={(event) => {
        if (event.currentTarget.open) load();
      }}
    >
      <summary className={styles['summary']}>
        <h2>{code.heading}</h2>
      </summary>
      <div className={styles['body']}>
        <Body settings={settings} loaded={loaded} onRetry={load} />
      </div>
    </details>
  );
}

type BodyProps = CodePanelProps & { readonly loaded: CodeLoad; readonly onRetry: () => void };

function Body({ settings, loaded, onRetry }: BodyProps) {
  switch (loaded.kind) {
    case 'idle':
      return null;
    case 'loading':
      return <p role="status">{code.loading}</p>;
    case 'failed':
      return (
        <div className={styles['failed']}>
          <p role="alert">{code.loadFailed}</p>
          <button type="button" className="button" onClick={onRetry}>
            {code.retry}
          </button>
        </div>
      );
    case 'ready':
      return <CodeTabs settings={settings} codeView={loaded.codeView} />;
  }
}
