import { cases, sources } from 'virtual:lesson/before-production';
import { holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { beforeProduction as words } from '../../messages/en/lessons/before-production';
import type { Lesson } from '../lesson';

const { test, list } = words;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'test',
      title: test.title,
      facts: ['J25', 'J26', 'J27', 'P7'],
      before: [
        { kind: 'text', paragraphs: test.before },
        { kind: 'list', items: test.writes },
      ],
      scene: {
        shown: 'lesson-which-keys-the-second-has',
        by: 'java-memory',
        questions: [
          question('second', 'any', test.second, {
            tier: holds(7, 'user:tier'),
            language: holds(7, 'user:language'),
            order: holds(7, 'order_id'),
            lookup: holds(7, 'temp:lookup'),
            theme: holds(7, 'user:theme'),
          }),
          question('again', 'one', test.again, {
            no: not(holds(9, 'user:theme')),
            yes: holds(9, 'user:theme'),
          }),
        ],
        beside: [
          { step: 7, label: test.besideSecond },
          { step: 9, label: test.besideAgain },
          { step: 11, label: test.besideOther },
        ],
      },
      after: [
        { kind: 'text', paragraphs: test.after },
        { kind: 'table', ...test.contexts },
      ],
    },
    {
      name: 'list',
      title: list.title,
      facts: ['J24', 'J25', 'J28', 'J29', 'P7', 'P8', 'P9', 'P10', 'P11', 'P12', 'P21'],
      before: [
        { kind: 'text', paragraphs: list.before },
        { kind: 'list', items: list.missing },
        { kind: 'text', paragraphs: list.intro },
      ],
      scene: null,
      after: [
        { kind: 'checklist', groups: list.groups },
        { kind: 'note', text: list.temp },
        { kind: 'note', text: list.none },
        { kind: 'note', text: list.wins },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    {
      kind: 'setting',
      label: words.setting,
      settings: { prefix: 'user', service: 'java-memory', write: 'initial-state' },
      t: 25,
    },
    { kind: 'rule', rule: 'initialPrefixed', service: 'java-memory' },
    { kind: 'rule', rule: 'appendStores', service: 'java-memory' },
    { kind: 'lesson', lesson: 'two-sessions-one-user' },
    { kind: 'lesson', lesson: 'fixes-that-do-not' },
    {
      kind: 'outside',
      label: words.docs,
      href: 'https://google.github.io/adk-docs/sessions/state/',
    },
  ],
};
