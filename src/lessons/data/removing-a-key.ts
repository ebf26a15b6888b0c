import { cases, sources } from 'virtual:lesson/removing-a-key';
import { all, answers, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { removingAKey as words } from '../../messages/en/lessons/removing-a-key';
import type { Lesson } from '../lesson';

const { null: nulled, marker, tombstone } = words;

const city = 'user:home_city';

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'null',
      title: nulled.title,
      facts: ['P11'],
      before: [{ kind: 'text', paragraphs: nulled.before }],
      scene: {
        shown: 'lesson-removing-with-null',
        by: 'python-memory',
        questions: [
          question('draft', 'one', nulled.draft, {
            gone: answers(3, { kind: 'state', state: [] }),
            empty: holds(3, 'draft', null),
            there: holds(3, 'draft', 'buy milk'),
          }),
        ],
        beside: [{ step: 3, label: nulled.beside }],
      },
      after: [
        { kind: 'text', paragraphs: nulled.after },
        {
          kind: 'table',
          caption: nulled.caption,
          head: nulled.head,
          rows: nulled.rows,
        },
        { kind: 'note', text: nulled.note },
      ],
    },
    {
      name: 'marker',
      title: marker.title,
      facts: ['J5'],
      before: [{ kind: 'text', paragraphs: marker.before }],
      scene: {
        shown: 'lesson-removing-with-marker',
        by: 'java-memory',
        questions: [
          question('monday', 'one', marker.monday, {
            gone: not(holds(6, city)),
            there: holds(6, city, 'Lyon'),
            empty: holds(6, city, null),
          }),
          question('tuesday', 'one', marker.tuesday, {
            gone: not(holds(8, city)),
            there: holds(8, city, 'Lyon'),
            empty: holds(8, city, null),
          }),
          question('wednesday', 'one', marker.wednesday, {
            gone: not(holds(10, city)),
            there: holds(10, city, 'Lyon'),
            empty: holds(10, city, null),
          }),
        ],
        beside: [
          { step: 6, label: marker.besideMonday },
          { step: 8, label: marker.besideTuesday },
          { step: 10, label: marker.besideWednesday },
        ],
      },
      after: [{ kind: 'text', paragraphs: marker.after }],
    },
    {
      name: 'tombstone',
      title: tombstone.title,
      facts: ['J5', 'P11'],
      before: [{ kind: 'text', paragraphs: tombstone.before }],
      scene: {
        shown: 'lesson-removing-by-tombstone',
        by: 'java-memory',
        questions: [
          question('sessions', 'one', tombstone.sessions, {
            every: all(holds(6, city, ''), holds(8, city, ''), holds(10, city, '')),
            tuesday: all(holds(6, city, ''), holds(8, city, 'Lyon'), holds(10, city, '')),
            monday: all(holds(6, city, ''), holds(8, city, 'Lyon'), holds(10, city, 'Lyon')),
          }),
        ],
        beside: [],
      },
      after: [
        { kind: 'text', paragraphs: tombstone.after },
        { kind: 'list', items: tombstone.rules },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'nullInDelta', service: 'java-memory' },
    { kind: 'rule', rule: 'removal', service: 'java-memory' },
    { kind: 'rule', rule: 'objectAfterAppend', service: 'java-memory' },
    { kind: 'rule', rule: 'nullInState', service: 'java-memory' },
    { kind: 'lesson', lesson: 'forgetting-a-user' },
  ],
};
