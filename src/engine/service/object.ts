import { valueAt, withValue } from '../persistent-map';
import { parseStateKey } from '../state-key';
import { error, type Applied } from './answer';
import { slotOf } from './changes';
import type { Caller, Found, Op, Put } from './operation';
import { storeName } from './merge';
import type { Rules } from './rules';
import { sessionAt } from './store';
import {
  storeOf,
  cellAt,
  objectAt,
  withCell,
  withHandle,
  withNewCell,
  withObject,
  type Entry,
  type ObjectHandle,
  type World,
} from './world';
import { ownSlot, type HandleId, type Json, type Ref, type Slot } from './values';

/** One key of the object's state, as it stands. */
export function read(
  world: World,
  id: HandleId,
  { object, process }: ObjectHandle,
  key: string,
  rules: Rules,
): Found {
  const { ids, state } = objectAt(world, object);
  const entry = valueAt(state, key);
  if (entry !== undefined) {
    const at = entry.at ?? storedSlot(world, { object, process }, key, rules);
    return { kind: 'value', cell: cellAt(world, entry.ref), at };
  }
  return { kind: 'no-key', looked: slotOf(key, ids, id, rules) };
}

/** The object with a value under a key. */
function withAssigned(
  world: World,
  { object: id }: ObjectHandle,
  { key, value }: { readonly key: string; readonly value: Json },
  { step, tag }: Caller,
  { at, written }: Pick<Entry, 'at' | 'written'>,
): [World, Ref] {
  const [made, ref] = withNewCell(world, { value, tag, by: step });
  const object = objectAt(made, id);
  const state = withValue(object.state, key, { ref, at, written });
  return [withObject(made, id, { ...object, state }), ref];
}

function refusesNull(value: Json, rules: Rules): boolean {
  return value === null && rules.nullInState === 'refused';
}

/** True for a key that JavaScript takes for something else when it is assigned where there is none. */
function isLost(
  world: World,
  { object }: ObjectHandle,
  key: string,
  { protoAssigned }: Rules,
): boolean {
  const known = valueAt(objectAt(world, object).state, key);
  return key === '__proto__' && protoAssigned === 'lost' && known === undefined;
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
  if (isLost(world, handle, op.key, rules)) return { world, answer: { kind: 'done' } };
  const known = valueAt(objectAt(world, handle.object).state, op.key)?.written ?? null;
  const [assigned] = withAssigned(world, handle, op, caller, { at: null, written: known });
  const slot = storedSlot(world, handle, op.key, rules);
  const put: Put = slot === null ? { kind: 'in-hand' } : { kind: 'at', slot };
  const write = { key: parseStateKey(op.key), value: op.value, by: caller.step, put };
  return { world: assigned, answer: { kind: 'written', writes: [write] } };
}

/** Where a key that was only assigned is stored: what the service itself keeps is stored at once. */
function storedSlot(
  world: World,
  { object, process }: Pick<ObjectHandle, 'object' | 'process'>,
  key: string,
  rules: Rules,
): Slot | null {
  const { ids } = objectAt(world, object);
  const isStored = sessionAt(storeOf(world, storeName(rules, process)), ids) === object;
  return isStored ? ownSlot(ids, key) : null;
}

/** Where a `temp:` key that a context wrote stands at once: its place is the invocation, not a store. */
function invocationSlot(
  world: World,
  id: HandleId,
  { object }: ObjectHandle,
  key: string,
  rules: Rules,
): Slot | null {
  const slot = slotOf(key, objectAt(world, object).ids, id, rules);
  return slot.bucket[0] === 'temp' ? slot : null;
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
  if (isLost(world, handle, op.key, rules)) return { world, answer: { kind: 'done' } };
  const written = world.named;
  const [assigned, ref] = withAssigned(world, handle, op, caller, {
    at: invocationSlot(world, op.on, handle, op.key, rules),
    written,
  });
  const others = handle.pending.filter(({ key }) => key !== op.key);
  // The pending delta has no such key to overwrite, even where the state has.
  const rides = op.key !== '__proto__' || rules.protoAssigned === 'kept';
  const pending = rides ? [...others, { key: op.key, ref, written }] : others;
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
  const held = entry === undefined ? null : cellAt(world, entry.ref).value;
  if (entry === undefined || typeof held !== 'object' || held === null || Array.isArray(held)) {
    return { world, answer: { kind: 'no-key' } };
  }
  const next = Object.fromEntries([...Object.entries(held), [name, value] as const]);
  return {
    world: withCell(world, entry.ref, { value: next, tag, by: step }),
    answer: { kind: 'done' },
  };
}
