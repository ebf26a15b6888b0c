import type { CaseEvent } from '../case/play';
import { told, type ToldAnswer } from '../case/told';

/**
 * What a caller was told at a step, by its number from 0.
 *
 * @throws Error when the run has no such step: whatever was said of it would pass for true or false.
 */
export function toldAt(events: readonly CaseEvent[], step: number): ToldAnswer {
  const event = events[step];
  if (event === undefined) throw new Error(`there is no step ${step}`);
  return told(event.world, event.answer);
}
