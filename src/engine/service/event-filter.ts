import { eventsOf, historyOf, type History, type StoredEvent } from './history';
import type { ErrorKind } from './failure';
import type { EventFilter } from './operation';
import type { Rules } from './rules';
import type { SessionObject } from './world';

/** Why the events of a session that was found can't be given, or null. */
export function refusedEvents(
  { history }: SessionObject,
  { recent = 0 }: EventFilter,
  { recentNegative }: Rules,
): ErrorKind | null {
  if (recent >= 0) return null;
  if (recentNegative === 'refused-by-database') return 'refused-by-database';
  return recentNegative === 'trips' && history.count > 0 ? 'invalid-argument' : null;
}

/** The events that the filters leave: first the newest, then of these those from the instant on. */
export function filtered(history: History, { recent, after }: EventFilter, rules: Rules): History {
  if (recent === undefined && after === undefined) return history;
  const events = newest(eventsOf(history), recent, rules);
  return historyOf(after === undefined ? events : from(events, after, rules));
}

function newest(
  events: readonly StoredEvent[],
  recent: number | undefined,
  rules: Rules,
): readonly StoredEvent[] {
  if (recent === undefined) return events;
  if (recent === 0) return rules.recentZero === 'none' ? [] : events;
  if (recent > 0) return events.slice(-recent);
  return rules.recentNegative === 'skips' ? events.slice(-recent) : events;
}

/**
 * The events from an instant on. A service that takes its events to be in order of time looks only
 * for the place where they begin.
 *
 * Source: ADK Python and ADK JS (from the end), ADK Go (`sort.Search`), each in memory.
 */
function from(events: readonly StoredEvent[], after: number, rules: Rules): readonly StoredEvent[] {
  const isIn = ({ at }: StoredEvent) =>
    at > after || (at === after && rules.afterInstant === 'included');
  if (rules.eventOrder === 'by-time') return events.filter(isIn);
  switch (rules.afterUnordered) {
    case 'each':
      return events.filter(isIn);
    case 'tail':
      return events.slice(events.findLastIndex((event) => !isIn(event)) + 1);
    case 'searched':
      return events.slice(searched(events, isIn));
  }
}

/** Where a binary search finds that it holds, were it to hold from somewhere on to the end. */
function searched<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const item = items[middle];
    if (item === undefined || holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
