import type { Answers } from './answers';

export const answers: Answers = {
  'run/third': {
    '*': ['both'],
    'js-memory': ['lookup'],
    'js-database': ['neither'],
    'js-database-postgres': ['neither'],
  },
  'run/next': { '*': ['none'], 'java-memory': ['both'] },
  'event/stored': { '*': ['nowhere'], 'go-memory': ['event'], 'java-memory': ['both'] },
  'handed/first': {
    '*': ['channel'],
    'java-memory': ['both'],
    'go-memory': ['both'],
    'js-memory': ['neither'],
    'js-database': ['neither'],
    'js-database-postgres': ['neither'],
  },
  'handed/later': { '*': ['nothing'], 'go-memory': ['locale'], 'java-memory': ['both'] },
};
