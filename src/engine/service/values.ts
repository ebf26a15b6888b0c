import { storageKey, type SessionIds, type StorageKey } from '../storage-key';

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

/** Names a session object of a world. */
export type ObjectId = string;

/** Names a cell. Two places that hold one nested value hold one ref: a change in place shows in both. */
export type Ref = string;

/** When something was written, counted in what the world has named. */
export type Tick = number;

/** Who an event is from. */
export type Author = 'agent' | 'user';

/** Where a session keeps a key in its own map. */
export function ownSlot(ids: SessionIds, key: string): Slot {
  // The session scope needs no invocation.
  return { bucket: storageKey('session', ids, ''), key };
}
