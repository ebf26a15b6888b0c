import { useState } from 'react';
import type { codeView } from './code-view';
import { loadCodeView } from './load';

export type CodeLoad =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly codeView: typeof codeView };

/** The lazily loaded part of the panel, and what starts loading it, again after a failure. */
export function useCodeView(): { readonly loaded: CodeLoad; readonly load: () => void } {
  const [loaded, setLoaded] = useState<CodeLoad>({ kind: 'idle' });
  const load = async () => {
    if (loaded.kind === 'loading' || loaded.kind === 'ready') return;
    setLoaded({ kind: 'loading' });
    try {
      const module = await loadCodeView();
      setLoaded({ kind: 'ready', codeView: module.codeView });
    } catch {
      setLoaded({ kind: 'failed' });
    }
  };
  return {
    loaded,
    load: () => {
      void load();
    },
  };
}
