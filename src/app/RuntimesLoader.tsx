import { useEffect, useRef } from 'react';
import { messages } from '../messages';
import type { Clock } from '../player/clock';
import type { AddressBar } from '../player/playhead-address';
import { ChunkWait } from '../ui/ChunkWait';
import { useChunk } from '../ui/useChunk';
import type { Route } from './address';
import { loadRuntimesPage } from './load';
import styles from './App.module.css';
import { SKIP_TARGETS } from './skip-targets';

type RuntimesLoaderProps = {
  readonly route: Route;
  readonly bar: AddressBar;
  readonly clock: Clock;
};

const words = messages.shell.runtimes;
const WAIT_WORDS = { ...messages.shell.retry, ...words };

/** The heading of the Runtimes page, and the page itself once it is fetched. */
export function RuntimesLoader(props: RuntimesLoaderProps) {
  const [chunk, load] = useChunk(loadRuntimesPage);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = words.documentTitle(words.title);
    void load();
  }, [load]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <div id={SKIP_TARGETS.runtimes} tabIndex={-1} className={styles['fetched']}>
        {chunk.kind === 'ready' ? (
          <chunk.module.RuntimesPage {...props} />
        ) : (
          <ChunkWait
            kind={chunk.kind}
            words={WAIT_WORDS}
            onRetry={() => {
              heading.current?.focus();
              void load();
            }}
          />
        )}
      </div>
    </>
  );
}
