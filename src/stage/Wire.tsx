import type { MotionValue } from 'framer-motion';
import { useRef } from 'react';
import { useFollow } from '../player/useFollow';
import { roundedPath, type Point } from './geometry';
import { shareAt } from './legs';
import styles from './WiresOf.module.css';

type WireProps = {
  readonly legs: MotionValue<number>;
  /** The station from which on it is there. */
  readonly from: number;
  readonly line: readonly Point[];
  readonly look: 'asks' | 'carries' | 'brings-nothing';
  readonly tenant?: string;
  readonly outcome?: string;
  readonly head?: 'open' | 'filled';
};

const HEADS = { open: 'M-8 -5L0 0L-8 5', filled: 'M-11 -5.5L0 0L-11 5.5z' };

/** One connector: a request dashed, an answer solid, or dotted when it brings nothing. */
export function Wire({ legs, from, line, look, tenant, outcome, head }: WireProps) {
  const element = useRef<SVGGElement>(null);
  useFollow(legs, (latest) => {
    if (element.current !== null)
      element.current.style.opacity = String(shareAt(latest, from, 0.3));
  });
  const end = line.at(-1);
  const before = line.at(-2);
  if (end === undefined || before === undefined) return null;
  const turn = before.x > end.x ? 180 : 0;
  return (
    <g
      ref={element}
      className={styles['wire']}
      data-look={look}
      data-tenant={tenant}
      data-outcome={outcome}
    >
      <path d={roundedPath(line)} />
      {head !== undefined && (
        <path
          className={styles['head']}
          data-head={head}
          d={HEADS[head]}
          transform={`translate(${end.x} ${end.y}) rotate(${turn})`}
        />
      )}
    </g>
  );
}
