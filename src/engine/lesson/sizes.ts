import type { CaseEvent } from '../case/play';
import { told, type ToldSession } from '../case/told';
import type { Delta } from '../service/operation';

/** How large a session is that was handed to a caller: its state and its events' deltas as JSON, in bytes. */
export type Size = { readonly step: number; readonly state: number; readonly events: number };

/** The size of every session that a run's callers were handed, in order. */
export function sizesOf(events: readonly CaseEvent[]): readonly Size[] {
  return events.flatMap(({ index, world, answer }) => {
    const said = told(world, answer);
    if (said.kind !== 'session') return [];
    return [{ step: index, state: bytesOf(said.state), events: eventBytes(said.events) }];
  });
}

/** Put together by hand: in a plain object a key such as `__proto__` would be lost. */
function asJson(delta: Delta): string {
  return `{${delta.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
}

function eventBytes(events: ToldSession['events']): number {
  return events.reduce((sum, [, delta]) => sum + bytesOf(delta), 0);
}

function bytesOf(delta: Delta): number {
  return new TextEncoder().encode(asJson(delta)).length;
}
