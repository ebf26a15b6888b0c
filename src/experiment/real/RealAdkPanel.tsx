import { useRef } from 'react';
import type { Settings } from '../../engine/experiment/settings';
import { messages } from '../../messages';
import { ChunkWait } from '../../ui/ChunkWait';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import { useChunk } from '../../ui/useChunk';
import { loadRealAdk } from './load';
import styles from './RealAdkPanel.module.css';

const words = messages.realAdk;

/** The setting on the real session service. Nothing of the package is loaded before it is asked for. */
export function RealAdkPanel({ settings }: { readonly settings: Settings }) {
  const [chunk, load] = useChunk(loadRealAdk);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Section heading={words.heading} className={`card ${styles['panel']}`}>
      <p className={styles['lead']}>
        <Prose text={words.lead} />
      </p>
      {chunk.kind === 'ready' ? (
        <chunk.module.RealAdk settings={settings} />
      ) : (
        <>
          <button
            ref={button}
            type="button"
            className="button"
            onClick={() => {
              if (chunk.kind !== 'loading') void load();
            }}
          >
            {words.run}
          </button>
          <ChunkWait
            kind={chunk.kind}
            words={words}
            onRetry={() => {
              button.current?.focus();
              void load();
            }}
          />
        </>
      )}
    </Section>
  );
}
