import { useCallback, useState } from 'react';

/** A part of the page that is fetched when it is asked for. */
export type Chunk<T> =
  | { readonly kind: 'idle' | 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly module: T };

/** A chunk, and what fetches it: at first, and again after it failed. */
export function useChunk<T>(load: () => Promise<T>): readonly [Chunk<T>, () => Promise<void>] {
  const [chunk, setChunk] = useState<Chunk<T>>({ kind: 'idle' });
  const fetchIt = useCallback(async () => {
    setChunk({ kind: 'loading' });
    try {
      setChunk({ kind: 'ready', module: await load() });
    } catch {
      setChunk({ kind: 'failed' });
    }
  }, [load]);
  return [chunk, fetchIt];
}
