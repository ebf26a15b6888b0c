import { EMPTY_MAP, valueAt, withValue, type PersistentMap } from '../persistent-map';
import { storageKey, type SessionIds, type StorageKey } from '../storage-key';
import type { Change, History } from './history';
import type { Failure } from './operation';
import type { Store } from './store';

export type StepId = string;
export type Tenant = string;
export type ProcessId = string;
export type HandleId = string;

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** A value as people read it: text as it is, anything else as JSON. */
export function jsonText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A value. Who wrote it travels with it, so that a reader can be told. */
export type Cell = {
  readonly value: Json;
  /** The tenant tag that the application stored with the value; null when it stored none. */
  readonly tag: Tenant | null;
  readonly by: StepId;
};

/** One place in a store: the bucket, and the name in it. */
export type Slot = { readonly bucket: StorageKey; readonly key: string };

/** Names a cell. Two places that hold one nested value hold one ref: a change in place shows in both. */
export type Ref = string;

/** When something was written, counted in what the world has named. */
export type Tick = number;

/** One key of a session object's state. */
export type Entry = {
  readonly ref: Ref;
  /** As in a `Found`. */
  readonly at: Slot | null;
  /** When it was written by an event or a context; null for what was loaded. */
  readonly written: Tick | null;
};

export type StateMap = PersistentMap<Entry>;

/** A session object: what a service stores, or what a caller was given. */
export type SessionObject = {
  readonly ids: SessionIds;
  readonly state: StateMap;
  readonly history: History;
  /** When the session was last written to, or created, in seconds. */
  readonly updated: number;
};

export type ObjectId = string;

/** A session object in somebody's hands, or why there is none. */
export type Handle =
  | {
      readonly kind: 'object';
      readonly object: ObjectId;
      readonly process: ProcessId;
      readonly pending: readonly Change[];
    }
  | { readonly kind: 'failed'; readonly process: ProcessId; readonly failure: Failure };

export type ObjectHandle = Extract<Handle, { kind: 'object' }>;

/** Everything that a run has brought about so far. Worlds share structure; none is ever changed. */
export type World = {
  readonly stores: PersistentMap<Store>;
  readonly objects: PersistentMap<SessionObject>;
  readonly handles: PersistentMap<Handle>;
  readonly cells: PersistentMap<Cell>;
  /** How many names the world has given to cells and objects. */
  readonly named: number;
  readonly generatedIds: number;
};

/** The world before the first step. */
export const EMPTY_WORLD: World = {
  stores: EMPTY_MAP,
  objects: EMPTY_MAP,
  handles: EMPTY_MAP,
  cells: EMPTY_MAP,
  named: 0,
  generatedIds: 0,
};

/**
 * The session object of that id.
 *
 * @throws RangeError when the world never made it.
 */
export function objectAt(world: World, id: ObjectId): SessionObject {
  const object = valueAt(world.objects, id);
  if (object === undefined) throw new RangeError(`no such object: ${id}`);
  return object;
}

export function withObject(world: World, id: ObjectId, object: SessionObject): World {
  return { ...world, objects: withValue(world.objects, id, object) };
}

/** The world with one more session object, and its id. */
export function withNewObject(world: World, object: SessionObject): [World, ObjectId] {
  const id = `object-${world.named}`;
  return [withObject({ ...world, named: world.named + 1 }, id, object), id];
}

/**
 * The cell of that ref.
 *
 * @throws RangeError when the world never made it.
 */
export function cellAt(world: World, ref: Ref): Cell {
  const cell = valueAt(world.cells, ref);
  if (cell === undefined) throw new RangeError(`no such cell: ${ref}`);
  return cell;
}

export function withCell(world: World, ref: Ref, cell: Cell): World {
  return { ...world, cells: withValue(world.cells, ref, cell) };
}

/** The world with one more cell, and its ref. */
export function withNewCell(world: World, cell: Cell): [World, Ref] {
  const ref = `cell-${world.named}`;
  return [withCell({ ...world, named: world.named + 1 }, ref, cell), ref];
}

/** A copy of the cell under a ref of its own. Text, numbers and the like can't be changed in place, and need none. */
export function withCopy(world: World, ref: Ref): [World, Ref] {
  const cell = cellAt(world, ref);
  return typeof cell.value === 'object' && cell.value !== null
    ? withNewCell(world, cell)
    : [world, ref];
}

export function withHandle(world: World, id: HandleId, handle: Handle): World {
  return { ...world, handles: withValue(world.handles, id, handle) };
}

/** Where a session keeps a key in its own map. */
export function ownSlot(ids: SessionIds, key: string): Slot {
  // The session scope needs no invocation.
  return { bucket: storageKey('session', ids, ''), key };
}
