import { EMPTY_MAP, valueAt, withoutKey, withValue, type PersistentMap } from '../persistent-map';
import type { SessionIds, StorageKey } from '../storage-key';
import { NO_EVENTS, type History } from './history';
import type { Ref, Slot, ObjectId } from './values';

/** App or user state, as one service holds it. */
export type Bucket = { readonly key: StorageKey; readonly cells: PersistentMap<Ref> };

/** What one memory, or one database, holds. */
export type Store = {
  readonly sessions: PersistentMap<ObjectId>;
  readonly shared: PersistentMap<Bucket>;
  /** Events that outlived their sessions, by the session's ids. */
  readonly orphans: PersistentMap<History>;
};

/** The store that holds nothing. */
export const EMPTY_STORE: Store = { sessions: EMPTY_MAP, shared: EMPTY_MAP, orphans: EMPTY_MAP };

/** Text that stands for the ids of a session, or for a storage key: never the same for two of them. */
function textKey(parts: readonly string[]): string {
  return JSON.stringify(parts);
}

function sessionText({ app, user, session }: SessionIds): string {
  return textKey([app, user, session]);
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
