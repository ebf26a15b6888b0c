import type { IconName } from '../ui/Icon';
import type { PersonEvent, RunEvent } from '../engine/scenario/run';
import { messages } from '../messages';
import type { Picture } from './picture';

/** Words that belong to the scenario, not to one of its events. */
export type Telling = {
  readonly opening: { readonly heading: string; readonly sentence: string };
  readonly verdict: {
    readonly heading: string;
    readonly sentence: string;
    readonly icon: IconName;
  };
};

/** What a picture says: on the way, and once its outcome stands. */
export type Words = { readonly heading: string; readonly sentence: string };
export type PictureWords = { readonly coming: Words; readonly stands: Words };

const words = messages.stage;

/** The heading and the sentence of a picture. */
export function wordsOf(picture: Picture, { opening, verdict }: Telling): PictureWords {
  switch (picture.kind) {
    case 'opening':
      return { coming: opening, stands: opening };
    case 'verdict':
      return { coming: verdict, stands: verdict };
    case 'write':
    case 'unstored':
    case 'read':
      return eventWords(picture.event);
  }
}

/** What the live line speaks once an event's outcome stands. */
export function spoken(event: RunEvent, { verdict }: Telling): string {
  if (event.kind === 'verdict') return words.spokenVerdict(verdict.heading, verdict.sentence);
  return eventWords(event).stands.sentence;
}

function eventWords(event: PersonEvent): PictureWords {
  if (event.kind === 'read') {
    return {
      coming: { heading: words.read.comingHeading(event), sentence: words.read.coming(event) },
      stands: { heading: words.read.heading(event), sentence: words.read.why(event) },
    };
  }
  const [write] = event.writes;
  if (write === undefined) return { coming: NONE, stands: NONE };
  return {
    coming: {
      heading: words.write.comingHeading(event),
      sentence: words.write.coming(event, write),
    },
    stands: {
      heading: words.write.heading(write),
      sentence: words.write.why(event, write),
    },
  };
}

const NONE: Words = { heading: '', sentence: '' };
