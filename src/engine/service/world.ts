import { EMPTY_MAP, valueAt, withValue, type PersistentMap } from '../persistent-map';
import type { SessionIds } from '../storage-key';
import type { Change, History } from './history';
import type { Failure } from './failure';
import { EMPTY_STORE, type Store } from './store';
import type { Cell, HandleId, ObjectId, ProcessId, Ref, Slot, Tick } from './values';

/** One key of a session object's state. */
export type Entry = {
  readonly ref: Ref;
  /** As in a `Found`. */
  readonly at: Slot | null;
  /** When it was written by an event or a context; null for what was loaded, and where nobody asks. */
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

/** The store of that name; an empty one when it holds nothing yet. */
export function storeOf(world: World, name: string): Store {
  return valueAt(world.stores, name) ?? EMPTY_STORE;
}

export function withStore(world: World, name: string, store: Store): World {
  return { ...world, stores: withValue(world.stores, name, store) };
}
