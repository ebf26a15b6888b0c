import { describe, expect, it } from 'vitest';
import {
  eventAt,
  eventsOf,
  historyOf,
  inTime,
  NO_EVENTS,
  withEvent,
  withReplaced,
  type History,
  type StoredEvent,
} from '../../../src/engine/service/history';
import { deepFreeze } from '../deep-freeze';

const BY_TIME = { eventOrder: 'by-time', sameTime: 'as-appended' } as const;

function event(id: string, at: number, key = 'plan'): StoredEvent {
  return { id, at, author: 'agent', changes: [{ key, ref: `cell-of-${id}`, written: 0 }] };
}

/** The ids and times of a history's events, the oldest first. */
function told(history: History): readonly string[] {
  return eventsOf(history).map(({ id, at }) => `${id} at ${at}`);
}

/** A history as a service that orders by time keeps it. */
function ordered(events: readonly StoredEvent[], put = withEvent): History {
  return events.reduce<History>(
    (history, each) => inTime(put(history, each), each, BY_TIME),
    NO_EVENTS,
  );
}

describe('a history', () => {
  it('has no events at first', () => {
    expect(eventsOf(NO_EVENTS)).toEqual([]);
    expect(NO_EVENTS.count).toBe(0);
    expect(eventAt(NO_EVENTS, 'e1')).toBeUndefined();
  });

  it('gives its events whole, in the order in which they came, whatever their times', () => {
    const events = [event('e2', 5), event('e1', 9), event('e3', 1)];
    const history = historyOf(events);
    expect(eventsOf(history)).toEqual(events);
    expect(history.count).toBe(3);
  });

  it('keeps the order of more than ten events', () => {
    const history = historyOf(Array.from({ length: 120 }, (_, i) => event(`e${i}`, i)));
    expect(eventsOf(history).map(({ at }) => at)).toEqual(Array.from({ length: 120 }, (_, i) => i));
  });

  it('is not changed by one more event', () => {
    const history = deepFreeze(historyOf([event('e1', 1)]));
    expect(told(withEvent(history, event('e2', 2)))).toEqual(['e1 at 1', 'e2 at 2']);
    expect(told(history)).toEqual(['e1 at 1']);
    expect(eventAt(history, 'e2')).toBeUndefined();
  });
});

describe('the event of an id', () => {
  it('is the one that was put in under it', () => {
    const history = historyOf([event('e1', 1), event('__proto__', 2), event('', 3)]);
    expect(eventAt(history, 'e1')).toEqual(event('e1', 1));
    expect(eventAt(history, '__proto__')).toEqual(event('__proto__', 2));
    expect(eventAt(history, '')).toEqual(event('', 3));
  });

  it('is none for an id that is only like it, or is the number of an event', () => {
    const history = historyOf([event('e1', 1)]);
    for (const id of ['E1', 'e', 'e11', '0', 'constructor']) {
      expect(eventAt(history, id)).toBeUndefined();
    }
  });

  it('is the newest of two, and both are in the history', () => {
    const history = historyOf([event('e1', 1, 'plan'), event('e2', 2), event('e1', 3, 'seats')]);
    expect(eventAt(history, 'e1')).toEqual(event('e1', 3, 'seats'));
    expect(told(history)).toEqual(['e1 at 1', 'e2 at 2', 'e1 at 3']);
  });
});

describe('an event that replaces', () => {
  const history = historyOf([event('e1', 1), event('e2', 2), event('e3', 3)]);

  it('stands in the place of the one that has its id', () => {
    const replaced = withReplaced(history, event('e2', 9, 'seats'));
    expect(told(replaced)).toEqual(['e1 at 1', 'e2 at 9', 'e3 at 3']);
    expect(eventAt(replaced, 'e2')).toEqual(event('e2', 9, 'seats'));
    expect(replaced.count).toBe(3);
  });

  it('leaves the history before it as it was', () => {
    withReplaced(history, event('e2', 9, 'seats'));
    expect(eventAt(history, 'e2')).toEqual(event('e2', 2));
  });

  it('is one more when none has its id', () => {
    const more = withReplaced(history, event('e4', 0));
    expect(told(more)).toEqual(['e1 at 1', 'e2 at 2', 'e3 at 3', 'e4 at 0']);
    expect(eventAt(more, 'e4')).toEqual(event('e4', 0));
  });

  it('leaves room for the next', () => {
    const more = withEvent(withReplaced(history, event('e1', 7)), event('e4', 8));
    expect(told(more)).toEqual(['e1 at 7', 'e2 at 2', 'e3 at 3', 'e4 at 8']);
  });
});

