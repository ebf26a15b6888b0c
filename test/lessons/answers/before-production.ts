import type { Answers } from './answers';

export const answers: Answers = {
  'test/second': {
    '*': ['tier', 'language'],
    'java-memory': ['language'],
    'js-memory': ['language'],
  },
  'test/again': { '*': ['no'], 'java-memory': ['yes'] },
};
