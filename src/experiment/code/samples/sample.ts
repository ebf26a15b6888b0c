import type { Settings } from '../../../engine/experiment/settings';
import type { CodeComments } from '../../../messages';

/** The languages that a setting is shown in, in the order of the tabs. */
export const LANGUAGES = ['java', 'python', 'typescript', 'go'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A setting as source text. Whether globex has an alice too changes no code. */
export type Sample = (settings: Settings, comments: CodeComments) => string;
