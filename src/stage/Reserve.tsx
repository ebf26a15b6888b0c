import { motionValue } from 'framer-motion';
import { STATIONS } from '../engine/timeline';
import type { Run } from '../engine/scenario/run';
import { Comparison } from './Comparison';
import { pictureOf } from './scene';
import { Service } from './Service';
import styles from './Stage.module.css';

const AT_HOME = motionValue<number>(STATIONS.home);

/** Takes the room of the tallest picture without showing it, so that nothing below ever moves. */
export function Reserve({ run, event }: { run: Run; event: number }) {
  const picture = pictureOf(run, event);
  if (picture.kind !== 'read') return null;
  return (
    <div className={styles['reserve']} aria-hidden="true" inert>
      <div className={styles['picture']} data-picture={picture.kind}>
        <div className={styles['middle']}>
          <div className={styles['headings']} />
          <Comparison picture={picture} legs={AT_HOME} />
        </div>
        <Service stores={picture.stores} legs={AT_HOME} guarded={false} />
      </div>
    </div>
  );
}
