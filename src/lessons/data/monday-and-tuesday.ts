import { cases, sources } from 'virtual:lesson/monday-and-tuesday';
import { all, answers, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { mondayAndTuesday as words } from '../../messages/en/lessons/monday-and-tuesday';
import type { Lesson } from '../lesson';

const { states, early, other } = words;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'states',
      title: states.title,
      facts: ['P1', 'P6'],
      before: [{ kind: 'text', paragraphs: states.before }],
      scene: {
        shown: 'lesson-monday-and-tuesday',
        by: 'python-memory',
        questions: [
          question('tuesday', 'any', states.tuesday, {
            draft: holds(5, 'draft'),
            name: holds(5, 'user:display_name'),
            tier: holds(5, 'app:model_tier'),
            tokens: holds(5, 'temp:token_count'),
          }),
          question('monday', 'one', states.monday, {
            gone: not(holds(3, 'temp:token_count')),
            there: holds(3, 'temp:token_count', 128),
            empty: holds(3, 'temp:token_count', null),
          }),
        ],
        beside: [
          { step: 3, label: states.besideMonday },
          { step: 5, label: states.besideTuesday },
        ],
      },
      after: [
        {
          kind: 'table',
          caption: states.table.caption,
          head: states.table.head,
          rows: states.table.rows,
        },
        { kind: 'text', paragraphs: states.after },
      ],
    },
    {
      name: 'early',
      title: early.title,
      facts: ['P4'],
      before: [{ kind: 'text', paragraphs: early.before }],
      scene: {
        shown: 'lesson-tuesday-before-the-append',
        by: 'python-memory',
        questions: [
          question('seeded', 'one', early.seeded, {
            both: all(holds(2, 'app:model_tier'), holds(2, 'user:display_name')),
            neither: answers(2, { kind: 'state', state: [] }),
            app: all(holds(2, 'app:model_tier'), not(holds(2, 'user:display_name'))),
          }),
        ],
        beside: [{ step: 2, label: early.beside }],
      },
      after: [{ kind: 'text', paragraphs: early.after }],
    },
    {
      name: 'other-app',
      title: other.title,
      facts: ['P1', 'P2'],
      before: [{ kind: 'text', paragraphs: other.before }],
      scene: {
        shown: 'lesson-ada-in-another-app',
        by: 'python-memory',
        questions: [
          question('calendar', 'one', other.calendar, {
            both: all(holds(3, 'user:display_name'), holds(3, 'app:model_tier')),
            name: all(holds(3, 'user:display_name'), not(holds(3, 'app:model_tier'))),
            nothing: answers(3, { kind: 'state', state: [] }),
          }),
          question('ben', 'any', other.ben, {
            name: holds(5, 'user:display_name'),
            tier: holds(5, 'app:model_tier'),
          }),
          question('wednesday', 'one', other.wednesday, {
            notes: holds(8, 'user:display_name', 'Ada L.'),
            calendar: holds(8, 'user:display_name', 'Ms Lovelace'),
          }),
        ],
        beside: [],
      },
      after: [
        { kind: 'text', paragraphs: other.after },
        { kind: 'list', items: other.choose },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'initialPrefixed', service: 'java-memory' },
    { kind: 'rule', rule: 'appendStores', service: 'java-memory' },
    { kind: 'setting', label: words.setting, settings: { prefix: 'user' }, t: 25 },
    { kind: 'lesson', lesson: 'how-a-write-becomes-durable' },
    { kind: 'lesson', lesson: 'initial-state' },
    { kind: 'lesson', lesson: 'temp' },
  ],
};
