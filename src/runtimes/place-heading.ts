import { runtimes } from '../messages/en/runtimes';
import { runtimesPage } from '../messages/en/runtimes-page';
import type { Place } from './view';

/** What is open in front of the matrix, by its name; null where nothing is. */
export function headingOf(place: Place): string | null {
  switch (place.kind) {
    case 'matrix':
      return null;
    case 'cell':
      return runtimes.rules[place.rule].title;
    case 'case':
      return place.rule === null ? runtimesPage.sheet.replay : runtimes.rules[place.rule].title;
  }
}
