import type { Answers } from './answers';

export const answers: Answers = {
  'restart/found': {
    '*': ['both'],
    contract: ['neither'],
    'java-memory': ['neither'],
    'python-memory': ['neither'],
    'js-memory': ['neither'],
    'go-memory': ['neither'],
  },
  'workers/tuesday': {
    '*': ['found'],
    contract: ['missing'],
    'java-memory': ['missing'],
    'python-memory': ['missing'],
    'js-memory': ['missing'],
    'go-memory': ['missing'],
  },
  'workers/wednesday': {
    '*': ['fr'],
    contract: ['de'],
    'java-memory': ['de'],
    'python-memory': ['de'],
    'js-memory': ['de'],
    'go-memory': ['de'],
  },
};
