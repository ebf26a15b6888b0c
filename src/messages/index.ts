import { code, codeComments } from './en/code';
import { comparison } from './en/comparison';
import { experiment } from './en/experiment';
import { player } from './en/player';
import { reading } from './en/reading';
import { realAdk } from './en/real-adk';
import { report } from './en/report';
import { runtimeNames } from './en/runtime-names';
import { shell } from './en/shell';
import { stage } from './en/stage';
import { terms } from './en/terms';

export type { CodeComments } from './en/code';
export type { ReadingLink } from './shape';

/** The words of the first load. A further language is a folder of the same shape. */
export const messages = {
  code,
  codeComments,
  comparison,
  experiment,
  player,
  reading,
  realAdk,
  report,
  runtimeNames,
  shell,
  stage,
  terms,
};
