import { useMemo, useState } from 'react';
import { CodeTabs } from '../code/CodeTabs';
import { highlight } from '../code/highlight';
import type { Language } from '../code/language';
import type { RuntimeId } from '../engine/runtimes';
import { lessonsPage } from '../messages/en/lessons-page';
import { Prose } from '../ui/Prose';
import type { Sample } from './lesson';
import styles from './SampleCard.module.css';

const words = lessonsPage.sample;

type SampleCardProps = {
  readonly sample: Sample;
  /** The runtime that the lesson opens with: its language is shown first. */
  readonly by: RuntimeId;
};

/** The language of each runtime's package; the contract has none, so its lessons open with Java. */
const LANGUAGES: Readonly<Record<RuntimeId, Language>> = {
  contract: 'java',
  'java-memory': 'java',
  'python-memory': 'python',
  'python-database': 'python',
  'python-database-postgres': 'python',
  'python-sqlite': 'python',
  'js-memory': 'typescript',
  'js-database': 'typescript',
  'js-database-postgres': 'typescript',
  'go-memory': 'go',
  'go-database': 'go',
  'go-database-postgres': 'go',
};

/** A lesson's program in every language, and what it prints. */
export function SampleCard({ sample: { intro, sources }, by }: SampleCardProps) {
  const [language, setLanguage] = useState<Language>(() => LANGUAGES[by]);
  const { file, source, prints } = sources[language];
  const view = useMemo(() => ({ source, pieces: highlight(language, source) }), [language, source]);
  return (
    <details className={`card ${styles['sample']}`}>
      <summary>
        <h2>{words.heading}</h2>
      </summary>
      <div className={styles['body']}>
        <p className={styles['intro']}>
          <Prose text={intro} />
        </p>
        <CodeTabs language={language} onChoose={setLanguage} view={view} />
        <h3 className={styles['prints']}>{words.prints(file)}</h3>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways */}
        <pre className={styles['output']} role="group" tabIndex={0} aria-label={words.prints(file)}>
          {prints}
        </pre>
        <p className="note">{words.checked}</p>
      </div>
    </details>
  );
}
