import { standInMatchMedia } from './media';

/** jsdom lays nothing out, so there is never a change of size to tell of. */
class StandInResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Opens a dialog, hands the focus into it, and gives it back when it closes. */
function showModal(this: HTMLDialogElement): void {
  if (this.open) return;
  const before = document.activeElement;
  this.open = true;
  this.querySelector('button')?.focus();
  const done = () => {
    this.removeEventListener('close', done);
    if (before instanceof HTMLElement) before.focus();
  };
  this.addEventListener('close', done);
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

/** What jsdom lacks and the page uses. Each does the least that the page can tell. */
export function installStandIns(): void {
  window.matchMedia = standInMatchMedia;
  window.ResizeObserver = StandInResizeObserver;
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = close;
  Element.prototype.scrollIntoView = () => {};
}
