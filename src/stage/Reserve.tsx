import { motionValue } from 'framer-motion';
import type { ReactNode } from 'react';
import { STATIONS } from '../engine/timeline';
import { Comparison } from './Comparison';
import type { Picture } from './picture';
import { Service } from './Service';
import styles from './Stage.module.css';

const AT_HOME = motionValue<number>(STATIONS.home);

type ReserveProps = {
  readonly picture: Picture;
  readonly service: string;
  readonly verdict: ReactNode;
};

/** A picture at its fullest, guard included; it is never shown, only its room is kept. */
export function Reserve({ picture, service, verdict }: ReserveProps) {
  return (
    <div className={styles['picture']}>
      <div className={styles['middle']}>
        <div className={styles['headings']} />
        {picture.kind === 'verdict' && verdict}
        {picture.kind === 'read' && <Comparison picture={picture} legs={AT_HOME} />}
      </div>
      <Service stores={picture.stores} legs={AT_HOME} guarded name={service} />
    </div>
  );
}
