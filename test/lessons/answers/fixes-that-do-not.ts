import type { Answers } from './answers';

export const answers: Answers = {
  'key/holds': { '*': ['carolPlan', 'carolQuota', 'nextPlan'] },
  'key/guard': { '*': ['other'] },
  'user/bob': { '*': ['plan', 'name'] },
  'user/opened': { '*': ['bob'] },
  'app/renamed': { '*': ['none'] },
  'app/next': { '*': ['yes'], 'java-memory': ['no'], 'js-memory': ['no'] },
  'app/left': { '*': ['language'] },
};
