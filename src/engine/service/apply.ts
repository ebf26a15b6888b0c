import { EMPTY_MAP, entriesOf, valueAt, withoutKey, withValue } from '../persistent-map';
import type { Applied } from './answer';
import { append } from './append';
import { create } from './create';
import type { Change } from './history';
import { get, list, listEvents, remove } from './lookup';
import { storeName } from './merge';
import { assign, change, contextWrite, read } from './object';
import type { Caller, Op } from './operation';
import type { Failure } from './failure';
import type { Rules } from './rules';
import { stateOf } from './told';
import {
  objectAt,
  withHandle,
  withNewCell,
  type Handle,
  type ObjectHandle,
  type World,
} from './world';
import type { HandleId, ProcessId } from './values';

type HandleOp = Extract<Op, { on: HandleId }>;

/**
 * One operation on a session service, by the rules of its runtime: the world after it, and what the
 * caller was told. An operation that fails changes nothing but what the rules say.
 */
export function apply(world: World, op: Op, caller: Caller, rules: Rules): Applied {
  switch (op.op) {
    case 'create':
      return create(world, op, caller, rules);
    case 'get':
      return get(world, op, caller, rules);
    case 'list':
      return list(world, op, caller, rules);
    case 'listEvents':
      return listEvents(world, op.ids, caller, rules);
    case 'delete':
      return remove(world, op.ids, caller, rules);
    case 'restart':
      return restart(world, caller.process, rules);
    case 'append':
    case 'assign':
    case 'change':
    case 'contextWrite':
    case 'yield':
    case 'read':
    case 'state':
    case 'end':
      return withHandleOf(world, op, caller, rules);
  }
}

function withHandleOf(world: World, op: HandleOp, caller: Caller, rules: Rules): Applied {
  const handle = valueAt(world.handles, op.on);
  if (handle?.kind === 'object') return inHand(world, handle, op, caller, rules);
  // There is no object to work on: the caller still has what it was told instead of one.
  const failure = handle?.failure ?? ({ kind: 'no-session' } satisfies Failure);
  return { world, answer: op.op === 'read' ? { kind: 'read', found: failure } : failure };
}

function inHand(
  world: World,
  handle: ObjectHandle,
  op: HandleOp,
  caller: Caller,
  rules: Rules,
): Applied {
  switch (op.op) {
    case 'append': {
      const { event: id, at, author, delta, removes = [], partial = false } = op;
      if (removes.length > 0 && rules.removal === 'not-offered') {
        return { world, answer: { kind: 'not-offered' } };
      }
      // A delta has one value a key: the removal.
      const values = delta.filter(([key]) => !removes.includes(key));
      const [made, changes] = changesOf(world, values, caller, rules);
      const removed = removes.map((key) => ({ key, ref: null, written: made.named }));
      const all = [...changes, ...removed];
      return append(made, op.on, handle, { id, at, author, partial, changes: all }, rules);
    }
    case 'yield': {
      const told = withHandle(world, op.on, { ...handle, pending: [] });
      return append(
        told,
        op.on,
        handle,
        {
          id: op.event,
          at: op.at,
          author: 'agent' as const,
          partial: false,
          changes: handle.pending,
        },
        rules,
      );
    }
    case 'assign':
      return assign(world, handle, op, caller, rules);
    case 'change':
      return change(world, handle, op, caller);
    case 'contextWrite':
      return contextWrite(world, handle, op, caller, rules);
    case 'read':
      return { world, answer: { kind: 'read', found: read(world, op.on, handle, op.key, rules) } };
    case 'state':
      return {
        world,
        answer: { kind: 'state', state: stateOf(world, objectAt(world, handle.object).state) },
      };
    case 'end':
      return {
        world: { ...world, handles: withoutKey(world.handles, op.on) },
        answer: { kind: 'done' },
      };
  }
}

/** A delta's values as new cells; null for a key that it removes. */
function changesOf(
  world: World,
  delta: Extract<Op, { op: 'append' }>['delta'],
  { step, tag }: Caller,
  rules: Rules,
): [World, readonly Change[]] {
  let at = world;
  const changes = delta.map(([key, value]): Change => {
    if (value === null && rules.nullInDelta === 'removes')
      return { key, ref: null, written: at.named };
    const [next, ref] = withNewCell(at, { value, tag, by: step });
    const written = at.named;
    at = next;
    return { key, ref, written };
  });
  return [at, changes];
}

/** A process ends: its memory is gone, and so is every object in its hands. */
function restart(world: World, process: ProcessId, rules: Rules): Applied {
  const stores =
    rules.storage === 'memory' ? withoutKey(world.stores, storeName(rules, process)) : world.stores;
  const handles = entriesOf(world.handles).filter(([, handle]) => handle.process !== process);
  return {
    world: {
      ...world,
      stores,
      handles: handles.reduce<World['handles']>(
        (kept, [id, handle]: readonly [HandleId, Handle]) => withValue(kept, id, handle),
        EMPTY_MAP,
      ),
    },
    answer: { kind: 'done' },
  };
}
