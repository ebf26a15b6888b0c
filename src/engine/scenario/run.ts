import { parseStateKey, type StateKey } from '../state-key';
import { apply } from '../service/apply';
import type { Found, Write } from '../service/operation';
import { EMPTY_WORLD, type Slot, type StepId, type World } from '../service/world';
import { judge, type Judgement } from './judge';
import type { Expectation, Scenario, Step } from './scenario';

/** Where an event stands in its run, by whom it is, and the world around it. */
type Told = {
  readonly index: number;
  readonly step: Step;
  /** Which turn of its actor this is, counted from 1. */
  readonly turn: number;
  /** The world as the actor sets out. */
  readonly before: World;
  /** The world once the outcome stands. */
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
  /** Where the write that is asked about put its value. */
  readonly held: Slot;
  readonly judgement: Judgement;
};

/** What people see happen: a write, a judged read, and at the end the verdict. */
export type RunEvent =
  | WriteEvent
  | ReadEvent
  | { readonly kind: 'verdict'; readonly index: number; readonly world: World };

/** A scenario played to its end. */
export type Run = { readonly scenario: Scenario; readonly events: readonly RunEvent[] };

/**
 * Plays a scenario on an empty world. Appends and judged reads become events; steps that only
 * prepare leave none. The last event is the verdict.
 *
 * @throws RangeError when a read asks about a value that no earlier step wrote.
 */
export function run(scenario: Scenario): Run {
  const events: RunEvent[] = [];
  const written = new Map<StepId, readonly Write[]>();
  const turns = new Map<string, number>();
  let world: World = EMPTY_WORLD;

  for (const step of scenario.steps) {
    const { actor, op, expect } = step;
    const caller = { step: step.id, tag: actor.tenant, process: actor.process };
    const before = world;
    const applied = apply(before, op, caller);
    const { answer } = applied;
    world = applied.world;
    if (op.op === 'begin') turns.set(actor.id, (turns.get(actor.id) ?? 0) + 1);
    const told = { index: events.length, step, turn: turns.get(actor.id) ?? 0, before, world };

    if (op.op === 'append' && answer.kind === 'written') {
      written.set(step.id, answer.writes);
      events.push({ kind: 'write', ...told, writes: answer.writes });
    }
    if (op.op === 'read' && answer.kind === 'read' && expect !== undefined) {
      const key = parseStateKey(op.key);
      const held = heldBy(written, expect, key);
      const reader = { tenant: actor.tenant, guarded: scenario.guard };
      const { found } = answer;
      const judgement = judge(found, expect, held, reader);
      events.push({ kind: 'read', ...told, key, expect, found, held, judgement });
    }
  }
  return { scenario, events: [...events, { kind: 'verdict', index: events.length, world }] };
}

function heldBy(
  written: ReadonlyMap<StepId, readonly Write[]>,
  expect: Expectation,
  { name }: StateKey,
): Slot {
  const write = written.get(expect.value)?.find(({ key }) => key.name === name);
  if (write === undefined) throw new RangeError(`no earlier step ${expect.value} wrote ${name}`);
  return write.slot;
}
