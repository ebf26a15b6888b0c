import { go } from './go';
import { java } from './java';
import { python } from './python';
import type { Language } from '../../../code/language';
import type { Sample } from './sample';
import { typescript } from './typescript';

/** The sample of each language. */
export const SAMPLES: Readonly<Record<Language, Sample>> = { java, python, typescript, go };
