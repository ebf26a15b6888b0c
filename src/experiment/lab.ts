import { createStore, type StoreApi } from 'zustand/vanilla';
import { formatQuery, parseQuery, type Address } from '../engine/experiment/address';
import { sameSettings, OPENING, type Settings } from '../engine/experiment/settings';
import { experiment, type Experiment } from '../engine/experiment/experiment';
import type { AddressProblem } from '../engine/query';
import { layOut } from '../engine/timeline';
import type { Clock } from '../player/clock';
import { createPlayer, type Player } from '../player/player';
import { playheadAddress, type AddressBar } from '../player/playhead-address';

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
  /** Pauses, as another page is shown: the address is no longer the experiment's to write. */
  readonly leave: () => void;
  readonly dismissProblems: () => void;
  /** The address of what is shown now. */
  readonly query: () => string;
  /** Writes the playhead into the address at once. */
  readonly savePlayhead: () => void;
};

/** Makes a lab that shows the opening settings at 0, until it is told to visit an address. */
export function createLab(clock: Clock, bar: AddressBar): Lab {
  const first = experiment(OPENING);
  const store = createStore<LabState>(() => ({ experiment: first, problems: [] }));
  const player = createPlayer(clock, layOut(first.run.events.length));

  const settings = () => store.getState().experiment.settings;
  const query = () => formatQuery({ settings: settings(), t: player.t.get() });
  const address = playheadAddress(player, () => {
    bar.replace(query());
  });
  bar.beforeLeave(address.save);

  /** Everything that puts another run on the stage goes through here. */
  function load({ settings: next, t }: Address, problems: readonly AddressProblem[]): void {
    const shown = experiment(next);
    store.setState({ experiment: shown, problems });
    player.load(layOut(shown.run.events.length), t);
    address.settle();
  }

  function show(shown: Address): void {
    if (sameSettings(shown.settings, settings())) {
      player.seek(shown.t);
      return;
    }
    address.save();
    // What was said of an earlier address does not hold for this one.
    load(shown, []);
    bar.push(query());
  }

  return {
    store,
    player,
    change: (change) => {
      show({ settings: { ...settings(), ...change }, t: 0 });
    },
    show,
    visit: (text, pageProblems) => {
      const { problems, ...found } = parseQuery(text);
      load(found, [...pageProblems, ...problems]);
    },
    leave: () => {
      player.pause();
      address.settle();
    },
    dismissProblems: () => {
      store.setState({ problems: [] });
    },
    query,
    savePlayhead: address.save,
  };
}
