import type { Run } from '../engine/scenario/run';
import { messages } from '../messages';
import type { Mark } from '../player/Scrubber';

const { terms } = messages;

/** The events of a run as the timeline names them. */
export function marksOf({ events }: Run): readonly Mark[] {
  return events.map((event): Mark => {
    switch (event.kind) {
      case 'write':
        return { event: event.index, name: terms.writeMark, short: terms.writeMark, outcome: null };
      case 'verdict':
        return {
          event: event.index,
          name: terms.verdictMark,
          short: terms.verdictShort,
          outcome: null,
        };
      case 'read': {
        const who = { actor: event.step.actor, turn: event.turn };
        return {
          event: event.index,
          name: terms.mark(who),
          short: terms.shortMark(who),
          outcome: event.judgement.outcome,
        };
      }
    }
  });
}
