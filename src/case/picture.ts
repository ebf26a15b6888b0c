import type { World } from '../engine/service/world';
import type { Frame } from './frame';
import { handsOf, type Hands } from './held';
import { storesOf, type StorePart } from './stores';

/** What stands on the stage after a step, with what the step changed. */
export type Picture = { readonly hands: readonly Hands[]; readonly stores: readonly StorePart[] };

/** The picture of a step that led from one world to another; of one world alone nothing is changed. */
export function pictureOf(before: World, after: World, frame: Frame): Picture {
  return { hands: handsOf(before, after, frame), stores: storesOf(before, after, frame) };
}
