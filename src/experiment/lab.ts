import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  formatQuery,
  parseQuery,
  type Address,
  type AddressProblem,
} from '../engine/experiment/address';
import { sameSettings, OPENING, type Settings } from '../engine/experiment/settings';
import { experiment, type Experiment } from '../engine/experiment/experiment';
import { layOut } from '../engine/timeline';
import type { Clock } from '../player/clock';
import { createPlayer, type Player } from '../player/player';

/** What the page may do to the address; the query is without its `?`. */
export type AddressBar = {
  /** A new step for Back. */
  readonly push: (query: string) => void;
  /** The same step, said anew. */
  readonly replace: (query: string) => void;
};

export type LabState = {
  readonly experiment: Experiment;
  readonly problems: readonly AddressProblem[];
};

/** The experiment and its player, kept true to each other and to the address. */
export type Lab = {
  readonly store: StoreApi<LabState>;
  readonly player: Player;
  /** Changes settings: a new run, from 0, paused, one step for Back. */
  readonly change: (change: Partial<Settings>) => void;
  /** Shows a setting at a moment, paused. A step for Back only if the setting is another. */
  readonly show: (address: Address) => void;
  /** Takes up what the address bar says, paused. */
  readonly visit: (query: string, pageProblems: readonly AddressProblem[]) => void;
  readonly dismissProblems: () => void;
  /** The address of what is shown now. */
  readonly query: () => string;
  /** Writes the playhead into the address at once. */
  readonly savePlayhead: () => void;
};

/** How long the playhead is left to move before the address follows, in milliseconds. */
const ADDRESS_DELAY_MS = 300;

/** Makes a lab that shows the opening settings at 0, until it is told to visit an address. */
export function createLab(clock: Clock, bar: AddressBar): Lab {
  const first = experiment(OPENING);
  const store = createStore<LabState>(() => ({ experiment: first, problems: [] }));
  const player = createPlayer(clock, layOut(first.run.events.length));
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** True when the playhead is elsewhere than the address says. */
  let moved = false;

  const settings = () => store.getState().experiment.settings;
  const query = () => formatQuery({ settings: settings(), t: player.t.get() });

  function savePlayhead(): void {
    clearTimeout(waiting);
    if (moved) bar.replace(query());
    moved = false;
  }

  /** Everything that puts another run on the stage goes through here. */
  function load({ settings: next, t }: Address, problems: readonly AddressProblem[]): void {
    const shown = experiment(next);
    store.setState({ experiment: shown, problems });
    player.load(layOut(shown.run.events.length), t);
    clearTimeout(waiting);
    moved = false;
  }

  function show(address: Address): void {
    if (sameSettings(address.settings, settings())) {
      player.seek(address.t);
      return;
    }
    savePlayhead();
    // What was said of an earlier address does not hold for this one.
    load(address, []);
    bar.push(query());
  }

  function saveSoon(): void {
    clearTimeout(waiting);
    waiting = setTimeout(savePlayhead, ADDRESS_DELAY_MS);
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
    store,
    player,
    change: (change) => {
      show({ settings: { ...settings(), ...change }, t: 0 });
    },
    show,
    visit: (text, pageProblems) => {
      const { problems, ...address } = parseQuery(text);
      load(address, [...pageProblems, ...problems]);
    },
    dismissProblems: () => {
      store.setState({ problems: [] });
    },
    query,
    savePlayhead,
  };
}
