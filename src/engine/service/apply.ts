import { parseStateKey, type StateKey } from '../state-key';
import { storageKey, type SessionIds } from '../storage-key';
import type { Answer, Caller, Delta, Found, Op, Write } from './operation';
import {
  cellAt,
  hasSession,
  memoryOf,
  withCell,
  withoutBucket,
  type Handle,
  type HandleId,
  type Memory,
  type ProcessId,
  type Slot,
  type World,
} from './world';

/** The world after an operation, and what the caller was told. */
export type Applied = { readonly world: World; readonly answer: Answer };

/**
 * One operation on the session service, by the documented contract: a delta's keys are routed by
 * their prefixes, the prefix is stripped in the store, and `temp:` ends with the invocation.
 * An operation on a session that does not exist changes nothing and says so.
 *
 * Source: ADK documentation, "State: the session's scratchpad" and "Session lifecycle".
 */
export function apply(world: World, op: Op, caller: Caller): Applied {
  switch (op.op) {
    case 'create':
      return create(world, op.ids, caller.process);
    case 'begin': {
      // Whatever the outcome, the name no longer stands for an earlier session.
      const handles = new Map(world.handles);
      handles.delete(op.as);
      if (!hasSession(memoryOf(world, caller.process), op.ids)) {
        return noSession({ ...world, handles });
      }
      handles.set(op.as, { ids: op.ids, process: caller.process, invocation: op.invocation });
      return done({ ...world, handles });
    }
    case 'append': {
      const handle = world.handles.get(op.on);
      return handle ? append(world, handle, op.delta, caller) : noSession(world);
    }
    case 'read': {
      const handle = world.handles.get(op.on);
      const found: Found = handle ? read(world, handle, op.key) : { kind: 'no-session' };
      return { world, answer: { kind: 'read', found } };
    }
    case 'end':
      return end(world, op.on);
  }
}

function create(world: World, ids: SessionIds, process: ProcessId): Applied {
  const memory = memoryOf(world, process);
  if (hasSession(memory, ids)) return done(world);
  return done(withMemory(world, process, { ...memory, sessions: [...memory.sessions, ids] }));
}

function append(world: World, handle: Handle, delta: Delta, caller: Caller): Applied {
  const writes = delta.map(([text, value]): Write => {
    const key = parseStateKey(text);
    return { key, value, slot: slotOf(handle, key) };
  });
  const memory = writes.reduce(
    (stored, { slot, value }) =>
      withCell(stored, slot, { value, tag: caller.tag, by: caller.step }),
    memoryOf(world, handle.process),
  );
  return { world: withMemory(world, handle.process, memory), answer: { kind: 'written', writes } };
}

function read(world: World, handle: Handle, key: string): Found {
  const slot = slotOf(handle, parseStateKey(key));
  const cell = cellAt(memoryOf(world, handle.process), slot);
  return cell === null ? { kind: 'no-key', looked: slot } : { kind: 'value', cell, at: slot };
}

function end(world: World, id: HandleId): Applied {
  const handle = world.handles.get(id);
  if (handle === undefined) return noSession(world);
  const own = storageKey('temp', handle.ids, handle.invocation);
  const memory = withoutBucket(memoryOf(world, handle.process), own);
  const handles = new Map(world.handles);
  handles.delete(id);
  return done({ ...withMemory(world, handle.process, memory), handles });
}

function slotOf(handle: Handle, { scope, name }: StateKey): Slot {
  return { bucket: storageKey(scope, handle.ids, handle.invocation), key: name };
}

function withMemory(world: World, process: ProcessId, memory: Memory): World {
  return { ...world, memories: new Map(world.memories).set(process, memory) };
}

function noSession(world: World): Applied {
  return { world, answer: { kind: 'no-session' } };
}

function done(world: World): Applied {
  return { world, answer: { kind: 'done' } };
}
