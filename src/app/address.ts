import type { AddressProblem } from '../engine/query';
import type { AddressBar } from '../player/playhead-address';

const PATHS = { experiment: '/', runtimes: '/runtimes', lessons: '/lessons' } as const;

export type PageName = keyof typeof PATHS;

/** The pages in the order of the navigation. */
export const PAGES: readonly PageName[] = ['experiment', 'runtimes', 'lessons'];

/** Something within a page by its name, '' being the page itself, and a query. */
export type Place = { readonly within: string; readonly query: string };

/** Where the address leads: a page, a place in it, and what was wrong with the page's name. */
export type Route = Place & {
  readonly page: PageName;
  readonly problems: readonly AddressProblem[];
};

/** The page of which each lesson is a place. */
const LESSONS = `${PATHS.lessons}/`;

/** Takes a location's hash apart. Any text leads somewhere: an unknown page to the experiment. */
export function routeOf(hash: string): Route {
  const path = hash.replace(/^#/, '');
  const at = path.indexOf('?');
  const name = at === -1 ? path : path.slice(0, at);
  const query = at === -1 ? '' : path.slice(at + 1);
  const page = PAGES.find((each) => PATHS[each] === (name === '' ? '/' : name));
  if (page !== undefined) return { page, within: '', query, problems: [] };
  if (name.startsWith(LESSONS)) {
    return { page: 'lessons', within: decode(name.slice(LESSONS.length)), query, problems: [] };
  }
  const problems: readonly AddressProblem[] = [{ kind: 'unknown-page', page: name }];
  return { page: 'experiment', within: '', query: '', problems };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The hash of a place in a page. */
export function hashOf(page: PageName, { within, query }: Place): string {
  const path = within === '' ? PATHS[page] : `${PATHS[page]}/${encodeURIComponent(within)}`;
  return query === '' ? `#${path}` : `#${path}?${query}`;
}

/**
 * The browser's address bar for something within a page. A browser that refuses (a sandboxed frame
 * may) is left as it is.
 */
export function addressBar(page: PageName, within: string): Pick<AddressBar, 'push' | 'replace'> {
  return {
    push: (query) => {
      write('pushState', hashOf(page, { within, query }));
    },
    replace: (query) => {
      write('replaceState', hashOf(page, { within, query }));
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
