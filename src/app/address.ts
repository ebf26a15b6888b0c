import type { AddressProblem } from '../engine/experiment/address';
import type { AddressBar } from '../experiment/lab';

/** Where the address leads: a page's query, and what was wrong with the page's name. */
export type Route = { readonly query: string; readonly problems: readonly AddressProblem[] };

/** Takes a location's hash apart. Any text leads somewhere: an unknown page to the experiment. */
export function routeOf(hash: string): Route {
  const path = hash.replace(/^#/, '');
  const at = path.indexOf('?');
  const page = at === -1 ? path : path.slice(0, at);
  const query = at === -1 ? '' : path.slice(at + 1);
  if (page === '' || page === '/') return { query, problems: [] };
  return { query: '', problems: [{ kind: 'unknown-page', page }] };
}

/** The browser's address bar. A browser that refuses (a sandboxed frame may) is left as it is. */
export const addressBar: AddressBar = {
  push: (query) => {
    write('pushState', query);
  },
  replace: (query) => {
    write('replaceState', query);
  },
};

function write(how: 'pushState' | 'replaceState', query: string): void {
  try {
    history[how](null, '', `#/?${query}`);
  } catch {
    // The page works without it; only the link can't be taken from the bar.
  }
}
