import type { Outcome } from '../engine/scenario/judge';
import type { IsolationVerdict, ReadsVerdict, Verdict } from '../engine/experiment/verdict';

/** The outcome whose icon and colour stand for a whole verdict. */
export const VERDICT_TONE: Readonly<Record<Verdict['kind'], Outcome>> = {
  leak: 'leak',
  luck: 'missed',
  loss: 'missed',
  'right-by-keys': 'served',
  'right-by-guard': 'blocked',
};

/** The same for its first part. */
export const READS_TONE: Readonly<Record<ReadsVerdict['kind'], Outcome>> = {
  all: 'served',
  some: 'missed',
  none: 'missed',
};

/** The same for its second part. */
export const ISOLATION_TONE: Readonly<Record<IsolationVerdict['kind'], Outcome>> = {
  leak: 'leak',
  'kept-by-luck': 'missed',
  'kept-by-guard': 'blocked',
  'kept-by-keys': 'served',
  'never-stored': 'missed',
};
