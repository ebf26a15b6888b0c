import { useMemo, useState } from 'react';
import { CodeTabs } from '../../code/CodeTabs';
import type { Language } from '../../code/language';
import type { Settings } from '../../engine/experiment/settings';
import { messages } from '../../messages';
import type { codeView } from './code-view';

type SettingCodeProps = { readonly settings: Settings; readonly codeView: typeof codeView };

/** A setting as code, in the language that somebody chooses. */
export function SettingCode({ settings, codeView }: SettingCodeProps) {
  const [language, setLanguage] = useState<Language>('java');
  const view = useMemo(
    () => codeView(language, settings, messages.codeComments),
    [codeView, language, settings],
  );
  return <CodeTabs language={language} onChoose={setLanguage} view={view} />;
}
