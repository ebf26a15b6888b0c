import { STATIONS } from '../engine/timeline';
import { Icon, type IconName } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import { Appear } from './Appear';
import type { Picture } from './scene';
import { wordsOf, type Telling } from './sentences';
import styles from './Stage.module.css';
import { useLegs } from './useLegs';

type SentenceProps = {
  readonly index: number;
  readonly picture: Picture;
  readonly telling: Telling;
};

/** The one sentence under the stage, on the way and once the outcome stands. */
export function Sentence({ index, picture, telling }: SentenceProps) {
  const legs = useLegs(index);
  const { coming, stands } = wordsOf(picture, telling);
  const icon = iconOf(picture, telling);
  return (
    <>
      <Appear legs={legs} from={0} over={0} until={STATIONS.home} className={styles['sentence']}>
        <p>
          <Prose text={coming.sentence} />
        </p>
      </Appear>
      <Appear legs={legs} from={STATIONS.home} over={0} className={styles['sentence']}>
        {icon !== null && (
          <span className={`tone-${icon}`}>
            <Icon name={icon} />
          </span>
        )}
        <p>
          <Prose text={stands.sentence} />
        </p>
      </Appear>
    </>
  );
}

function iconOf(picture: Picture, { verdict }: Telling): IconName | null {
  switch (picture.kind) {
    case 'opening':
    case 'write':
      return null;
    case 'read':
      return picture.event.judgement.outcome;
    case 'verdict':
      return verdict.icon;
  }
}
