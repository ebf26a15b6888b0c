import { cases, sources } from 'virtual:lesson/the-wrong-triple';
import { answers, holds } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { theWrongTriple as words } from '../../messages/en/lessons/the-wrong-triple';
import type { Lesson } from '../lesson';

const { off, borrowed, nobody } = words;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'off',
      title: off.title,
      facts: ['J1', 'P16', 'J10'],
      before: [{ kind: 'text', paragraphs: off.before }],
      scene: {
        shown: 'lesson-one-name-off',
        by: 'python-memory',
        questions: [
          question('found', 'one', off.found, {
            none: answers(3, { kind: 'no-session' }),
            error: answers(3, { kind: 'error', error: 'session-not-found' }),
            shared: holds(3, 'app:model_tier'),
            empty: answers(3, { kind: 'session', session: 's1', state: [], events: [] }),
          }),
          question('language', 'any', off.language, {
            app: holds(6, 'user:language'),
            user: holds(8, 'user:language'),
            session: holds(10, 'user:language'),
          }),
        ],
        beside: [
          { step: 3, label: off.besideUser },
          { step: 10, label: off.besideSession },
        ],
      },
      after: [
        { kind: 'text', paragraphs: off.after },
        { kind: 'table', ...off.table },
        { kind: 'note', text: off.hides },
      ],
    },
    {
      name: 'borrowed',
      title: borrowed.title,
      facts: ['P2', 'P8'],
      before: [{ kind: 'text', paragraphs: borrowed.before }],
      scene: {
        shown: 'lesson-one-user-id-for-all',
        by: 'python-memory',
        questions: [
          question('ben', 'any', borrowed.ben, {
            ben: holds(3, 'user:email'),
            notes: holds(5, 'user:email'),
            named: holds(7, 'user:email'),
          }),
        ],
        beside: [],
      },
      after: [
        { kind: 'text', paragraphs: borrowed.after },
        { kind: 'table', ...borrowed.defaults },
        { kind: 'note', text: borrowed.agentTool },
        { kind: 'table', ...borrowed.scopes },
        { kind: 'text', paragraphs: borrowed.doThis },
      ],
    },
    {
      name: 'nobody',
      title: nobody.title,
      facts: ['P14'],
      before: [{ kind: 'text', paragraphs: nobody.before }],
      scene: {
        shown: 'lesson-list-for-nobody',
        by: 'go-database',
        questions: [
          question('empty', 'one', nobody.empty, {
            none: answers(3, { kind: 'sessions', sessions: [] }),
            all: answers(3, {
              kind: 'sessions',
              sessions: [
                { user: 'u-42', session: 's1', state: [], events: [] },
                { user: 'u-77', session: 's2', state: [], events: [] },
              ],
            }),
            error: answers(3, { kind: 'error', error: 'invalid-argument' }),
          }),
        ],
        beside: [{ step: 3, label: nobody.beside }],
      },
      after: [
        { kind: 'text', paragraphs: nobody.after },
        { kind: 'text', paragraphs: nobody.vertex },
        { kind: 'note', text: nobody.disputed },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'missingOnGet', service: 'go-memory' },
    { kind: 'rule', rule: 'listEmptyUser', service: 'js-database' },
    { kind: 'setting', label: words.setting, settings: { prefix: 'user' }, t: 45 },
    { kind: 'lesson', lesson: 'ids-that-lie' },
    {
      kind: 'outside',
      label: words.docs,
      href: 'https://google.github.io/adk-docs/sessions/session/',
    },
  ],
};
