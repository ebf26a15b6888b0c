import type { Answers } from './answers';

export const answers: Answers = {
  'off/found': {
    '*': ['none'],
    'go-memory': ['error'],
    'go-database': ['error'],
    'go-database-postgres': ['error'],
  },
  'off/language': { '*': ['session'] },
  'borrowed/ben': { '*': ['ben'] },
  'nobody/empty': {
    '*': ['none'],
    'js-database': ['all'],
    'js-database-postgres': ['all'],
    'go-memory': ['all'],
    'go-database': ['all'],
    'go-database-postgres': ['all'],
  },
};
