import { cases, sources } from 'virtual:lesson/what-lives-how-long';
import { all, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { whatLivesHowLong as words } from '../../messages/en/lessons/what-lives-how-long';
import type { Lesson } from '../lesson';

const { lives, write, cut } = words;
const { lifetimes } = lives;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'lives',
      title: lives.title,
      facts: ['J10', 'J11'],
      before: [{ kind: 'text', paragraphs: lives.before }],
      scene: null,
      after: [
        {
          kind: 'lifetimes',
          picture: {
            caption: lifetimes.caption,
            moments: lifetimes.moments,
            lives: [
              { ...lifetimes.invocation, from: 0, to: 6 },
              { ...lifetimes.invocationContext, from: 0, to: 6 },
              { ...lifetimes.callbackContext, from: 1, to: 1 },
              { ...lifetimes.toolContext, from: 3, to: 3 },
              { ...lifetimes.pending, from: 3, to: 4 },
              { ...lifetimes.object, from: 0, to: 6 },
              { ...lifetimes.memory, from: 0, to: 7 },
              { ...lifetimes.database, from: 0, to: null },
            ],
          },
        },
        { kind: 'table', ...lives.contexts },
        { kind: 'text', paragraphs: lives.after },
      ],
    },
    {
      name: 'write',
      title: write.title,
      facts: ['J6', 'P17'],
      before: [{ kind: 'text', paragraphs: write.before }],
      scene: {
        shown: 'lesson-write-before-its-event',
        by: 'python-memory',
        questions: [
          question('between', 'one', write.between, {
            no: not(holds(4, 'order_id')),
            yes: holds(4, 'order_id', 'A-1001'),
          }),
          question('held', 'one', write.held, {
            no: not(holds(7, 'order_id')),
            yes: all(not(holds(4, 'order_id')), holds(7, 'order_id')),
            early: all(holds(4, 'order_id'), holds(7, 'order_id')),
          }),
        ],
        beside: [
          { step: 4, label: write.besideBetween },
          { step: 6, label: write.besideAfter },
        ],
      },
      after: [
        { kind: 'text', paragraphs: write.after },
        { kind: 'note', text: write.note },
      ],
    },
    {
      name: 'cut',
      title: cut.title,
      facts: ['J6'],
      before: [{ kind: 'text', paragraphs: cut.before }],
      scene: {
        shown: 'lesson-run-cut-short',
        by: 'java-memory',
        questions: [
          question('next', 'one', cut.next, {
            neither: all(not(holds(4, 'order_id')), not(holds(4, 'user:language'))),
            both: all(holds(4, 'order_id'), holds(4, 'user:language')),
            own: all(holds(4, 'order_id'), not(holds(4, 'user:language'))),
            user: all(not(holds(4, 'order_id')), holds(4, 'user:language')),
          }),
          question('fresh', 'one', cut.fresh, {
            no: not(holds(6, 'user:language')),
            yes: holds(6, 'user:language'),
          }),
        ],
        beside: [
          { step: 4, label: cut.besideNext },
          { step: 6, label: cut.besideFresh },
        ],
      },
      after: [{ kind: 'text', paragraphs: cut.after }],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'appendStores', service: 'java-memory' },
    {
      kind: 'setting',
      label: words.setting,
      settings: { prefix: 'user', write: 'context' },
      t: 15,
    },
    { kind: 'lesson', lesson: 'how-a-write-becomes-durable' },
    { kind: 'lesson', lesson: 'temp' },
    {
      kind: 'outside',
      label: words.docs,
      href: 'https://google.github.io/adk-docs/callbacks/types-of-callbacks/',
    },
  ],
};
