import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AddressBar } from '../player/playhead-address';
import { addressBar, hashOf, routeOf, type PageName, type Route } from './address';

/** Which page is shown, and where the other ones were left. */
export type Site = {
  readonly route: StoreApi<Route>;
  /** The address bar for a page; what is written there is where the page is. */
  readonly bar: (page: PageName) => AddressBar;
  /** Takes up the address of a location's hash. */
  readonly visit: (hash: string) => Route;
  /** Where a link to a page leads: to the start of the one that is shown, to where another was left. */
  readonly linkTo: (page: PageName) => string;
};

/** Makes a site that is at the start of the experiment, until it is told to visit an address. */
export function createSite(): Site {
  const route = createStore<Route>(() => routeOf(''));
  const left = new Map<PageName, string>();
  return {
    route,
    bar: (page) => {
      const { push, replace } = addressBar(page);
      return {
        push: (query) => {
          left.set(page, query);
          push(query);
        },
        replace: (query) => {
          left.set(page, query);
          replace(query);
        },
      };
    },
    visit: (hash) => {
      const found = routeOf(hash);
      left.set(found.page, found.query);
      route.setState(found, true);
      return found;
    },
    linkTo: (page) => hashOf(page, page === route.getState().page ? '' : (left.get(page) ?? '')),
  };
}
