import type { MotionValue } from 'framer-motion';
import { useRef, type ReactNode } from 'react';
import { useFollow } from '../player/useFollow';
import { shareAt } from './legs';

type AppearProps = {
  readonly legs: MotionValue<number>;
  /** The station at which it begins to come in. */
  readonly from: number;
  /** How many legs it takes; 0 is at once. */
  readonly over?: number;
  /** The station at which it goes, at once. */
  readonly until?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Shows its children from one station of an event's approach on, by opacity alone. */
export function Appear({ legs, from, over = 0.4, until, className, children }: AppearProps) {
  const element = useRef<HTMLDivElement>(null);
  useFollow(legs, (latest) => {
    const style = element.current?.style;
    if (style === undefined) return;
    const gone = until !== undefined && latest >= until;
    const share = gone ? 0 : over === 0 ? Number(latest >= from) : shareAt(latest, from, over);
    if (style.opacity === String(share)) return;
    style.opacity = String(share);
    style.visibility = share === 0 ? 'hidden' : 'inherit';
  });
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
