import { cases, sources } from 'virtual:lesson/one-key';
import { holds, not } from '../../../src/engine/lesson/claim';
import { question } from '../../../src/engine/lesson/question';
import type { Lesson } from '../../../src/lessons/lesson';
import { oneKey as words } from './words';

const { next } = words;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'next',
      title: next.title,
      facts: ['J15', 'P4'],
      before: [{ kind: 'text', paragraphs: next.before }],
      scene: {
        shown: 'lesson-one-key',
        by: 'python-memory',
        questions: [
          question('theme', 'one', next.theme, {
            yes: holds(2, 'user:theme', 'dark'),
            no: not(holds(2, 'user:theme')),
          }),
        ],
        beside: [{ step: 2, label: next.beside }],
      },
      after: [{ kind: 'text', paragraphs: next.after }],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [{ kind: 'rule', rule: 'initialPrefixed', service: 'java-memory' }],
};
