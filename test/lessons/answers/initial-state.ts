import type { Answers } from './answers';

export const answers: Answers = {
  'keys/returned': {
    '*': ['ticket', 'language', 'tier'],
    'java-memory': ['ticket', 'language', 'tier', 'channel'],
    'go-memory': ['ticket', 'language', 'tier', 'channel'],
  },
  'keys/tuesday': { '*': ['both'], 'java-memory': ['nothing'], 'js-memory': ['nothing'] },
  'keys/other': { '*': ['tier'], 'java-memory': ['nothing'], 'js-memory': ['nothing'] },
  'defaults/tier': { '*': ['basic'], 'java-memory': ['pro'], 'js-memory': ['pro'] },
  'event/shared': { '*': ['user'] },
};
