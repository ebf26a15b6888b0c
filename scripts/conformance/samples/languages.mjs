import { go } from './go.mjs';
import { java } from './java.mjs';
import { python } from './python.mjs';
import { typescript } from './typescript.mjs';

/** @type {readonly import('./language').SampleLanguage[]} */
export const SAMPLE_LANGUAGES = [java, python, typescript, go];
