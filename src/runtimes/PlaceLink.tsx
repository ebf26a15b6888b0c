import type { ReactNode } from 'react';
import { InPageLink } from '../ui/InPageLink';
import { useCatalogue } from './CatalogueContext';
import type { Place } from './view';

type PlaceLinkProps = {
  readonly place: Place;
  /** What it is called where its words alone would not tell it from its neighbours. */
  readonly name?: string;
  readonly className?: string | undefined;
  readonly current?: boolean;
  readonly children: ReactNode;
};

/** A link to a cell or a case, with the filters as they are. */
export function PlaceLink({ place, name, className, current = false, children }: PlaceLinkProps) {
  const catalogue = useCatalogue();
  return (
    <InPageLink
      href={`#/runtimes?${catalogue.queryOf(place)}`}
      className={className}
      aria-label={name}
      aria-current={current ? 'true' : undefined}
      onOpen={() => {
        catalogue.open(place);
      }}
    >
      {children}
    </InPageLink>
  );
}
