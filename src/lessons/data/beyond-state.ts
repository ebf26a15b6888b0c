import { cases, sources } from 'virtual:lesson/beyond-state';
import { all, answers, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { beyondState as words } from '../../messages/en/lessons/beyond-state';
import type { Lesson } from '../lesson';

const { cache, stores, logs } = words;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'cache',
      title: cache.title,
      facts: [],
      before: [{ kind: 'text', paragraphs: cache.before }],
      scene: {
        shown: 'lesson-answers-kept-for-two-tenants',
        by: 'contract',
        questions: [
          question('shared', 'any', cache.shared, {
            cache: holds(3, 'app:answer_cache'),
            last: holds(3, 'user:last_answer'),
            draft: holds(3, 'draft_answer'),
          }),
          question('own', 'one', cache.own, {
            nothing: answers(7, { kind: 'state', state: [] }),
            cache: all(holds(7, 'app:answer_cache'), not(holds(7, 'user:last_answer'))),
            last: all(not(holds(7, 'app:answer_cache')), holds(7, 'user:last_answer')),
            both: all(holds(7, 'app:answer_cache'), holds(7, 'user:last_answer')),
          }),
        ],
        beside: [],
      },
      after: [{ kind: 'text', paragraphs: cache.after }],
    },
    {
      name: 'stores',
      title: stores.title,
      facts: ['J19'],
      before: [{ kind: 'text', paragraphs: stores.before }],
      scene: null,
      after: [
        { kind: 'table', ...stores.table },
        { kind: 'text', paragraphs: stores.after },
        { kind: 'note', text: stores.note },
      ],
    },
    {
      name: 'logs',
      title: logs.title,
      facts: ['J23'],
      before: [{ kind: 'text', paragraphs: logs.before }],
      scene: null,
      after: [
        { kind: 'table', ...logs.calls },
        { kind: 'text', paragraphs: logs.after },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    {
      kind: 'setting',
      label: words.setting,
      settings: { prefix: 'app', app: 'per-tenant' },
      t: 45,
    },
    { kind: 'lesson', lesson: 'ids-that-lie' },
    { kind: 'lesson', lesson: 'how-much-to-load' },
    { kind: 'lesson', lesson: 'what-lives-how-long' },
    { kind: 'outside', label: words.docs, href: 'https://google.github.io/adk-docs/artifacts/' },
  ],
};
