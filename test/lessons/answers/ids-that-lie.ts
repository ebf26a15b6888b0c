import type { Answers } from './answers';

export const answers: Answers = {
  'joined/plan': { '*': ['joined'] },
  'alike/user': { '*': [] },
  'alike/blanks': {
    '*': ['given'],
    'java-memory': ['clean'],
    'python-memory': ['both'],
    'python-sqlite': ['both'],
  },
  'apart/pairs': { '*': ['none'] },
};
