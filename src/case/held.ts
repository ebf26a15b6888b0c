import { entriesOf, valueAt } from '../engine/persistent-map';
import type { Failure } from '../engine/service/failure';
import { loaded, storeName } from '../engine/service/merge';
import type { Delta } from '../engine/service/operation';
import type { Rules } from '../engine/service/rules';
import { sessionAt } from '../engine/service/store';
import { deltaOf, stateOf } from '../engine/service/told';
import type { HandleId, Json, ProcessId } from '../engine/service/values';
import {
  cellAt,
  objectAt,
  storeOf,
  type Handle,
  type ObjectHandle,
  type SessionObject,
  type World,
} from '../engine/service/world';
import type { SessionIds } from '../engine/storage-key';
import type { Frame } from './frame';
import { linesOf, sameValue, type KeyLine } from './lines';

/** What getSession would give now for a key: the very value in hand, another, or none. */
export type Stored =
  | { readonly kind: 'same' | 'none' }
  | { readonly kind: 'other'; readonly value: Json };

/** A key of an object in hand beside what is stored; `missing` is stored, and was never in hand. */
export type HeldLine =
  | (KeyLine & { readonly stored: Stored })
  | { readonly kind: 'missing'; readonly key: string; readonly value: Json };

/**
 * What an object in hand is to the session service: the very object that it stores, a copy, a copy
 * that does not hold what was written since, or an object of a session that is not stored (any more).
 */
export type Relation = 'stored' | 'copy' | 'behind' | 'not-stored';

/** What a caller holds under a handle. */
export type Held =
  | {
      readonly kind: 'object';
      readonly handle: HandleId;
      readonly ids: SessionIds;
      readonly isNew: boolean;
      readonly relation: Relation;
      readonly lines: readonly HeldLine[];
      /** Context writes that no event carries yet. */
      readonly pending: readonly KeyLine[];
    }
  | { readonly kind: 'failed'; readonly handle: HandleId; readonly failure: Failure }
  /** Let go in this step, with its process. */
  | { readonly kind: 'gone'; readonly handle: HandleId };

/** All that the callers in one process hold. */
export type Hands = { readonly process: ProcessId; readonly held: readonly Held[] };

/** What every process holds after a step, and what the step changed of it. */
export function handsOf(before: World, after: World, frame: Frame): readonly Hands[] {
  return frame.processes.map((process) => ({
    process,
    held: frame.handles.flatMap((handle) => {
      const was = ownedBy(process, valueAt(before.handles, handle));
      const is = ownedBy(process, valueAt(after.handles, handle));
      if (is?.kind === 'object') return [objectOf(before, was, after, handle, is, frame.rules)];
      if (is?.kind === 'failed') return [{ kind: 'failed', handle, failure: is.failure } as const];
      return was === undefined ? [] : [{ kind: 'gone', handle } as const];
    }),
  }));
}

function ownedBy(process: ProcessId, handle: Handle | undefined): Handle | undefined {
  return handle?.process === process ? handle : undefined;
}

function objectOf(
  before: World,
  was: Handle | undefined,
  after: World,
  handle: HandleId,
  is: ObjectHandle,
  rules: Rules,
): Held {
  const object = objectAt(after, is.object);
  const known = was?.kind === 'object' && was.object === is.object ? was : null;
  const state = stateOf(after, object.state);
  const earlier = known === null ? state : stateOf(before, objectAt(before, is.object).state);
  const waiting = known === null ? [] : deltaOf(before, known.pending);
  const stored = storedFor(after, is, rules);
  return {
    kind: 'object',
    handle,
    ids: object.ids,
    isNew: known === null,
    relation: stored === null ? 'not-stored' : relationOf(is, object, stored, after),
    lines: besideStored(linesOf(earlier, state), stored?.given ?? null),
    // What rode on an event is told by the event.
    pending: linesOf(waiting, deltaOf(after, is.pending)).filter(({ kind }) => kind !== 'removed'),
  };
}

/** The stored session of an object in hand, and what getSession would give of it now. */
type StoredSession = {
  readonly object: string;
  readonly updated: number;
  readonly given: Delta;
  /** The step that wrote each key, by its number. */
  readonly by: ReadonlyMap<string, number>;
};

function storedFor(
  world: World,
  { object, process }: ObjectHandle,
  rules: Rules,
): StoredSession | null {
  const store = storeName(rules, process);
  const id = sessionAt(storeOf(world, store), objectAt(world, object).ids);
  if (id === undefined) return null;
  const [at, { state, updated }] = loaded(world, store, id, rules);
  return { object: id, updated, given: stateOf(at, state), by: writersOf(at, state) };
}

function writersOf(world: World, state: SessionObject['state']): ReadonlyMap<string, number> {
  return new Map(entriesOf(state).map(([key, { ref }]) => [key, Number(cellAt(world, ref).by)]));
}

function relationOf(
  { object }: ObjectHandle,
  { state, updated }: SessionObject,
  stored: StoredSession,
  world: World,
): Relation {
  if (stored.object === object) return 'stored';
  const own = writersOf(world, state);
  const isBehind = ([key, by]: readonly [string, number]) => by > (own.get(key) ?? -1);
  // An event that wrote nothing shows in the time alone.
  return updated !== stored.updated || [...stored.by].some(isBehind) ? 'behind' : 'copy';
}

function besideStored(lines: readonly KeyLine[], given: Delta | null): readonly HeldLine[] {
  if (given === null) return lines.map((line) => ({ ...line, stored: { kind: 'same' } }));
  const now = new Map(given);
  const known = new Set(lines.map(({ key }) => key));
  const missing = given
    .filter(([key]) => !known.has(key))
    .map(([key, value]): HeldLine => ({ kind: 'missing', key, value }));
  const held = lines.map((line): HeldLine => ({ ...line, stored: storedOf(line, now) }));
  return [...held, ...missing].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function storedOf(line: KeyLine, now: ReadonlyMap<string, Json>): Stored {
  const value = now.get(line.key);
  if (value === undefined) return { kind: line.kind === 'removed' ? 'same' : 'none' };
  const isSame = line.kind !== 'removed' && sameValue(line.value, value);
  return isSame ? { kind: 'same' } : { kind: 'other', value };
}
