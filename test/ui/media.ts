/** Which media queries hold. Everything else does not, as on a phone with no wishes. */
const holding = new Set<string>();
const lists = new Set<EventTarget>();

class StandInMediaQueryList extends EventTarget implements MediaQueryList {
  readonly media: string;
  readonly onchange = null;

  constructor(query: string) {
    super();
    this.media = query;
    lists.add(this);
  }

  get matches(): boolean {
    return holding.has(this.media);
  }

  addListener(): void {}
  removeListener(): void {}
}

/** Stands in for `matchMedia`, which jsdom lacks. */
export function standInMatchMedia(query: string): MediaQueryList {
  return new StandInMediaQueryList(query);
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
