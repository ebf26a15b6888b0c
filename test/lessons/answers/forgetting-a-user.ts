import type { Answers } from './answers';

export const answers: Answers = {
  'left/sees': { '*': ['email', 'signup'] },
  'overwrite/old': { '*': ['empty'], 'java-memory': ['email'] },
  'overwrite/fresh': { '*': ['empty'], 'java-memory': ['gone'] },
  'running/late': { '*': ['refused'], 'java-memory': ['back'], 'js-memory': ['nothing'] },
  'running/history': { '*': ['none'], 'go-database': ['draft'] },
};
