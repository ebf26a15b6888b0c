import { caseReplay as words } from '../messages/en/case';
import type { Mark } from '../player/Scrubber';

/** With more marks than these, their words would lie on each other. */
const ROOMY = 7;

/** With more marks than these, a finger on a phone could not hit one without its neighbour. */
const TAPPED = 10;

/** A mark on the timeline for each step. */
export function marksOf(steps: number): readonly Mark[] {
  return Array.from({ length: steps }, (_, event): Mark => {
    const number = String(event + 1);
    const name = steps > ROOMY ? number : words.mark(event + 1);
    return { event, name, short: number, outcome: null, spare: steps > TAPPED && event % 2 === 1 };
  });
}
