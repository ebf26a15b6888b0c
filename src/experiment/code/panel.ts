import { createStore } from 'zustand/vanilla';
import type { codeView } from './code-view';
import { loadCodeView } from './load';
import type { Language } from './samples/sample';

type CodeLoad =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly codeView: typeof codeView };

type CodePanelState = {
  readonly open: boolean;
  readonly language: Language;
  readonly load: CodeLoad;
};

/** The panel's state. Outside React, since the page is put together anew when its width changes. */
export const codePanel = createStore<CodePanelState>()(() => ({
  open: false,
  language: 'java',
  load: { kind: 'idle' },
}));

/** Opens or closes the panel; the first opening loads what it shows. */
export function setOpen(open: boolean): void {
  codePanel.setState({ open });
  if (open && codePanel.getState().load.kind === 'idle') void load();
}

/** Chooses the language that is shown. */
export function chooseLanguage(language: Language): void {
  codePanel.setState({ language });
}

/** Loads what the panel shows, again where that failed. */
export async function load(): Promise<void> {
  codePanel.setState({ load: { kind: 'loading' } });
  try {
    const module = await loadCodeView();
    codePanel.setState({ load: { kind: 'ready', codeView: module.codeView } });
  } catch {
    codePanel.setState({ load: { kind: 'failed' } });
  }
}