describe('by time', () => {
  it('a history whose last event is in its place is the very same history', () => {
    const history = historyOf([event('e1', 1), event('e2', 2), event('e3', 3)]);
    expect(inTime(history, event('e3', 3), BY_TIME)).toBe(history);
  });

  it('an event that is in its place stays there', () => {
    const history = historyOf([event('e1', 1), event('e2', 2), event('e3', 3)]);
    for (const each of eventsOf(history)) {
      expect(told(inTime(history, each, BY_TIME))).toEqual(['e1 at 1', 'e2 at 2', 'e3 at 3']);
    }
  });

  it.each([
    ['as-appended', ['e3 at 5', 'e1 at 5', 'e2 at 5', 'e0 at 6']],
    ['newest-first', ['e2 at 5', 'e1 at 5', 'e3 at 5', 'e0 at 6']],
    ['by-id', ['e1 at 5', 'e2 at 5', 'e3 at 5', 'e0 at 6']],
  ] as const)('events of one time are ordered %s', (sameTime, order) => {
    const events = [event('e3', 5), event('e1', 5), event('e2', 5), event('e0', 6)];
    const history = events.reduce<History>(
      (held, each) => inTime(withEvent(held, each), each, { eventOrder: 'by-time', sameTime }),
      NO_EVENTS,
    );
    expect(told(history)).toEqual(order);
  });

  it.each([
    ['a later event last', [1, 2, 3], ['e0 at 1', 'e1 at 2', 'e2 at 3']],
    ['an earlier event first', [2, 3, 1], ['e2 at 1', 'e0 at 2', 'e1 at 3']],
    ['an event between where it belongs', [1, 3, 2], ['e0 at 1', 'e2 at 2', 'e1 at 3']],
    ['events that came backwards', [3, 2, 1], ['e2 at 1', 'e1 at 2', 'e0 at 3']],
    [
      'events of one time as they came',
      [5, 7, 5, 7, 5],
      ['e0 at 5', 'e2 at 5', 'e4 at 5', 'e1 at 7', 'e3 at 7'],
    ],
    ['a time before 0', [0.5, -1], ['e1 at -1', 'e0 at 0.5']],
  ])('puts %s', (_, times, order) => {
    expect(told(ordered(times.map((at, i) => event(`e${i}`, at))))).toEqual(order);
  });

  it('moves an event that came again later to its new place', () => {
    const events = [event('e1', 1), event('e2', 2), event('e3', 3), event('e1', 2.5)];
    expect(told(ordered(events, withReplaced))).toEqual(['e2 at 2', 'e1 at 2.5', 'e3 at 3']);
  });

  it('moves an event that came again earlier to its new place', () => {
    const events = [event('e1', 1), event('e2', 2), event('e3', 3), event('e3', 1.5)];
    expect(told(ordered(events, withReplaced))).toEqual(['e1 at 1', 'e3 at 1.5', 'e2 at 2']);
  });

  it('knows each event by its id wherever it was moved', () => {
    const history = ordered([event('e1', 3), event('e2', 1), event('e3', 2)]);
    expect(eventAt(history, 'e1')).toEqual(event('e1', 3));
    expect(eventAt(history, 'e2')).toEqual(event('e2', 1));
    expect(eventAt(history, 'e3')).toEqual(event('e3', 2));
    expect(told(withReplaced(history, event('e3', 2, 'seats')))).toEqual([
      'e2 at 1',
      'e3 at 2',
      'e1 at 3',
    ]);
  });
});
