import { useEffect, useRef } from 'react';
import { messages } from '../messages';
import type { Clock } from '../player/clock';
import type { AddressBar } from '../player/playhead-address';
import { ChunkWait } from '../ui/ChunkWait';
import { plain, Prose } from '../ui/Prose';
import { useChunk } from '../ui/useChunk';
import type { Route } from './address';
import styles from './App.module.css';
import { loadLessonsPage } from './load';
import { SKIP_TARGETS } from './skip-targets';
import * as storage from './storage';

type LessonsLoaderProps = {
  readonly route: Route;
  readonly bar: AddressBar;
  readonly clock: Clock;
};

const words = messages.shell.lessons;
const WAIT_WORDS = { ...messages.shell.retry, ...words };

/** The heading of the Lessons page or of a lesson, and what is below once it is fetched. */
export function LessonsLoader({ route, bar, clock }: LessonsLoaderProps) {
  const [chunk, load] = useChunk(loadLessonsPage);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void load();
  }, [load]);
  const title =
    chunk.kind === 'ready' ? (chunk.module.titleOf(route.within) ?? words.title) : words.title;
  useEffect(() => {
    document.title = words.documentTitle(plain(title));
  }, [title]);
  const shown = useRef(route.within);
  useEffect(() => {
    if (shown.current === route.within) return;
    shown.current = route.within;
    heading.current?.focus();
  }, [route.within]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <Prose text={title} />
      </h1>
      <div id={SKIP_TARGETS.lessons} tabIndex={-1} className={styles['fetched']}>
        {chunk.kind === 'ready' ? (
          <chunk.module.LessonsPage route={route} bar={bar} clock={clock} storage={storage} />
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
