import { createContext, useContext } from 'react';

/** Whether keys that are a single letter or sign act on a player, and what changes that. */
export type SingleKeys = { readonly on: boolean; readonly change: (on: boolean) => void };

const SingleKeysContext = createContext<SingleKeys | null>(null);

/** Hands the reader's choice down to the players of the lazy parts. */
export const SingleKeysProvider = SingleKeysContext.Provider;

/**
 * The reader's choice.
 * @throws Error when nobody above this component knows it.
 */
export function useSingleKeys(): SingleKeys {
  const keys = useContext(SingleKeysContext);
  if (keys === null) throw new Error('no SingleKeysProvider above this component');
  return keys;
}
