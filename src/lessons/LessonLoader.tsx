import { useCallback, useEffect, useRef } from 'react';
import type { LessonName } from '../engine/lesson/list';
import { messages } from '../messages';
import { lessonsPage } from '../messages/en/lessons-page';
import type { Clock } from '../player/clock';
import type { AddressBar } from '../player/playhead-address';
import { ChunkWait } from '../ui/ChunkWait';
import { useChunk } from '../ui/useChunk';
import { LessonPage } from './LessonPage';
import { loadLesson } from './load';
import type { Progress } from './progress';

type LessonLoaderProps = {
  readonly name: LessonName;
  readonly route: { readonly query: string };
  readonly bar: AddressBar;
  readonly clock: Clock;
  readonly progress: Progress;
};

const WAIT_WORDS = { ...messages.shell.retry, ...lessonsPage.lesson };

/** A lesson, once it is fetched. */
export function LessonLoader({ name, ...others }: LessonLoaderProps) {
  const [chunk, load] = useChunk(useCallback(() => loadLesson(name), [name]));
  useEffect(() => {
    void load();
  }, [load]);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      {chunk.kind === 'ready' ? (
        <LessonPage name={name} lesson={chunk.module} {...others} />
      ) : (
        <ChunkWait
          kind={chunk.kind}
          words={WAIT_WORDS}
          onRetry={() => {
            // The button goes with the failure.
            place.current?.focus();
            void load();
          }}
        />
      )}
    </div>
  );
}
