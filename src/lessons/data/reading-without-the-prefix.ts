import { cases, sources } from 'virtual:lesson/reading-without-the-prefix';
import { answers, holds } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { readingWithoutThePrefix as words } from '../../messages/en/lessons/reading-without-the-prefix';
import type { Lesson } from '../lesson';

const { whole, compose, typo } = words;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'whole',
      title: whole.title,
      facts: ['P9', 'J7'],
      before: [{ kind: 'text', paragraphs: whole.before }],
      scene: {
        shown: 'lesson-read-without-prefix',
        by: 'python-memory',
        questions: [
          question('read', 'one', whole.read, {
            missing: answers(3, { kind: 'no-key' }),
            value: answers(3, { kind: 'value', value: 'Zurich' }),
            empty: answers(3, { kind: 'value', value: null }),
          }),
          question('tuesday', 'one', whole.tuesday, {
            zurich: holds(10, 'user:home_city', 'Zurich'),
            bern: holds(10, 'user:home_city', 'Bern'),
            nothing: answers(10, { kind: 'state', state: [] }),
          }),
        ],
        beside: [],
      },
      after: [
        { kind: 'text', paragraphs: whole.after },
        { kind: 'table', ...whole.misses },
        { kind: 'text', paragraphs: whole.templates },
      ],
    },
    {
      name: 'compose',
      title: compose.title,
      facts: ['P8'],
      before: [{ kind: 'text', paragraphs: compose.before }],
      scene: {
        shown: 'lesson-prefixes-do-not-compose',
        by: 'python-memory',
        questions: [
          question('bob', 'any', compose.bob, {
            theme: holds(3, 'app:user:theme'),
            draft: holds(3, 'app:temp:draft'),
            limit: holds(3, 'user:app:limit'),
            banner: holds(3, 'App:banner'),
            notice: holds(3, ' app:notice'),
            quota: holds(3, 'team:quota'),
          }),
        ],
        beside: [],
      },
      after: [
        { kind: 'text', paragraphs: compose.after },
        { kind: 'table', ...compose.scopes },
        { kind: 'text', paragraphs: compose.expected },
      ],
    },
    {
      name: 'typo',
      title: typo.title,
      facts: ['P18', 'P19'],
      before: [{ kind: 'text', paragraphs: typo.before }],
      scene: {
        shown: 'lesson-a-typo-in-the-prefix',
        by: 'python-memory',
        questions: [
          question('found', 'any', typo.found, {
            turn: answers(2, { kind: 'value', value: 'Zurich' }),
            monday: holds(5, 'usr:home_city'),
            tuesday: holds(7, 'usr:home_city'),
          }),
        ],
        beside: [],
      },
      after: [
        { kind: 'text', paragraphs: typo.after },
        { kind: 'table', ...typo.schemas },
        { kind: 'list', items: typo.doThis },
        { kind: 'table', ...typo.operations },
        { kind: 'note', text: typo.iteration },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'setting', label: words.setting, settings: { prefix: 'user' }, t: 25 },
    { kind: 'lesson', lesson: 'removing-a-key' },
    { kind: 'lesson', lesson: 'two-sessions-one-user' },
    {
      kind: 'outside',
      label: words.docs,
      href: 'https://google.github.io/adk-docs/sessions/state/',
    },
  ],
};
