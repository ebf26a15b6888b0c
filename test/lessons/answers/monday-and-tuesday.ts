import type { Answers } from './answers';

export const answers: Answers = {
  'states/tuesday': { '*': ['name', 'tier'] },
  'states/monday': { '*': ['gone'], 'java-memory': ['there'] },
  'early/seeded': { '*': ['both'], 'java-memory': ['neither'], 'js-memory': ['neither'] },
  'other-app/calendar': { '*': ['nothing'] },
  'other-app/ben': { '*': ['tier'] },
  'other-app/wednesday': { '*': ['notes'] },
};
