import { cases, sources } from 'virtual:lesson/forgetting-a-user';
import { all, answers, fails, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { forgettingAUser as words } from '../../messages/en/lessons/forgetting-a-user';
import type { Lesson } from '../lesson';

const { left, overwrite, running } = words;

const draftIsBack = answers(7, {
  kind: 'session',
  session: 's1',
  state: [],
  events: [['e1', [['draft', 'call the clinic']]]],
});

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'left',
      title: left.title,
      facts: ['J22'],
      before: [{ kind: 'text', paragraphs: left.before }],
      scene: {
        shown: 'lesson-forget-delete-session',
        by: 'python-memory',
        questions: [
          question('sees', 'any', left.sees, {
            draft: holds(5, 'draft'),
            email: holds(5, 'user:email'),
            signup: holds(5, 'app:last_signup'),
          }),
        ],
        beside: [{ step: 5, label: left.beside }],
      },
      after: [{ kind: 'text', paragraphs: left.after }],
    },
    {
      name: 'overwrite',
      title: overwrite.title,
      facts: ['J22', 'J29'],
      before: [{ kind: 'text', paragraphs: overwrite.before }],
      scene: {
        shown: 'lesson-forget-overwrite',
        by: 'java-memory',
        questions: [
          question('old', 'one', overwrite.old, {
            email: holds(4, 'user:email', 'ada@example.org'),
            empty: holds(4, 'user:email', null),
            gone: not(holds(4, 'user:email')),
          }),
          question('fresh', 'one', overwrite.fresh, {
            email: holds(9, 'user:email', 'ada@example.org'),
            empty: holds(9, 'user:email', null),
            gone: not(holds(9, 'user:email')),
          }),
        ],
        beside: [
          { step: 4, label: overwrite.besideOld },
          { step: 9, label: overwrite.besideFresh },
        ],
      },
      after: [
        { kind: 'note', text: overwrite.history },
        { kind: 'list', items: overwrite.path },
        { kind: 'text', paragraphs: overwrite.after },
      ],
    },
    {
      name: 'running',
      title: running.title,
      facts: ['J22', 'J29'],
      before: [{ kind: 'text', paragraphs: running.before }],
      scene: {
        shown: 'lesson-forget-running-turn',
        by: 'go-database',
        questions: [
          question('late', 'one', running.late, {
            refused: all(fails(4), fails(5)),
            back: all(answers(4, { kind: 'done' }), not(fails(5))),
            nothing: all(answers(4, { kind: 'done' }), fails(5)),
          }),
          question('history', 'one', running.history, {
            none: not(draftIsBack),
            draft: draftIsBack,
          }),
        ],
        beside: [
          { step: 4, label: running.besideLate },
          { step: 7, label: running.besideHistory },
        ],
      },
      after: [
        { kind: 'note', text: running.foreign },
        { kind: 'text', paragraphs: running.expiry },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'deletedEvents', service: 'go-database' },
    { kind: 'rule', rule: 'missingOnAppend', service: 'js-memory' },
    { kind: 'rule', rule: 'listEmptyUser', service: 'js-database' },
    { kind: 'lesson', lesson: 'removing-a-key' },
    { kind: 'lesson', lesson: 'two-turns-at-once' },
  ],
};
