import type { MotionValue } from 'framer-motion';
import { InHand } from './InHand';
import type { Picture } from './picture';
import styles from './CaseStage.module.css';
import { Stores } from './Stores';

type PictureOfProps = { readonly picture: Picture; readonly legs: MotionValue<number> };

/** What the callers hold, beside what the session service holds. */
export function PictureOf({ picture, legs }: PictureOfProps) {
  return (
    <div className={styles['picture']}>
      <InHand hands={picture.hands} legs={legs} />
      <Stores stores={picture.stores} legs={legs} />
    </div>
  );
}
