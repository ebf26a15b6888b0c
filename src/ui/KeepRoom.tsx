import type { ReactNode } from 'react';
import styles from './KeepRoom.module.css';

type KeepRoomProps = {
  /** What may stand here at another time; the tallest of them sets the height. */
  readonly others: readonly ReactNode[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Keeps room for whatever may stand in a place, so that a change of words moves nothing. */
export function KeepRoom({ others, className, children }: KeepRoomProps) {
  return (
    <div className={`${styles['room']} ${className ?? ''}`}>
      {others.map((other, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the others never change places
        <div key={i} className={styles['other']} aria-hidden="true" inert>
          {other}
        </div>
      ))}
      {children}
    </div>
  );
}
