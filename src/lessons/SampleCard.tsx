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

/** A lesson's program in every language, and what it prints. */
export function SampleCard({ sample: { intro, sources }, by }: SampleCardProps) {
  const [language, setLanguage] = useState<Language>(() => languageOf(by));
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

/** The language of a runtime's package; Java where it is none of them. */
function languageOf(by: RuntimeId): Language {
  if (by.startsWith('python')) return 'python';
  if (by.startsWith('js')) return 'typescript';
  return by.startsWith('go') ? 'go' : 'java';
}
