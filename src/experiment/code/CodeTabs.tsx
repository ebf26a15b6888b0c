import { useId, useMemo, useState } from 'react';
import type { Settings } from '../../engine/experiment/settings';
import { messages } from '../../messages';
import { useCopy } from '../../ui/useCopy';
import { panelId, tabId, Tabs } from '../../ui/Tabs';
import type { codeView } from './code-view';
import styles from './CodePanel.module.css';
import type { Piece } from './highlight';
import { LANGUAGES, type Language } from './samples/sample';

type CodeTabsProps = { readonly settings: Settings; readonly codeView: typeof codeView };

const words = messages.code;
const TABS = LANGUAGES.map((id) => ({ id, label: words.names[id] }));

/** The languages as tabs, the code of the chosen one, and a button that copies it. */
export function CodeTabs({ settings, codeView }: CodeTabsProps) {
  const base = useId();
  const [language, setLanguage] = useState<Language>('java');
  const { source, pieces } = useMemo(
    () => codeView(language, settings, messages.codeComments),
    [codeView, language, settings],
  );
  const { told, copy } = useCopy(source, words);
  return (
    <>
      <div className={styles['bar']}>
        <Tabs
          base={base}
          label={words.languages}
          tabs={TABS}
          chosen={language}
          onChoose={setLanguage}
        />
        <span className={styles['told']} role="status">
          {told}
        </span>
        <button
          type="button"
          className="button"
          onClick={() => {
            copy(source);
          }}
        >
          {words.copy}
        </button>
      </div>
      <pre
        className={styles['source']}
        role="tabpanel"
        id={panelId(base)}
        aria-labelledby={tabId(base, language)}
        tabIndex={0}
      >
        {pieces.map((piece) => (
          <PieceOf key={piece.at} piece={piece} />
        ))}
      </pre>
    </>
  );
}

function PieceOf({ piece: { text, kind, marked } }: { readonly piece: Piece }) {
  if (marked) return <mark>{text}</mark>;
  return kind === 'plain' ? text : <span className={styles[kind]}>{text}</span>;
}
