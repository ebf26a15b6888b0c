import { cases, sources } from 'virtual:lesson/two-turns-at-once';
import { all, answers, fails, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { twoTurnsAtOnce as words } from '../../messages/en/lessons/two-turns-at-once';
import type { Lesson } from '../lesson';

const { keys, old, counter } = words;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'keys',
      title: keys.title,
      facts: ['J18'],
      before: [{ kind: 'text', paragraphs: keys.before }],
      scene: {
        shown: 'lesson-two-turns-two-keys',
        by: 'java-memory',
        questions: [
          question('kept', 'one', keys.kept, {
            both: all(holds(8, 'order_id'), holds(8, 'address')),
            first: all(holds(8, 'order_id'), not(holds(8, 'address'))),
            second: all(not(holds(8, 'order_id')), holds(8, 'address')),
          }),
          question('told', 'one', keys.told, {
            done: answers(6, { kind: 'done' }),
            refused: fails(6),
          }),
        ],
        beside: [
          { step: 6, label: keys.besideAppend },
          { step: 7, label: keys.besideAfter },
        ],
      },
      after: [
        {
          kind: 'table',
          caption: keys.table.caption,
          head: keys.table.head,
          rows: keys.table.rows,
        },
        { kind: 'note', text: keys.stale },
        { kind: 'text', paragraphs: keys.after },
      ],
    },
    {
      name: 'old-value',
      title: old.title,
      facts: ['P12', 'J18'],
      before: [{ kind: 'text', paragraphs: old.before }],
      scene: {
        shown: 'lesson-two-turns-old-value',
        by: 'python-memory',
        questions: [
          question('address', 'one', old.address, {
            elm: holds(8, 'address', '12 Elm St'),
            oak: holds(8, 'address', '7 Oak Ave'),
            none: not(holds(8, 'address')),
          }),
        ],
        beside: [
          { step: 6, label: old.besideAppend },
          { step: 8, label: old.besideAfter },
        ],
      },
      after: [{ kind: 'text', paragraphs: old.after }],
    },
    {
      name: 'counter',
      title: counter.title,
      facts: ['P12', 'P21'],
      before: [{ kind: 'text', paragraphs: counter.before }],
      scene: {
        shown: 'lesson-two-turns-one-counter',
        by: 'python-database',
        questions: [
          question('visits', 'one', counter.visits, {
            two: holds(11, 'app:visits', 42),
            one: all(answers(9, { kind: 'done' }), holds(11, 'app:visits', 41)),
            refused: all(fails(9), holds(11, 'app:visits', 41)),
          }),
        ],
        beside: [],
      },
      after: [
        { kind: 'list', items: counter.rules },
        { kind: 'text', paragraphs: counter.after },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'appendStores', service: 'java-memory' },
    { kind: 'rule', rule: 'staleHandle', service: 'python-database' },
    { kind: 'rule', rule: 'lateContextWrite', service: 'js-memory' },
    { kind: 'lesson', lesson: 'how-a-write-becomes-durable' },
    { kind: 'lesson', lesson: 'restart-and-second-process' },
  ],
};
