import { useId } from 'react';
import { messages } from '../messages';
import { panelId, tabId, Tabs } from '../ui/Tabs';
import { useCopy } from '../ui/useCopy';
import styles from './CodeTabs.module.css';
import type { Piece } from './highlight';
import { LANGUAGES, type Language } from './language';

/** Code to be copied, and cut into pieces to be shown. */
export type CodeView = { readonly source: string; readonly pieces: readonly Piece[] };

type CodeTabsProps = {
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
  readonly view: CodeView;
};

const words = messages.code;
const TABS = LANGUAGES.map((id) => ({ id, label: words.names[id] }));

/** The languages as tabs, the code of the chosen one, and a button that copies it. */
export function CodeTabs({ language, onChoose, view }: CodeTabsProps) {
  const base = useId();
  const { source, pieces } = view;
  const { told, copy } = useCopy(source, words);
  return (
    <>
      <div className={styles['bar']}>
        <Tabs
          base={base}
          label={words.languages}
          tabs={TABS}
          chosen={language}
          onChoose={onChoose}
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
