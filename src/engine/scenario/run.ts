import { parseStateKey, type StateKey } from '../state-key';
import { apply } from '../service/apply';
import type { Answer, Found, Put, Write } from '../service/operation';
import type { Rules } from '../service/rules';
import { EMPTY_WORLD, type World } from '../service/world';
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
  /** Who wrote the value that is asked about, and what became of it. */
  readonly writer: Actor;
  readonly put: Put;
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
 * Plays a scenario on an empty world, by the rules of a session service. Whatever writes a value and
 * judged reads become events; steps that only prepare leave none. The last event is the verdict.
 *
 * @throws RangeError when a read asks about a step that wrote nothing before it.
 */
export function run(scenario: Scenario, rules: Rules): Run {
  const events: PersonEvent[] = [];
  const turns = new Map<ActorId, number>();
  let world: World = EMPTY_WORLD;

  for (const step of scenario.steps) {
    const { actor, op, expect } = step;
    const caller = { step: step.id, tag: actor.tenant, process: actor.process };
    const applied = apply(world, op, caller, rules);
    const { answer } = applied;
    world = applied.world;
    if (op.op === 'get' && answer.kind === 'session')
      turns.set(actor.id, (turns.get(actor.id) ?? 0) + 1);
    const told = { index: events.length, step, turn: turns.get(actor.id) ?? 0, world };

    const writes = writesOf(answer);
    if (writes.length > 0) events.push({ kind: 'write', ...told, writes });
    if (op.op === 'read' && answer.kind === 'read' && expect !== undefined) {
      const key = parseStateKey(op.key);
      const { writer, put } = asked(events, expect, key);
      const { found } = answer;
      const judgement = judge(found, expect, put, {
        tenant: actor.tenant,
        guarded: scenario.guard,
      });
      events.push({ kind: 'read', ...told, key, expect, found, writer, put, judgement });
    }
  }
  return { scenario, events: [...events, { kind: 'verdict', index: events.length, world }] };
}

/** The reads of a run, in order. */
export function readsOf({ events }: Run): readonly ReadEvent[] {
  return events.filter((event) => event.kind === 'read');
}

function writesOf(answer: Answer): readonly Write[] {
  return answer.kind === 'written' || answer.kind === 'created' ? answer.writes : [];
}

/**
 * The write that a read asks about: who made it, and what became of its value. Of a delta with
 * several keys it is the one read; a key that the delta does not have is held against its first.
 */
function asked(events: readonly PersonEvent[], { value }: Expectation, { scope, name }: StateKey) {
  for (const event of events) {
    if (event.kind !== 'write') continue;
    const writes = event.writes.filter(({ by }) => by === value);
    const write =
      writes.find(({ key }) => key.scope === scope && key.name === name) ??
      writes.find(({ key }) => key.name === name) ??
      writes[0];
    if (write !== undefined) return { writer: event.step.actor, put: write.put };
  }
  throw new RangeError(`no earlier step ${value} wrote anything`);
}
