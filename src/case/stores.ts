import { entriesOf, valueAt } from '../engine/persistent-map';
import { storeName } from '../engine/service/merge';
import type { Delta } from '../engine/service/operation';
import { orphansOf, sessionAt, sharedCells, type Store } from '../engine/service/store';
import { stateOf } from '../engine/service/told';
import type { ProcessId } from '../engine/service/values';
import { cellAt, objectAt, storeOf, type SessionObject, type World } from '../engine/service/world';
import { isSharedScope } from '../engine/state-key';
import type { SessionIds, StorageKey } from '../engine/storage-key';
import { eventLinesOf, type EventLine } from './event-lines';
import type { Frame } from './frame';
import { linesOf, type KeyLine } from './lines';

/** App or user state of one storage key. */
export type BucketPart = { readonly bucket: StorageKey; readonly lines: readonly KeyLine[] };

/** A stored session; `replaced` when another object stands in its place since this step. */
export type SessionPart = {
  readonly ids: SessionIds;
  readonly mark: 'same' | 'new' | 'replaced' | 'gone';
  readonly lines: readonly KeyLine[];
  readonly events: readonly EventLine[];
};

/** The events that a deleted session left behind. */
export type OrphansPart = {
  readonly ids: SessionIds;
  readonly isNew: boolean;
  readonly events: readonly EventLine[];
};

/** What one memory, or the database, holds after a step, and what the step changed of it. */
export type StorePart = {
  /** The process whose memory it is; null for the one database. */
  readonly process: ProcessId | null;
  readonly app: readonly BucketPart[];
  readonly user: readonly BucketPart[];
  readonly sessions: readonly SessionPart[];
  readonly orphans: readonly OrphansPart[];
};

/** A store as one world holds it. */
type Held = { readonly world: World; readonly store: Store };

/** Every store that the processes work on: a memory each, or the one database. */
export function storesOf(before: World, after: World, frame: Frame): readonly StorePart[] {
  const { rules, processes } = frame;
  const owners = rules.storage === 'database' ? [null] : processes;
  return owners.map((process) => {
    const name = storeName(rules, process ?? '');
    const was = { world: before, store: storeOf(before, name) };
    const is = { world: after, store: storeOf(after, name) };
    const buckets = bucketsOf(was, is);
    const known = knownIds(after);
    return {
      process,
      app: buckets.filter(({ bucket: [scope] }) => scope === 'app'),
      user: buckets.filter(({ bucket: [scope] }) => scope === 'user'),
      sessions: known.flatMap((ids) => sessionOf(was, is, ids)),
      orphans: known.flatMap((ids) => orphansPart(was, is, ids)),
    };
  });
}

function bucketsOf(was: Held, is: Held): readonly BucketPart[] {
  const keys = new Map(
    [was, is].flatMap(({ store }) =>
      entriesOf(store.shared).map(([text, { key }]) => [text, key] as const),
    ),
  );
  return [...keys]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, bucket]) => ({ bucket, lines: linesOf(sharedOf(was, bucket), sharedOf(is, bucket)) }))
    .filter(({ lines }) => lines.length > 0);
}

function sharedOf({ world, store }: Held, bucket: StorageKey): Delta {
  return entriesOf(sharedCells(store, bucket))
    .map(([name, ref]) => [name, cellAt(world, ref).value] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** The ids of every session that there has been, in an order of their own. */
function knownIds({ objects }: World): readonly SessionIds[] {
  const known = new Map(
    entriesOf(objects).map(([, { ids }]) => [
      JSON.stringify([ids.app, ids.user, ids.session]),
      ids,
    ]),
  );
  return [...known].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, ids]) => ids);
}

function sessionOf(was: Held, is: Held, ids: SessionIds): readonly SessionPart[] {
  const old = sessionAt(was.store, ids);
  const now = sessionAt(is.store, ids);
  if (now === undefined) {
    return old === undefined ? [] : [{ ids, mark: 'gone', lines: [], events: [] }];
  }
  const session = objectAt(is.world, now);
  // All that a new session holds is new.
  const earlier = old === undefined ? { world: is.world, object: session } : objectOf(was, old);
  return [
    {
      ids,
      mark: old === undefined ? 'new' : old === now ? 'same' : 'replaced',
      lines: linesOf(ownState(earlier.world, earlier.object), ownState(is.world, session)).filter(
        ({ kind, key }) => kind !== 'removed' || !hasKey(session, key),
      ),
      events: eventLinesOf(
        { world: earlier.world, history: earlier.object.history },
        { world: is.world, history: session.history },
      ),
    },
  ];
}

function objectOf({ world }: Held, id: string) {
  return { world, object: objectAt(world, id) };
}

/** True where a key has become one of app or user state, and so left what is the session's own. */
function hasKey({ state }: SessionObject, key: string): boolean {
  return valueAt(state, key) !== undefined;
}

/** A stored object may carry what was laid over it from app and user state, which is held there. */
function ownState(world: World, { state }: Pick<SessionObject, 'state'>): Delta {
  const shared = new Set(
    entriesOf(state).flatMap(([key, { at }]) =>
      at !== null && isSharedScope(at.bucket[0]) ? [key] : [],
    ),
  );
  return stateOf(world, state).filter(([key]) => !shared.has(key));
}

function orphansPart(was: Held, { world, store }: Held, ids: SessionIds): readonly OrphansPart[] {
  const history = orphansOf(store, ids);
  // A session of these ids has them back.
  if (history.count === 0 || sessionAt(store, ids) !== undefined) return [];
  const events = eventLinesOf({ world, history }, { world, history });
  return [{ ids, isNew: sessionAt(was.store, ids) !== undefined, events }];
}
