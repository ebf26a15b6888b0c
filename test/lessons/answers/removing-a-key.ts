import type { Answers } from './answers';

export const answers: Answers = {
  'null/draft': { '*': ['empty'], 'java-memory': ['gone'] },
  'marker/monday': { '*': ['there'], 'java-memory': ['gone'] },
  'marker/tuesday': { '*': ['there'] },
  'marker/wednesday': { '*': ['there'], 'java-memory': ['gone'] },
  'tombstone/sessions': { '*': ['every'] },
};
