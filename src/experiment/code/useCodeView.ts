import { useState } from 'react';
import { loadCodeView } from './load';

type Module = Awaited<ReturnType<typeof loadCodeView>>;

export type CodeLoad =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly codeView: Module['codeView'] };

/** The lazily loaded part of the panel, and what starts loading it, again after a failure. */
export function useCodeView(): { readonly loaded: CodeLoad; readonly load: () => void } {
  const [loaded, setLoaded] = useState<CodeLoad>({ kind: 'idle' });
  const load = () => {
    if (loaded.kind === 'loading' || loaded.kind === 'ready') return;
    setLoaded({ kind: 'loading' });
    loadCodeView().then(
      ({ codeView }) => {
        setLoaded({ kind: 'ready', codeView });
      },
      () => {
        setLoaded({ kind: 'failed' });
      },
    );
  };
  return { loaded, load };
}
