import type { Verdict } from '../engine/experiment/verdict';
import { messages } from '../messages';
import { VERDICT_TONE } from '../report/verdict-tone';
import type { Telling } from '../stage/sentences';

/** What the stage says before the first event and at the verdict. */
export function tellingOf(verdict: Verdict): Telling {
  return {
    opening: { heading: messages.stage.openingHeading, sentence: messages.stage.opening },
    verdict: {
      heading: messages.report.verdict.headline(verdict),
      sentence: messages.report.verdict.sentence(verdict),
      icon: VERDICT_TONE[verdict.kind],
    },
  };
}
