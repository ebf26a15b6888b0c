import { region } from '../app/render-app';

/** A copy of the stage without what can't be seen: what has gone or is still to come. */
export function seenStage(): HTMLElement {
  const copy = document.createElement('div');
  copy.append(...[...region('Replay').childNodes].map((node) => node.cloneNode(true)));
  for (const gone of copy.querySelectorAll('[style*="hidden"], [inert], [role="status"]')) {
    gone.remove();
  }
  return copy;
}

/** What is to be seen of the stage, and how, as markup. Ids differ from one page to the next. */
export function seenMarkup(): string {
  return seenStage().innerHTML.replaceAll(/(id|aria-labelledby)="[^"]*"/g, '');
}
