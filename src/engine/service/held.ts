import { entriesOf } from '../persistent-map';
import { isSharedScope } from '../state-key';
import { cellAt, objectAt, type World } from './world';
import { ownSlot, type Cell, type Slot } from './values';

/** Every value that a store holds, and those of `temp:` that the objects in hand hold, with its place. */
export function heldCells(world: World): readonly { readonly slot: Slot; readonly cell: Cell }[] {
  const stored = entriesOf(world.stores).flatMap(([, { sessions, shared }]) => [
    ...entriesOf(shared).flatMap(([, { key: bucket, cells }]) =>
      entriesOf(cells).map(([key, ref]) => ({ slot: { bucket, key }, ref })),
    ),
    ...entriesOf(sessions).flatMap(([, id]) => {
      const { ids, state } = objectAt(world, id);
      // A stored object may carry what was laid over it from app and user state, which is held there.
      return entriesOf(state)
        .filter(([, { at }]) => at === null || !isSharedScope(at.bucket[0]))
        .map(([key, { ref }]) => ({ slot: ownSlot(ids, key), ref }));
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
