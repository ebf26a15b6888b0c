import { valueAt, withValue } from '../persistent-map';
import { parseStateKey } from '../state-key';
import { storageKey } from '../storage-key';
import { error, type Applied } from './answer';
import type { Caller, Found, Op } from './operation';
import type { Rules } from './rules';
import {
  cellAt,
  objectAt,
  withCell,
  withHandle,
  withNewCell,
  withObject,
  type HandleId,
  type Json,
  type ObjectHandle,
  type Ref,
  type World,
} from './world';

/** One key of the object's state, as it stands. */
export function read(world: World, id: HandleId, { object }: ObjectHandle, key: string): Found {
  const { ids, state } = objectAt(world, object);
  const entry = valueAt(state, key);
  if (entry !== undefined) return { kind: 'value', cell: cellAt(world, entry.ref), at: entry.at };
  const { scope, name } = parseStateKey(key);
  return { kind: 'no-key', looked: { bucket: storageKey(scope, ids, id), key: name } };
}

/** The object with a value under a key, known to no store. */
function withAssigned(
  world: World,
  { object: id }: ObjectHandle,
  { key, value }: { readonly key: string; readonly value: Json },
  { step, tag }: Caller,
): [World, Ref] {
  const [made, ref] = withNewCell(world, { value, tag, by: step });
  const object = objectAt(made, id);
  const state = withValue(object.state, key, { ref, at: null });
  return [withObject(made, id, { ...object, state }), ref];
}

function refusesNull(value: Json, rules: Rules): boolean {
  return value === null && rules.nullInState === 'refused';
}

/** An assignment to the object's state, with no event. */
export function assign(
  world: World,
  handle: ObjectHandle,
  op: Extract<Op, { op: 'assign' }>,
  caller: Caller,
  rules: Rules,
): Applied {
  if (refusesNull(op.value, rules)) return { world, answer: error('invalid-argument') };
  const [assigned] = withAssigned(world, handle, op, caller);
  return { world: assigned, answer: { kind: 'done' } };
}

/** A write through a context: the object's state at once, the store with the next event. */
export function contextWrite(
  world: World,
  handle: ObjectHandle,
  op: Extract<Op, { op: 'contextWrite' }>,
  caller: Caller,
  rules: Rules,
): Applied {
  if (refusesNull(op.value, rules)) return { world, answer: error('invalid-argument') };
  const [assigned, ref] = withAssigned(world, handle, op, caller);
  const pending = [...handle.pending.filter(([key]) => key !== op.key), [op.key, ref] as const];
  return {
    world: withHandle(assigned, op.on, { ...handle, pending }),
    answer: { kind: 'done' },
  };
}

/** A change inside a nested value, seen wherever that very value is held. */
export function change(
  world: World,
  { object }: ObjectHandle,
  { key, name, value }: Extract<Op, { op: 'change' }>,
  { step, tag }: Caller,
): Applied {
  const entry = valueAt(objectAt(world, object).state, key);
  if (entry === undefined) return { world, answer: { kind: 'no-key' } };
  const held = cellAt(world, entry.ref).value;
  const fields = typeof held === 'object' && held !== null ? Object.entries(held) : [];
  const next = Object.fromEntries([...fields, [name, value] as const]);
  return {
    world: withCell(world, entry.ref, { value: next, tag, by: step }),
    answer: { kind: 'done' },
  };
}
