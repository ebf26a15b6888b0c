import { sentences } from 'virtual:stage-room';
import { experiment } from '../engine/experiment/experiment';
import { OPENING } from '../engine/experiment/settings';
import { messages } from '../messages';

const GLOBEX_READ = 4;
const VERDICT = 5;

const [LONGEST_NAME = ''] = Object.values(messages.runtimeNames).toSorted(
  (a, b) => b.length - a.length,
);

/** The run with the longest keys and names, its fullest pictures, and the longest sentences of all runs. */
export const TALLEST = {
  run: experiment({
    ...OPENING,
    prefix: 'temp',
    app: 'per-tenant',
    user: 'qualified',
    service: 'java-memory',
  }).run,
  events: [GLOBEX_READ, VERDICT],
  sentences,
  service: LONGEST_NAME,
};
