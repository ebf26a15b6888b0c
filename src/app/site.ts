import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AddressBar } from '../player/playhead-address';
import { addressBar, hashOf, routeOf, type PageName, type Place, type Route } from './address';

/** Which page is shown, and where the other ones were left. */
export type Site = {
  readonly route: StoreApi<Route>;
  /** The address bar for a page, or for something within it; what is written is where the page is. */
  readonly bar: (page: PageName, within?: string) => AddressBar;
  /** Takes up the address of a location's hash. */
  readonly visit: (hash: string) => Route;
  /** Where a link to a page leads: to the start of the one that is shown, to where another was left. */
  readonly linkTo: (page: PageName) => string;
  /** Has every playhead written into the address: what is shown may be left. */
  readonly leave: () => void;
};

const START: Place = { within: '', query: '' };

/** Makes a site that is at the start of the experiment, until it is told to visit an address. */
export function createSite(): Site {
  const route = createStore<Route>(() => routeOf(''));
  const left = new Map<PageName, Place>();
  const saves = new Set<() => void>();
  return {
    route,
    bar: (page, within = '') => {
      const { push, replace } = addressBar(page, within);
      return {
        push: (query) => {
          left.set(page, { within, query });
          push(query);
        },
        replace: (query) => {
          left.set(page, { within, query });
          replace(query);
        },
        beforeLeave: (save) => {
          saves.add(save);
          return () => {
            saves.delete(save);
          };
        },
      };
    },
    visit: (hash) => {
      const found = routeOf(hash);
      left.set(found.page, { within: found.within, query: found.query });
      route.setState(found, true);
      return found;
    },
    linkTo: (page) =>
      hashOf(page, page === route.getState().page ? START : (left.get(page) ?? START)),
    leave: () => {
      for (const save of saves) save();
    },
  };
}
