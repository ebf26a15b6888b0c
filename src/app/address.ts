import type { AddressProblem } from '../engine/query';
import type { AddressBar } from '../player/playhead-address';

const PATHS = { experiment: '/', runtimes: '/runtimes' } as const;

export type PageName = keyof typeof PATHS;

/** The pages in the order of the navigation. */
export const PAGES: readonly PageName[] = ['experiment', 'runtimes'];

/** Where the address leads: a page, its query, and what was wrong with the page's name. */
export type Route = {
  readonly page: PageName;
  readonly query: string;
  readonly problems: readonly AddressProblem[];
};

/** Takes a location's hash apart. Any text leads somewhere: an unknown page to the experiment. */
export function routeOf(hash: string): Route {
  const path = hash.replace(/^#/, '');
  const at = path.indexOf('?');
  const name = at === -1 ? path : path.slice(0, at);
  const query = at === -1 ? '' : path.slice(at + 1);
  const page = PAGES.find((each) => PATHS[each] === (name === '' ? '/' : name));
  if (page !== undefined) return { page, query, problems: [] };
  return { page: 'experiment', query: '', problems: [{ kind: 'unknown-page', page: name }] };
}

/** The hash of a page at a query. */
export function hashOf(page: PageName, query: string): string {
  return query === '' ? `#${PATHS[page]}` : `#${PATHS[page]}?${query}`;
}

/**
 * The browser's address bar for one page. A browser that refuses (a sandboxed frame may) is left as
 * it is.
 */
export function addressBar(page: PageName): AddressBar {
  return {
    push: (query) => {
      write('pushState', hashOf(page, query));
    },
    replace: (query) => {
      write('replaceState', hashOf(page, query));
    },
  };
}

function write(how: 'pushState' | 'replaceState', hash: string): void {
  try {
    history[how](null, '', hash);
  } catch {
    // The page works without it; only the link can't be taken from the bar.
  }
}
