import { STATIONS } from '../engine/timeline';
import { caseReplay as words } from '../messages/en/case';
import { Appear } from '../stage/Appear';
import { useLegs } from '../stage/useLegs';
import { Prose } from '../ui/Prose';
import { pictureOf } from './picture';
import { PictureOf } from './PictureOf';
import { worldAt, type Replay } from './replay';
import { Answered, Asked } from './Told';

type LayerProps = { readonly replay: Replay; readonly index: number };

/** The words of an event: what is asked as it sets out, what is answered once it is home. */
export function WordsLayer({ replay, index }: LayerProps) {
  const legs = useLegs(index);
  const event = replay.events[index];
  return (
    <Appear legs={legs} from={STATIONS.leaves} over={0}>
      {event === undefined ? (
        <>
          <h3>{words.opening}</h3>
          <p>
            <Prose text={replay.about} />
          </p>
        </>
      ) : (
        <>
          <Asked event={event} replay={replay} />
          <Appear legs={legs} from={STATIONS.home} over={0}>
            <Answered event={event} />
          </Appear>
        </>
      )}
    </Appear>
  );
}

/** The pictures of an event: what stood before it until it is at the store, and then what it changed. */
export function PicturesLayer({ replay, index }: LayerProps) {
  const legs = useLegs(index);
  const { frame } = replay;
  const before = worldAt(replay, index - 1);
  return (
    <>
      {index >= 0 && (
        <Appear legs={legs} from={STATIONS.leaves} over={0} until={STATIONS.atStore}>
          <PictureOf picture={pictureOf(before, before, frame)} legs={legs} />
        </Appear>
      )}
      <Appear legs={legs} from={STATIONS.atStore} over={0}>
        <PictureOf picture={pictureOf(before, worldAt(replay, index), frame)} legs={legs} />
      </Appear>
    </>
  );
}
