import { EMPTY_MAP, entriesOf, valueAt, withValue, type PersistentMap } from '../persistent-map';
import type { Author, Ref, Tick } from './values';
import type { OrderRules, RULE_VALUES } from './rules';

/** One key of a delta: its cell, or null where the delta removes it, and when it was written. */
export type Change = { readonly key: string; readonly ref: Ref | null; readonly written: Tick };

/** An event as a service stores it; `at` is its timestamp in seconds. */
export type StoredEvent = {
  readonly id: string;
  readonly at: number;
  readonly author: Author;
  readonly changes: readonly Change[];
};

/** A session's events by number, and the number of each event id. */
export type History = {
  readonly count: number;
  readonly events: PersistentMap<StoredEvent>;
  readonly numbers: PersistentMap<string>;
};

export const NO_EVENTS: History = { count: 0, events: EMPTY_MAP, numbers: EMPTY_MAP };

/** The newest event of that id, or undefined. */
export function eventAt(history: History, id: string): StoredEvent | undefined {
  const number = valueAt(history.numbers, id);
  return number === undefined ? undefined : valueAt(history.events, number);
}

/** The history with one more event. */
export function withEvent({ count, events, numbers }: History, event: StoredEvent): History {
  const number = String(count);
  return {
    count: count + 1,
    events: withValue(events, number, event),
    numbers: withValue(numbers, event.id, number),
  };
}

/** The history with the event in the place of the one that has its id, or as one more. */
export function withReplaced(history: History, event: StoredEvent): History {
  const number = valueAt(history.numbers, event.id);
  return number === undefined
    ? withEvent(history, event)
    : { ...history, events: withValue(history.events, number, event) };
}

/** The history with the event, which it already holds, where its time puts it. */
export function inTime(history: History, event: StoredEvent, rules: OrderRules): History {
  if (rules.eventOrder === 'as-appended') return history;
  const number = Number(valueAt(history.numbers, event.id));
  const before = valueAt(history.events, String(number - 1));
  // Most often it is in its place: the history as it is shares what it can.
  const isLast = number === history.count - 1;
  if (isLast && (before === undefined || !comesAfter(before, event, rules.sameTime)))
    return history;
  const others = eventsOf(history).filter(({ id }) => id !== event.id);
  const at = others.findIndex((each) => comesAfter(each, event, rules.sameTime));
  return historyOf(others.toSpliced(at === -1 ? others.length : at, 0, event));
}

type SameTime = (typeof RULE_VALUES)['sameTime'][number];

function comesAfter(a: StoredEvent, b: StoredEvent, sameTime: SameTime): boolean {
  if (a.at !== b.at) return a.at > b.at;
  switch (sameTime) {
    case 'as-appended':
      return false;
    case 'newest-first':
      return true;
    case 'by-id':
      return a.id > b.id;
  }
}

/** A history's events, the oldest first. */
export function eventsOf({ events }: History): readonly StoredEvent[] {
  return entriesOf(events)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, event]) => event);
}

/** The history of these events, the oldest first. */
export function historyOf(events: readonly StoredEvent[]): History {
  return events.reduce(withEvent, NO_EVENTS);
}
