/** The id of the transport's play and pause button. */
export const TOGGLE_ID = 'player-toggle';

/** Hands the focus to the transport, for a button that is about to disappear. */
export function focusToggle(): void {
  document.getElementById(TOGGLE_ID)?.focus({ preventScroll: true });
}
