import { planKey } from '../../engine/experiment/scenario';
import type { Settings } from '../../engine/experiment/settings';
import type { CodeComments } from '../../messages';
import { highlight, type Piece } from './highlight';
import { SAMPLES } from './samples';
import type { Language } from './samples/sample';

export type CodeView = { readonly source: string; readonly pieces: readonly Piece[] };

/** A setting in a language: to be copied, and cut into pieces to be shown. */
export function codeView(language: Language, settings: Settings, comments: CodeComments): CodeView {
  const source = SAMPLES[language](settings, comments);
  return { source, pieces: highlight(language, source, planKey(settings)) };
}
