import type { CodeView } from '../../code/CodeTabs';
import { highlight } from '../../code/highlight';
import type { Language } from '../../code/language';
import { planKey } from '../../engine/experiment/scenario';
import type { Settings } from '../../engine/experiment/settings';
import type { CodeComments } from '../../messages';
import { SAMPLES } from './samples';

/** A setting in a language: to be copied, and cut into pieces to be shown. */
export function codeView(language: Language, settings: Settings, comments: CodeComments): CodeView {
  const source = SAMPLES[language](settings, comments);
  return { source, pieces: highlight(language, source, planKey(settings)) };
}
