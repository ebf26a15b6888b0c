import type { Player } from './player';

/** What a page may do to its address; the query is without its `?`. */
export type AddressBar = {
  /** A new step for Back. */
  readonly push: (query: string) => void;
  /** The same step, said anew. */
  readonly replace: (query: string) => void;
  /**
   * Has the playhead written before a link leads away or the tab goes; gives what ends that.
   */
  readonly beforeLeave: (save: () => void) => () => void;
};

/** Keeps a playhead and its place in the address together. */
export type PlayheadAddress = {
  /** Writes at once, if the playhead is elsewhere than the address says. */
  readonly save: () => void;
  /** The address says where the playhead is: nothing is to be written. */
  readonly settle: () => void;
};

/** How long the playhead is left to move before the address follows, in milliseconds. */
const DELAY_MS = 300;

/** Lets the address follow a player: `write` is called a while after the playhead has moved. */
export function playheadAddress(player: Player, write: () => void): PlayheadAddress {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let moved = false;

  function save(): void {
    clearTimeout(waiting);
    if (moved) write();
    moved = false;
  }

  function saveSoon(): void {
    clearTimeout(waiting);
    waiting = setTimeout(save, DELAY_MS);
  }

  // While it plays, a browser would redo its whole tab with every write: each event is enough.
  player.t.on('change', () => {
    moved = true;
    if (!player.store.getState().playing) saveSoon();
  });
  player.store.subscribe((now, before) => {
    if (now.event !== before.event || now.playing !== before.playing) saveSoon();
  });

  return {
    save,
    settle: () => {
      clearTimeout(waiting);
      moved = false;
    },
  };
}
