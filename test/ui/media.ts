/** Which media queries hold. Everything else does not, as on a phone with no wishes. */
const holding = new Set<string>();
const lists = new Set<EventTarget>();

/** Stands in for `matchMedia`, which jsdom lacks. */
export function standInMatchMedia(query: string): MediaQueryList {
  const list = Object.assign(new EventTarget(), {
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
  lists.add(list);
  return Object.defineProperty(list, 'matches', {
    get: () => holding.has(query),
  }) as typeof list & { readonly matches: boolean };
}

/** Lets a media query hold, or no longer, and tells those who asked. */
export function setMedia(query: string, holds: boolean): void {
  if (holds) holding.add(query);
  else holding.delete(query);
  for (const list of lists) list.dispatchEvent(new Event('change'));
}

/** No media query holds. */
export function resetMedia(): void {
  holding.clear();
  lists.clear();
}
