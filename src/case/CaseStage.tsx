import { motionValue } from 'framer-motion';
import { useMemo } from 'react';
import { STATIONS } from '../engine/timeline';
import { caseReplay as words } from '../messages/en/case';
import { usePlayerState } from '../player/PlayerContext';
import { SpokenLine } from '../stage/SpokenLine';
import { KeepRoom } from '../ui/KeepRoom';
import { plain } from '../ui/Prose';
import { Section } from '../ui/Section';
import { PicturesLayer, WordsLayer } from './CaseLayers';
import styles from './CaseStage.module.css';
import { pictureOf } from './picture';
import { PictureOf } from './PictureOf';
import type { Replay } from './replay';
import { Answered, Asked } from './Told';

const AT_HOME = motionValue<number>(STATIONS.home);

/**
 * The stage at the playhead, as that of the experiment: the current event and, waiting, the next one.
 * It keeps the room of its longest words and of its fullest picture, as far as the transport needs it.
 */
export function CaseStage({ replay }: { replay: Replay }) {
  const current = usePlayerState((state) => state.event);
  const { events } = replay;
  const indices = [current, current + 1].filter((index) => index < events.length);
  const room = useMemo(() => roomOf(replay), [replay]);
  return (
    <Section heading={words.label} quiet>
      <div className={styles['stage']} data-stage>
        <KeepRoom className={styles['words']} others={room.words}>
          {indices.map((index) => (
            <WordsLayer key={index} replay={replay} index={index} />
          ))}
        </KeepRoom>
        <KeepRoom className={styles['pictures']} others={room.pictures}>
          {indices.map((index) => (
            <PicturesLayer key={index} replay={replay} index={index} />
          ))}
        </KeepRoom>
      </div>
      <SpokenLine text={spokenOf(replay, current)} />
    </Section>
  );
}

/** Every event at its fullest; none of it is shown. */
function roomOf(replay: Replay) {
  const { events, frame } = replay;
  return {
    words: events.map((event) => (
      <div key={event.index}>
        <Asked event={event} replay={replay} />
        <Answered event={event} />
      </div>
    )),
    pictures: events.map(({ index, before, world }) => (
      <PictureOf key={index} picture={pictureOf(before, world, frame)} legs={AT_HOME} />
    )),
  };
}

function spokenOf({ events }: Replay, index: number): string {
  const event = events[index];
  if (event === undefined) return '';
  return plain(words.spoken(event, event.process, event.answer, event.contract));
}
