import {
  EMPTY_MAP,
  entriesOf,
  valueAt,
  withoutKey,
  withValue,
  type PersistentMap,
} from '../persistent-map';
import { storageKey, type SessionIds, type StorageKey } from '../storage-key';
import { NO_EVENTS, type History } from './history';
import type { Failure } from './operation';

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

/** One key of a session object's state; `at` as in a `Found`. */
export type Entry = { readonly ref: Ref; readonly at: Slot | null };

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

/** App or user state, as one service holds it. */
export type Bucket = { readonly key: StorageKey; readonly cells: PersistentMap<Ref> };

/** What one memory, or one database, holds. */
export type Store = {
  readonly sessions: PersistentMap<ObjectId>;
  readonly shared: PersistentMap<Bucket>;
  /** Events that outlived their sessions, by the session's ids. */
  readonly orphans: PersistentMap<History>;
};

/** A session object in somebody's hands, or why there is none. */
export type Handle =
  | {
      readonly kind: 'object';
      readonly object: ObjectId;
      readonly process: ProcessId;
      readonly pending: readonly (readonly [key: string, ref: Ref])[];
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

const EMPTY_STORE: Store = { sessions: EMPTY_MAP, shared: EMPTY_MAP, orphans: EMPTY_MAP };

/** Text that stands for the ids of a session, or for a storage key: never the same for two of them. */
function textKey(parts: readonly string[]): string {
  return JSON.stringify(parts);
}

function sessionText({ app, user, session }: SessionIds): string {
  return textKey([app, user, session]);
}

/** The store of that name; an empty one when it holds nothing yet. */
export function storeOf(world: World, name: string): Store {
  return valueAt(world.stores, name) ?? EMPTY_STORE;
}

export function withStore(world: World, name: string, store: Store): World {
  return { ...world, stores: withValue(world.stores, name, store) };
}

/** The stored session that the ids name, or undefined. */
export function sessionAt(store: Store, ids: SessionIds): ObjectId | undefined {
  return valueAt(store.sessions, sessionText(ids));
}

export function withSession(store: Store, ids: SessionIds, object: ObjectId): Store {
  return { ...store, sessions: withValue(store.sessions, sessionText(ids), object) };
}

export function withoutSession(store: Store, ids: SessionIds): Store {
  return { ...store, sessions: withoutKey(store.sessions, sessionText(ids)) };
}

/** The events that an earlier session of these ids left behind. */
export function orphansOf(store: Store, ids: SessionIds): History {
  return valueAt(store.orphans, sessionText(ids)) ?? NO_EVENTS;
}

export function withOrphans(store: Store, ids: SessionIds, history: History): Store {
  return { ...store, orphans: withValue(store.orphans, sessionText(ids), history) };
}

/** The keys of one bucket of app or user state. */
export function sharedCells(store: Store, bucket: StorageKey): PersistentMap<Ref> {
  return valueAt(store.shared, textKey(bucket))?.cells ?? EMPTY_MAP;
}

/** The store with a value in app or user state, or, where the ref is null, without it. */
export function withShared(store: Store, { bucket, key }: Slot, ref: Ref | null): Store {
  const held = sharedCells(store, bucket);
  const cells = ref === null ? withoutKey(held, key) : withValue(held, key, ref);
  return { ...store, shared: withValue(store.shared, textKey(bucket), { key: bucket, cells }) };
}

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

/** Every value that a store holds, and those of `temp:` that the objects in hand hold, with its place. */
export function heldCells(world: World): readonly { readonly slot: Slot; readonly cell: Cell }[] {
  const stored = entriesOf(world.stores).flatMap(([, { sessions, shared }]) => [
    ...entriesOf(shared).flatMap(([, { key: bucket, cells }]) =>
      entriesOf(cells).map(([key, ref]) => ({ slot: { bucket, key }, ref })),
    ),
    ...entriesOf(sessions).flatMap(([, id]) => {
      const { ids, state } = objectAt(world, id);
      return entriesOf(state).map(([key, { ref }]) => ({ slot: ownSlot(ids, key), ref }));
    }),
  ]);
  const inHand = entriesOf(world.handles).flatMap(([, handle]) => {
    if (handle.kind === 'failed') return [];
    const entries = entriesOf(objectAt(world, handle.object).state);
    return entries.flatMap(([, { ref, at }]) =>
      at !== null && at.bucket[0] === 'temp' ? [{ slot: at, ref }] : [],
    );
  });
  return [...stored, ...inHand].map(({ slot, ref }) => ({ slot, cell: cellAt(world, ref) }));
}
