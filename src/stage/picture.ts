import { placeOf } from '../engine/service/operation';
import { heldCells } from '../engine/service/held';
import { EMPTY_WORLD, type World } from '../engine/service/world';
import type { Cell, Slot } from '../engine/service/values';
import type { ReadEvent, Run, WriteEvent } from '../engine/scenario/run';
import { SCOPES, type Scope } from '../engine/state-key';
import { compareKeys, sameKey, type SegmentRow } from '../engine/storage-key';

/** One place in a store as it is drawn. */
export type CellView = { readonly slot: Slot; readonly arrives: boolean } & (
  | { readonly kind: 'holds'; readonly cell: Cell }
  /** Written earlier, gone since; its key stays so that it can be compared. */
  | { readonly kind: 'ended' }
  /** Where a reader looks in vain. */
  | { readonly kind: 'own-empty' }
);

export type StoreView = {
  readonly scope: Scope;
  /** True for the store that this picture is about. */
  readonly hot: boolean;
  readonly cells: readonly CellView[];
};

/** One event as the stage draws it, from setting out to its outcome. */
export type Picture = { readonly stores: readonly StoreView[] } & (
  | { readonly kind: 'opening' }
  | { readonly kind: 'verdict' }
  | { readonly kind: 'write'; readonly event: WriteEvent; readonly rows: readonly SegmentRow[] }
  /** A write that no store took. */
  | { readonly kind: 'unstored'; readonly event: WriteEvent }
  | { readonly kind: 'read'; readonly event: ReadEvent; readonly rows: readonly SegmentRow[] }
);

/** The picture of an event of a run; -1 is the picture before the first. */
export function pictureOf(run: Run, index: number): Picture {
  const event = run.events[index];
  if (event === undefined) {
    return { kind: 'opening', stores: storesOf(EMPTY_WORLD, [], { hot: null, arriving: [] }) };
  }
  const held = writtenUpTo(run, index);
  switch (event.kind) {
    case 'write': {
      const slots = slotsOf(event);
      const key = slots[0]?.bucket;
      const hot = key?.[0] ?? null;
      const stores = storesOf(event.world, held, { hot, arriving: slots });
      if (key === undefined) return { kind: 'unstored', event, stores };
      return { kind: 'write', event, rows: compareKeys(key, key), stores };
    }
    case 'read': {
      const looked = lookedAt(event);
      const own = event.found.kind === 'no-key' ? [looked] : [];
      return {
        kind: 'read',
        event,
        rows: readRows(event, looked),
        stores: storesOf(event.world, held, { hot: looked.bucket[0], arriving: own }),
      };
    }
    case 'verdict':
      return { kind: 'verdict', stores: storesOf(event.world, held, { hot: null, arriving: [] }) };
  }
}

/**
 * Where a read looked; when there was no session to look in, where the value is held.
 *
 * @throws RangeError when there was neither a session to look in nor a value in any store.
 */
export function lookedAt({ found, put }: ReadEvent): Slot {
  const looked = placeOf(found) ?? (put.kind === 'at' ? put.slot : null);
  if (looked === null) throw new RangeError('a read without a session asks about a stored value');
  return looked;
}

/** The key that holds the value beside the key that a reader resolves; alone where no store holds it. */
function readRows({ put }: ReadEvent, looked: Slot): readonly SegmentRow[] {
  return put.kind === 'at'
    ? compareKeys(put.slot.bucket, looked.bucket)
    : compareKeys(looked.bucket, looked.bucket).map((row) => ({
        ...row,
        held: null,
        state: 'beyond',
      }));
}

/** Those who write and read, grouped by tenant in the scenario's order. */
export function readersByTenant({ scenario, events }: Run) {
  const people = events.filter((event) => event.kind !== 'verdict');
  return scenario.tenants.map((tenant) => ({
    tenant,
    events: people.filter((event) => event.step.actor.tenant === tenant),
  }));
}

function writtenUpTo({ events }: Run, index: number): readonly Slot[] {
  return events
    .slice(0, index + 1)
    .flatMap((event) => (event.kind === 'write' ? slotsOf(event) : []));
}

/** The places in stores that a write filled. */
function slotsOf({ writes }: WriteEvent): readonly Slot[] {
  return writes.flatMap(({ put }) => (put.kind === 'at' ? [put.slot] : []));
}

function storesOf(
  world: World,
  written: readonly Slot[],
  { hot, arriving }: { hot: Scope | null; arriving: readonly Slot[] },
): readonly StoreView[] {
  const held = heldCells(world).map((each): CellView => ({
    kind: 'holds',
    ...each,
    arrives: has(arriving, each.slot),
  }));
  const ended = written
    .filter((slot) => !held.some((view) => sameSlot(view.slot, slot)))
    .map((slot): CellView => ({ kind: 'ended', slot, arrives: false }));
  const own = arriving
    .filter((slot) => ![...held, ...ended].some((view) => sameSlot(view.slot, slot)))
    .map((slot): CellView => ({ kind: 'own-empty', slot, arrives: true }));
  const all: readonly CellView[] = [...held, ...ended, ...own];
  return SCOPES.map(({ scope }) => ({
    scope,
    hot: scope === hot,
    cells: all.filter((view) => view.slot.bucket[0] === scope),
  }));
}

function has(slots: readonly Slot[], slot: Slot): boolean {
  return slots.some((each) => sameSlot(each, slot));
}

function sameSlot(a: Slot, b: Slot): boolean {
  return a.key === b.key && sameKey(a.bucket, b.bucket);
}
