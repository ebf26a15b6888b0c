import type { Answers } from './answers';

export const answers: Answers = {
  'write/between': { '*': ['no'], 'java-memory': ['yes'] },
  'write/held': { '*': ['no'], 'java-memory': ['early'] },
  'cut/next': { '*': ['neither'], 'java-memory': ['both'] },
  'cut/fresh': { '*': ['no'] },
};
