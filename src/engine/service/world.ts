import { sameKey, type SessionIds, type StorageKey } from '../storage-key';

export type StepId = string;
export type Tenant = string;
export type ProcessId = string;
export type HandleId = string;
export type InvocationId = string;

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

/** A stored value. Who wrote it travels with it, so that a reader can be told. */
export type Cell = {
  readonly value: Json;
  /** The tenant tag that the application stored with the value; null when it stored none. */
  readonly tag: Tenant | null;
  readonly by: StepId;
};

/** One place in a store: the bucket, and the name in it. */
export type Slot = { readonly bucket: StorageKey; readonly key: string };

type Bucket = { readonly key: StorageKey; readonly cells: ReadonlyMap<string, Cell> };

/** What one process's in-memory session service holds. */
export type Memory = {
  readonly buckets: readonly Bucket[];
  readonly sessions: readonly SessionIds[];
};

/** A session in somebody's hands during one invocation. */
export type Handle = {
  readonly ids: SessionIds;
  readonly process: ProcessId;
  readonly invocation: InvocationId;
};

/** Everything that a run has brought about so far. Worlds share structure; none is ever changed. */
export type World = {
  readonly memories: ReadonlyMap<ProcessId, Memory>;
  readonly handles: ReadonlyMap<HandleId, Handle>;
};

const EMPTY_MEMORY: Memory = { buckets: [], sessions: [] };

/** The world before the first step. */
export const EMPTY_WORLD: World = { memories: new Map(), handles: new Map() };

/** The memory of a process; an empty one when the process has stored nothing yet. */
export function memoryOf(world: World, process: ProcessId): Memory {
  return world.memories.get(process) ?? EMPTY_MEMORY;
}

/** What a slot holds in this memory, or null. */
export function cellAt(memory: Memory, slot: Slot): Cell | null {
  const bucket = memory.buckets.find((each) => sameKey(each.key, slot.bucket));
  return bucket?.cells.get(slot.key) ?? null;
}

/** The memory with one more value stored, or with the slot's value replaced. */
export function withCell(memory: Memory, slot: Slot, cell: Cell): Memory {
  const at = memory.buckets.findIndex((each) => sameKey(each.key, slot.bucket));
  const cells = new Map(memory.buckets[at]?.cells).set(slot.key, cell);
  const bucket = { key: slot.bucket, cells };
  return {
    ...memory,
    buckets: at === -1 ? [...memory.buckets, bucket] : memory.buckets.with(at, bucket),
  };
}

/** The memory without a bucket and all that it held. */
export function withoutBucket(memory: Memory, key: StorageKey): Memory {
  return { ...memory, buckets: memory.buckets.filter((each) => !sameKey(each.key, key)) };
}

/** True when this memory holds the session that the ids name. */
export function hasSession(memory: Memory, ids: SessionIds): boolean {
  return memory.sessions.some(
    (each) => each.app === ids.app && each.user === ids.user && each.session === ids.session,
  );
}
