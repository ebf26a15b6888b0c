import { useEffect, useRef, type ReactNode } from 'react';
import { runtimesPage } from '../messages/en/runtimes-page';
import { Dialog } from '../ui/Dialog';
import { caseNamed } from './cases';
import { CaseSheet } from './CaseSheet';
import { CellSheet } from './CellSheet';
import { headingOf } from './place-heading';
import { MATRIX, type Place } from './view';

type SheetProps = {
  readonly place: Place;
  /** What was wrong with the address, if anything. */
  readonly notice: ReactNode;
  readonly onOpen: (place: Place) => void;
};

/** What is open in front of the matrix: a cell, or the replay of a case. */
export function Sheet({ place, notice, onOpen }: SheetProps) {
  return (
    <Dialog
      open={place.kind !== 'matrix'}
      onClose={() => {
        if (place.kind !== 'matrix') onOpen(MATRIX);
      }}
      heading={headingOf(place) ?? ''}
      closeLabel={runtimesPage.sheet.close}
      size={place.kind === 'case' ? 'stage' : 'text'}
    >
      {place.kind !== 'matrix' && notice}
      <Content key={contentKey(place)} place={place} />
    </Dialog>
  );
}

/** A case by the rules of another runtime is the same replay, with the focus where it is. */
function contentKey(place: Place): string {
  switch (place.kind) {
    case 'matrix':
      return '';
    case 'cell':
      return `${place.rule} ${place.service}`;
    case 'case':
      return place.shown;
  }
}

function Content({ place }: { readonly place: Place }) {
  const content = useRef<HTMLDivElement>(null);
  // What was pressed went with what the sheet showed before.
  useEffect(() => {
    const dialog = content.current?.closest('dialog');
    if (!dialog?.open || dialog.contains(document.activeElement)) return;
    dialog.scrollTop = 0;
    content.current?.querySelector<HTMLElement>('a, button, select')?.focus();
  }, []);
  const shown = place.kind === 'case' ? caseNamed(place.shown) : undefined;
  return (
    <div ref={content}>
      {place.kind === 'cell' && <CellSheet rule={place.rule} service={place.service} />}
      {place.kind === 'case' && shown !== undefined && <CaseSheet place={place} shown={shown} />}
    </div>
  );
}
