import type { Answers } from './answers';

export const answers: Answers = {
  'keys/kept': {
    '*': ['both'],
    'java-memory': ['second'],
    'python-database': ['first'],
    'python-database-postgres': ['first'],
    'python-sqlite': ['first'],
    'go-database': ['first'],
    'go-database-postgres': ['first'],
  },
  'keys/told': {
    '*': ['done'],
    'python-database': ['refused'],
    'python-database-postgres': ['refused'],
    'python-sqlite': ['refused'],
    'go-database': ['refused'],
    'go-database-postgres': ['refused'],
  },
  'old-value/address': {
    '*': ['elm'],
    'js-memory': ['oak'],
    'python-database': ['oak'],
    'python-database-postgres': ['oak'],
    'python-sqlite': ['oak'],
    'go-database': ['oak'],
    'go-database-postgres': ['oak'],
  },
  'counter/visits': { '*': ['one'] },
};
