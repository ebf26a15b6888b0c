import type { Answers } from '../answers/answers';

export const answers: Answers = {
  'next/theme': { '*': ['yes'], 'java-memory': ['no'], 'js-memory': ['no'] },
};
