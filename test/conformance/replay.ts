import { apply } from '../../src/engine/service/apply';
import { eventsOf } from '../../src/engine/service/history';
import type { Answer as EngineAnswer, Op } from '../../src/engine/service/operation';
import type { Rules } from '../../src/engine/service/rules';
import { deltaOf, stateOf } from '../../src/engine/service/told';
import { EMPTY_WORLD, type SessionObject, type World } from '../../src/engine/service/world';
import type { Answer, Case, CaseStep } from './case-schema';

/** What the model answers to a step, and who wrote the value that a read was told. */
export type Replayed = { readonly answer: Answer; readonly writer: string | null };

/** Plays a case on the model by the rules of a runtime. A step is called by its number, from 0. */
export function replay({ steps }: Case, rules: Rules): readonly Replayed[] {
  let world = EMPTY_WORLD;
  return steps.map((step, i) => {
    const caller = { step: String(i), tag: null, process: step.process ?? 'p1' };
    const applied = apply(world, opOf(step), caller, rules);
    world = applied.world;
    return { answer: told(world, applied.answer), writer: writerOf(applied.answer) };
  });
}

function opOf(step: CaseStep): Op {
  switch (step.op) {
    case 'create': {
      const { op, as, app, user, session, state = [] } = step;
      return { op, as, ids: { app, user, ...(session === undefined ? {} : { session }) }, state };
    }
    case 'get': {
      const { op, as, app, user, session, recent, after } = step;
      const only = {
        ...(recent === undefined ? {} : { recent }),
        ...(after === undefined ? {} : { after }),
      };
      return { op, as, ids: { app, user, session }, only };
    }
    case 'list': {
      const { op, app, user } = step;
      return { op, app, ...(user === undefined ? {} : { user }) };
    }
    case 'listEvents':
    case 'delete': {
      const { op, app, user, session } = step;
      return { op, ids: { app, user, session } };
    }
    case 'append': {
      const { op, on, event, at, author, delta, removes = [], partial = false } = step;
      return { op, on, event, at, author, delta, removes, partial };
    }
    case 'restart':
      return { op: 'restart' };
    case 'assign':
    case 'change':
    case 'contextWrite':
    case 'yield':
    case 'read':
    case 'state':
      return step;
  }
}

function told(world: World, answer: EngineAnswer): Answer {
  switch (answer.kind) {
    case 'done':
    case 'written':
      return { kind: 'done' };
    case 'session':
      return { kind: 'session', ...sessionOf(world, answer.session) };
    case 'sessions':
      return {
        kind: 'sessions',
        sessions: answer.sessions
          .map((session) => ({ user: session.ids.user, ...sessionOf(world, session) }))
          .toSorted((a, b) => order([a.user, a.session], [b.user, b.session])),
      };
    case 'events':
      return {
        kind: 'events',
        events: answer.events.map((event) => [event.id, deltaOf(world, event.changes)]),
      };
    case 'read': {
      const { found } = answer;
      return found.kind === 'value'
        ? { kind: 'value', value: found.cell.value }
        : found.kind === 'no-key'
          ? { kind: 'no-key' }
          : found;
    }
    case 'state':
      return { kind: 'state', state: answer.state };
    case 'no-key':
    case 'no-session':
    case 'error':
    case 'not-offered':
      return answer;
  }
}

function sessionOf(world: World, { ids, state, history }: SessionObject) {
  return {
    session: ids.session,
    state: stateOf(world, state),
    events: eventsOf(history).map(({ id, changes }) => [id, deltaOf(world, changes)] as const),
  };
}

function writerOf(answer: EngineAnswer): string | null {
  return answer.kind === 'read' && answer.found.kind === 'value' ? answer.found.cell.by : null;
}

/** Compares two lists of text, item by item. */
function order(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((text, i) => text !== b[i]);
  return at === -1 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
}
