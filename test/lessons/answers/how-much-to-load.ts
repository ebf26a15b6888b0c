import type { Answers } from './answers';

export const answers: Answers = {
  'load/state': { '*': ['all'] },
  'load/zero': {
    '*': ['none'],
    'js-memory': ['all'],
    'go-memory': ['all'],
    'go-database': ['all'],
    'go-database-postgres': ['all'],
  },
  'load/list': { '*': ['state'], contract: ['bare'], 'js-memory': ['bare'] },
  'load/trimmed': { '*': ['four'], 'java-memory': ['two'] },
  'size/whole': { '*': ['every'] },
  'size/recent': { '*': ['both'] },
  'nested/own': {
    '*': ['oslo'],
    'java-memory': ['bergen'],
    'python-memory': ['bergen'],
    'js-memory': ['bergen'],
    'go-memory': ['bergen'],
  },
  'nested/shared': {
    '*': ['ten'],
    'java-memory': ['thousand'],
    'js-memory': ['thousand'],
    'go-memory': ['thousand'],
  },
};
