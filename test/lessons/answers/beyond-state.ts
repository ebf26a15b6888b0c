import type { Answers } from './answers';

export const answers: Answers = {
  'cache/shared': { '*': ['cache', 'last'] },
  'cache/own': { '*': ['nothing'] },
};
