import { createStore, type StoreApi } from 'zustand/vanilla';
import { layOut } from '../engine/timeline';
import type { Clock } from '../player/clock';
import { createPlayer, type Player } from '../player/player';
import { playheadAddress, type AddressBar } from '../player/playhead-address';
import { formatView, parseView, type ViewProblem } from './address';
import { caseNamed } from './cases';
import { OPENING_VIEW, type Filters, type Move, type Place, type View } from './view';

export type CatalogueState = {
  readonly view: View;
  readonly problems: readonly ViewProblem[];
};

/** What the Runtimes page shows and the player of its open case, kept true to the address. */
export type Catalogue = {
  readonly store: StoreApi<CatalogueState>;
  readonly player: Player;
  /** Changes the filters, in the same step for Back. */
  readonly filter: (change: Partial<Filters>) => void;
  /** Chooses what is moved between, in the same step for Back. */
  readonly move: (change: Partial<Move>) => void;
  /**
   * Opens something else in front of the matrix, or nothing, paused: one step for Back. A case that
   * is open already keeps its moment.
   */
  readonly open: (place: Place) => void;
  /** Takes up what the address bar says, paused. */
  readonly visit: (query: string) => void;
  readonly dismissProblems: () => void;
  /** The query of this view with something else in front of the matrix, at its start. */
  readonly queryOf: (place: Place) => string;
  /**
   * Has the playhead written before the page is left. Gives what to call then: it pauses, and nothing
   * is written any more, as the address is another page's.
   */
  readonly arrive: () => () => void;
};

/** Makes a catalogue that shows the opening view, until it is told to visit an address. */
export function createCatalogue(clock: Clock, bar: AddressBar): Catalogue {
  const store = createStore<CatalogueState>(() => ({ view: OPENING_VIEW, problems: [] }));
  const player = createPlayer(clock, layOut(1));

  const view = () => store.getState().view;
  const query = () => formatView(view(), player.t.get());
  const address = playheadAddress(player, () => {
    bar.replace(query());
  });

  /** Everything that puts another view on the page goes through here. */
  function load(next: View, t: number, problems: readonly ViewProblem[]): void {
    store.setState({ view: next, problems });
    const shown = next.place.kind === 'case' ? caseNamed(next.place.shown) : undefined;
    player.load(layOut(shown?.steps.length ?? 1), t);
    address.settle();
  }

  /** A change that is no step for Back leaves an open case where it is. */
  function change(next: View): void {
    store.setState({ view: next, problems: [] });
    bar.replace(query());
  }

  return {
    store,
    player,
    filter: (filters) => {
      change({ ...view(), filters: { ...view().filters, ...filters } });
    },
    move: (move) => {
      change({ ...view(), move: { ...view().move, ...move } });
    },
    open: (place) => {
      address.save();
      const before = view().place;
      if (samePlace(place, before)) return;
      // By the rules of another runtime, the same moment: that is the comparison.
      const stays = place.kind === 'case' && before.kind === 'case' && place.shown === before.shown;
      load({ ...view(), place }, stays ? player.t.get() : 0, []);
      bar.push(query());
    },
    visit: (text) => {
      const parsed = parseView(text, (name) => caseNamed(name) !== undefined);
      load(parsed.view, parsed.t, parsed.problems);
    },
    dismissProblems: () => {
      store.setState({ problems: [] });
    },
    queryOf: (place) => formatView({ ...view(), place }, 0),
    arrive: () => {
      const stop = bar.beforeLeave(address.save);
      return () => {
        stop();
        player.pause();
        address.settle();
      };
    },
  };
}

/** True when both are the same cell, or the same case by the same rules. */
function samePlace(a: Place, b: Place): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
