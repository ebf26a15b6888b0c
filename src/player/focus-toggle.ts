/** Marks the element that holds a player, and its play and pause button. */
export const PLAYER = { 'data-player': '' };
export const TOGGLE = { 'data-toggle': '' };

/** Hands the focus to the transport of the player around an element that is about to disappear. */
export function focusToggle(inside: Element): void {
  const toggle = inside.closest('[data-player]')?.querySelector<HTMLElement>('[data-toggle]');
  toggle?.focus({ preventScroll: true });
}
