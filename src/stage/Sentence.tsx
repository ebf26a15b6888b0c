import { STATIONS } from '../engine/timeline';
import { Icon, type IconName } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import { Appear } from './Appear';
import type { Picture } from './picture';
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
  return (
    <>
      <Appear legs={legs} from={STATIONS.leaves} over={0} until={STATIONS.home}>
        <SentenceWords icon={null} text={coming.sentence} />
      </Appear>
      <Appear legs={legs} from={STATIONS.home} over={0}>
        <SentenceWords icon={iconOf(picture, telling)} text={stands.sentence} />
      </Appear>
    </>
  );
}

/** A sentence of the stage, with the icon of the outcome that it explains. */
export function SentenceWords({ icon, text }: { icon: IconName | null; text: string }) {
  return (
    <div className={styles['sentence']}>
      {icon !== null && (
        <span className={styles['icon']} data-outcome={icon}>
          <Icon name={icon} />
        </span>
      )}
      <p>
        <Prose text={text} />
      </p>
    </div>
  );
}

function iconOf(picture: Picture, { verdict }: Telling): IconName | null {
  switch (picture.kind) {
    case 'opening':
    case 'write':
    case 'unstored':
      return null;
    case 'read':
      return picture.event.judgement.outcome;
    case 'verdict':
      return verdict.icon;
  }
}
