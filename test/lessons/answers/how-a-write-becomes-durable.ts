import type { Answers } from './answers';

export const answers: Answers = {
  'path/meanwhile': { '*': ['language'], 'java-memory': ['both'] },
  'path/event': { '*': ['delta'] },
  'ways/newest': { '*': ['four'] },
  'assigned/loaded': { '*': ['no'] },
  'assigned/again': { '*': ['order'], 'java-memory': ['order', 'language', 'address'] },
  'assigned/next': { '*': ['no'] },
};
