import type { ReactNode } from 'react';
import { STATIONS } from '../engine/timeline';
import { Prose } from '../ui/Prose';
import { Appear } from './Appear';
import { Comparison } from './Comparison';
import styles from './Stage.module.css';
import { Opening } from './Opening';
import type { Picture } from './picture';
import { wordsOf, type Telling } from './sentences';
import { Service } from './Service';
import { Unstored } from './Unstored';
import { useLegs } from './useLegs';
import { WiresOf } from './WiresOf';

type LayerProps = {
  readonly index: number;
  readonly picture: Picture;
  readonly guarded: boolean;
  readonly service: string;
  readonly telling: Telling;
  readonly verdict: ReactNode;
};

/** One picture of the stage: the key comparison, the session service, and what runs between. */
export function Layer({ index, picture, guarded, service, telling, verdict }: LayerProps) {
  const legs = useLegs(index);
  const { coming, stands } = wordsOf(picture, telling);
  return (
    <Appear legs={legs} from={STATIONS.leaves} over={0} className={styles['layer']}>
      <div className={styles['picture']} data-picture={picture.kind}>
        <div className={styles['middle']}>
          <div className={styles['headings']}>
            <Appear legs={legs} from={STATIONS.leaves} over={0} until={STATIONS.home}>
              <h3>
                <Prose text={coming.heading} />
              </h3>
            </Appear>
            <Appear legs={legs} from={STATIONS.home} over={0}>
              <h3>
                <Prose text={stands.heading} />
              </h3>
            </Appear>
          </div>
          {picture.kind === 'opening' && <Opening />}
          {picture.kind === 'verdict' && verdict}
          {picture.kind === 'unstored' && <Unstored event={picture.event} legs={legs} />}
          {(picture.kind === 'write' || picture.kind === 'read') && (
            <Comparison picture={picture} legs={legs} />
          )}
        </div>
        <Service stores={picture.stores} legs={legs} guarded={guarded} name={service} />
        {(picture.kind === 'write' || picture.kind === 'read') && (
          <WiresOf picture={picture} legs={legs} guarded={guarded} />
        )}
      </div>
    </Appear>
  );
}
