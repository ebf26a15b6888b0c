import { parseStateKey, type StateKey } from '../state-key';
import { contract } from '../runtimes/contract';
import { apply } from '../service/apply';
import type { Found, Write } from '../service/operation';
import { EMPTY_WORLD, type World } from '../service/world';
import type { Slot } from '../service/values';
import { judge, type Judgement } from './judge';
import type { Actor, ActorId, Expectation, Scenario, Step } from './scenario';

/** Where an event stands in its run, by whom it is, and the world once its outcome stands. */
type Told = {
  readonly index: number;
  readonly step: Step;
  /** Which turn of its actor this is, counted from 1. */
  readonly turn: number;
  readonly world: World;
};

export type WriteEvent = Told & {
  readonly kind: 'write';
  readonly writes: readonly Write[];
};

export type ReadEvent = Told & {
  readonly kind: 'read';
  readonly key: StateKey;
  readonly expect: Expectation;
  readonly found: Found;
  /** Who wrote the value that is asked about, and where the service put it. */
  readonly writer: Actor;
  readonly held: Slot;
  readonly judgement: Judgement;
};

/** What somebody did. */
export type PersonEvent = WriteEvent | ReadEvent;

/** What people see happen: writes, judged reads, and at the end the verdict. */
export type RunEvent =
  | PersonEvent
  | { readonly kind: 'verdict'; readonly index: number; readonly world: World };

/** A scenario played to its end. */
export type Run = { readonly scenario: Scenario; readonly events: readonly RunEvent[] };

/**
 * Plays a scenario on an empty world, by the documented contract. Appends and judged reads become events; steps that only
 * prepare leave none. The last event is the verdict.
 *
 * @throws RangeError when a read asks about a step that wrote nothing before it.
 */
export function run(scenario: Scenario): Run {
  const events: PersonEvent[] = [];
  const turns = new Map<ActorId, number>();
  let world: World = EMPTY_WORLD;

  for (const step of scenario.steps) {
    const { actor, op, expect } = step;
    const caller = { step: step.id, tag: actor.tenant, process: actor.process };
    const applied = apply(world, op, caller, contract);
    const { answer } = applied;
    world = applied.world;
    if (op.op === 'get' && answer.kind === 'session')
      turns.set(actor.id, (turns.get(actor.id) ?? 0) + 1);
    const told = { index: events.length, step, turn: turns.get(actor.id) ?? 0, world };

    if (answer.kind === 'written') {
      events.push({ kind: 'write', ...told, writes: answer.writes });
    }
    if (op.op === 'read' && answer.kind === 'read' && expect !== undefined) {
      const key = parseStateKey(op.key);
      const { writer, held } = asked(events, expect, key);
      const { found } = answer;
      const judgement = judge(found, expect, held, {
        tenant: actor.tenant,
        guarded: scenario.guard,
      });
      events.push({ kind: 'read', ...told, key, expect, found, writer, held, judgement });
    }
  }
  return { scenario, events: [...events, { kind: 'verdict', index: events.length, world }] };
}

/** The reads of a run, in order. */
export function readsOf({ events }: Run): readonly ReadEvent[] {
  return events.filter((event) => event.kind === 'read');
}

/**
 * The write that a read asks about: who made it, and where the service put its value. Of a delta
 * with several keys it is the one read; a key that the delta does not have is held against its first.
 */
function asked(events: readonly PersonEvent[], { value }: Expectation, { scope, name }: StateKey) {
  for (const event of events) {
    if (event.kind !== 'write' || event.step.id !== value) continue;
    const { writes } = event;
    const write =
      writes.find(({ key }) => key.scope === scope && key.name === name) ??
      writes.find(({ key }) => key.name === name) ??
      writes[0];
    if (write !== undefined) return { writer: event.step.actor, held: write.slot };
  }
  throw new RangeError(`no earlier step ${value} wrote anything`);
}
