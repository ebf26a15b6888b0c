import type { Answers } from './answers';

export const answers: Answers = {
  'monday/loaded': {
    '*': ['language', 'order', 'answer'],
    'java-memory': ['language', 'order', 'raw', 'answer'],
  },
  'tuesday/knows': { '*': ['language'] },
  'tuesday/others': { '*': ['neither'] },
  'last-order/carried': { '*': ['yes'] },
  'last-order/monday': { '*': ['tuesday'] },
};
