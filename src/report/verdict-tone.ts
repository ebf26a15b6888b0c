import type { Outcome } from '../engine/scenario/judge';
import type { Verdict } from '../engine/experiment/verdict';

/** The outcome whose icon and colour stand for a whole verdict. */
export function toneOf({ isolation, right }: Verdict): Outcome {
  if (isolation.kind === 'leak') return 'leak';
  if (!right) return 'missed';
  return isolation.kind === 'kept-by-guard' ? 'blocked' : 'served';
}
