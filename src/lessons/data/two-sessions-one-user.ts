import { cases, sources } from 'virtual:lesson/two-sessions-one-user';
import { all, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { twoSessionsOneUser as words } from '../../messages/en/lessons/two-sessions-one-user';
import type { Lesson } from '../lesson';

const { monday, tuesday, lastOrder } = words;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'monday',
      title: monday.title,
      facts: ['J1', 'J10', 'J11', 'J13', 'J14', 'J16'],
      before: [
        { kind: 'text', paragraphs: monday.before },
        { kind: 'table', ...monday.writes },
      ],
      scene: {
        shown: 'lesson-monday-turn',
        by: 'java-memory',
        questions: [
          question('loaded', 'any', monday.loaded, {
            language: holds(7, 'user:language'),
            order: holds(7, 'order_id'),
            raw: holds(7, 'temp:lookup_raw'),
            answer: holds(7, 'last_answer'),
          }),
        ],
        beside: [{ step: 7, label: monday.beside }],
      },
      after: [
        { kind: 'text', paragraphs: monday.after },
        { kind: 'note', text: monday.note },
      ],
    },
    {
      name: 'tuesday',
      title: tuesday.title,
      facts: ['J2', 'J7', 'J8', 'J17'],
      before: [{ kind: 'text', paragraphs: tuesday.before }],
      scene: {
        shown: 'lesson-tuesday-session',
        by: 'java-memory',
        questions: [
          question('knows', 'any', tuesday.knows, {
            language: holds(6, 'user:language'),
            order: holds(6, 'order_id'),
            raw: holds(6, 'temp:lookup_raw'),
            answer: holds(6, 'last_answer'),
          }),
          question('others', 'one', tuesday.others, {
            neither: all(not(holds(8, 'user:language')), not(holds(10, 'user:language'))),
            colleague: all(holds(8, 'user:language'), not(holds(10, 'user:language'))),
            billing: all(not(holds(8, 'user:language')), holds(10, 'user:language')),
            both: all(holds(8, 'user:language'), holds(10, 'user:language')),
          }),
        ],
        beside: [],
      },
      after: [
        { kind: 'table', ...tuesday.scopes },
        { kind: 'text', paragraphs: tuesday.after },
        { kind: 'table', ...tuesday.calls },
        { kind: 'text', paragraphs: tuesday.asking },
      ],
    },
    {
      name: 'last-order',
      title: lastOrder.title,
      facts: ['J12', 'J17'],
      before: [{ kind: 'text', paragraphs: lastOrder.before }],
      scene: {
        shown: 'lesson-last-order',
        by: 'java-memory',
        questions: [
          question('carried', 'one', lastOrder.carried, {
            no: not(holds(4, 'user:last_order')),
            yes: holds(4, 'user:last_order', 'A-1001'),
          }),
          question('monday', 'one', lastOrder.monday, {
            monday: holds(8, 'user:last_order', 'A-1001'),
            tuesday: holds(8, 'user:last_order', 'B-2002'),
            none: not(holds(8, 'user:last_order')),
          }),
        ],
        beside: [],
      },
      after: [
        { kind: 'text', paragraphs: lastOrder.after },
        { kind: 'table', ...lastOrder.contexts },
        { kind: 'text', paragraphs: lastOrder.tool },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'appendStores', service: 'java-memory' },
    { kind: 'rule', rule: 'initialPrefixed', service: 'java-memory' },
    {
      kind: 'setting',
      label: words.setting,
      settings: { prefix: 'user', write: 'run-delta' },
      t: 25,
    },
    { kind: 'lesson', lesson: 'monday-and-tuesday' },
    { kind: 'lesson', lesson: 'what-lives-how-long' },
    { kind: 'lesson', lesson: 'initial-state' },
  ],
};
