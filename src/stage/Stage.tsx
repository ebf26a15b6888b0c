import { useMemo, type ReactNode } from 'react';
import type { Run } from '../engine/scenario/run';
import { messages } from '../messages';
import { usePlayerState } from '../player/PlayerContext';
import { KeepRoom } from '../ui/KeepRoom';
import { Section } from '../ui/Section';
import { LiveLine } from './LiveLine';
import { Layer } from './Layer';
import { Readers } from './Readers';
import { Reserve } from './Reserve';
import { pictureOf } from './picture';
import { Sentence, SentenceWords } from './Sentence';
import type { Telling } from './sentences';
import styles from './Stage.module.css';

type StageProps = {
  readonly run: Run;
  /** What the session service is called. */
  readonly service: string;
  /** What the stage can't know of the scenario: how it opens and what its verdict is. */
  readonly telling: Telling;
  /** The verdict's own picture. */
  readonly verdict: ReactNode;
  /** What needs most room; the stage never gets lower than this makes it. */
  readonly tallest: {
    readonly run: Run;
    readonly events: readonly number[];
    readonly sentences: readonly string[];
    readonly service: string;
  };
};

/**
 * The stage at the playhead: the picture of the current event, and, ready to set out, that of the
 * next one. Which of the two is to be seen, and how far it has come, is motion alone.
 */
export function Stage({ run, service, telling, verdict, tallest }: StageProps) {
  const event = usePlayerState((state) => state.event);
  const pictures = useMemo(
    () =>
      [event, event + 1]
        .filter((index) => index < run.events.length)
        .map((index) => ({ index, picture: pictureOf(run, index) })),
    [run, event],
  );
  return (
    <Section heading={messages.stage.label} quiet className={styles['container']}>
      <div className={styles['stage']} data-stage>
        <Readers run={run} />
        <KeepRoom
          others={tallest.events.map((each) => (
            <Reserve
              key={each}
              picture={pictureOf(tallest.run, each)}
              service={tallest.service}
              verdict={verdict}
            />
          ))}
        >
          {pictures.map(({ index, picture }) => (
            <Layer
              key={index}
              index={index}
              picture={picture}
              guarded={run.scenario.guard}
              service={service}
              telling={telling}
              verdict={verdict}
            />
          ))}
        </KeepRoom>
      </div>
      <KeepRoom
        className={styles['sentences']}
        others={tallest.sentences.map((sentence) => (
          <SentenceWords key={sentence} icon="leak" text={sentence} />
        ))}
      >
        {pictures.map(({ index, picture }) => (
          <Sentence key={index} index={index} picture={picture} telling={telling} />
        ))}
      </KeepRoom>
      <LiveLine run={run} telling={telling} />
    </Section>
  );
}
