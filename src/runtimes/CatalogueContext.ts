import { createContext, useContext } from 'react';
import type { Catalogue } from './catalogue';

const CatalogueContext = createContext<Catalogue | null>(null);

/** Hands the catalogue down to whatever opens something. */
export const CatalogueProvider = CatalogueContext.Provider;

/**
 * The catalogue above this component.
 * @throws Error when there is none: nothing could be opened.
 */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext);
  if (catalogue === null) throw new Error('no CatalogueProvider above this component');
  return catalogue;
}
