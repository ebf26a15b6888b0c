import type { MotionValue } from 'framer-motion';
import { useRef } from 'react';
import { useFollow } from '../player/useFollow';
import { Ident } from '../ui/Ident';
import { pointAt, type Point } from './geometry';
import { shareAt } from './legs';
import styles from './WiresOf.module.css';

/** A way that a chip goes, in stations of the approach. */
export type Trip = {
  readonly line: readonly Point[];
  readonly from: number;
  readonly to: number;
  /** The station at which it is gone. */
  readonly until: number;
  /** The share of the line at which it stops. */
  readonly upTo: number;
};

type ChipProps = {
  readonly legs: MotionValue<number>;
  readonly look: 'asks' | 'value' | 'answer';
  readonly tenant?: string;
  readonly outcome?: string;
  readonly text: string;
  readonly trips: readonly Trip[];
};

const FADE = 0.2;

/** What a request or an answer carries, travelling its connector. */
export function Chip({ legs, look, tenant, outcome, text, trips }: ChipProps) {
  const element = useRef<HTMLDivElement>(null);
  useFollow(legs, (latest) => {
    const style = element.current?.style;
    if (style === undefined) return;
    const trip = trips.findLast(({ from }) => latest >= from);
    const share =
      trip === undefined
        ? 0
        : Math.min(shareAt(latest, trip.from, FADE), shareAt(-latest, -trip.until, FADE));
    style.opacity = String(share);
    style.visibility = share === 0 ? 'hidden' : 'inherit';
    if (trip === undefined || share === 0) return;
    const { x, y } = pointAt(
      trip.line,
      eased((latest - trip.from) / (trip.to - trip.from)) * trip.upTo,
    );
    style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) translate(-50%, -50%)`;
  });
  return (
    <div
      ref={element}
      className={styles['chip']}
      data-look={look}
      data-tenant={tenant}
      data-outcome={outcome}
      aria-hidden="true"
    >
      <Ident text={text} />
    </div>
  );
}

/** Ease in and out, so that a chip leaves and arrives gently. */
function eased(share: number): number {
  const x = Math.min(1, Math.max(0, share));
  return x * x * (3 - 2 * x);
}
