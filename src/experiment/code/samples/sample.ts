import type { Settings } from '../../../engine/experiment/settings';
import type { CodeComments } from '../../../messages';

/** A setting as source text. Whether globex has an alice too changes no code. */
export type Sample = (settings: Settings, comments: CodeComments) => string;
