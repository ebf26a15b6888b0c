import type { Answers } from './answers';

export const answers: Answers = {
  'whole/read': { '*': ['missing'] },
  'whole/tuesday': { '*': ['zurich'] },
  'compose/bob': { '*': ['theme', 'draft'] },
  'typo/found': { '*': ['turn', 'monday'] },
};
