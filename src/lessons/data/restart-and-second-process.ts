import { cases, sources } from 'virtual:lesson/restart-and-second-process';
import { all, fails, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { restartAndSecondProcess as words } from '../../messages/en/lessons/restart-and-second-process';
import type { Lesson } from '../lesson';

const { restart, workers, ships } = words;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'restart',
      title: restart.title,
      facts: ['J3', 'P15'],
      before: [{ kind: 'text', paragraphs: restart.before }],
      scene: {
        shown: 'lesson-restart',
        by: 'java-memory',
        questions: [
          question('found', 'one', restart.found, {
            both: all(not(fails(3)), holds(5, 'user:language', 'de')),
            user: all(fails(3), holds(5, 'user:language', 'de')),
            neither: all(fails(3), not(holds(5, 'user:language'))),
          }),
        ],
        beside: [
          { step: 3, label: restart.besideGet },
          { step: 5, label: restart.besideState },
        ],
      },
      after: [{ kind: 'text', paragraphs: restart.after }],
    },
    {
      name: 'workers',
      title: workers.title,
      facts: ['P15'],
      before: [{ kind: 'text', paragraphs: workers.before }],
      scene: {
        shown: 'lesson-two-workers',
        by: 'python-memory',
        questions: [
          question('tuesday', 'one', workers.tuesday, {
            found: not(fails(2)),
            missing: fails(2),
          }),
          question('wednesday', 'one', workers.wednesday, {
            de: holds(7, 'user:language', 'de'),
            fr: holds(7, 'user:language', 'fr'),
            none: not(holds(7, 'user:language')),
          }),
        ],
        beside: [
          { step: 2, label: workers.besideTuesday },
          { step: 7, label: workers.besideWednesday },
        ],
      },
      after: [{ kind: 'text', paragraphs: workers.after }],
    },
    {
      name: 'ships',
      title: ships.title,
      facts: ['J3', 'J28', 'P13', 'P14'],
      before: [{ kind: 'text', paragraphs: ships.before }],
      scene: null,
      after: [
        {
          kind: 'table',
          caption: ships.table.caption,
          head: ships.table.head,
          rows: ships.table.rows,
        },
        { kind: 'text', paragraphs: ships.atomic },
        { kind: 'note', text: ships.vertex },
        { kind: 'text', paragraphs: ships.after },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'storage', service: 'python-memory' },
    { kind: 'rule', rule: 'missingOnGet', service: 'go-memory' },
    {
      kind: 'setting',
      label: words.setting,
      settings: { prefix: 'user', service: 'python-database' },
      t: 25,
    },
    { kind: 'lesson', lesson: 'two-turns-at-once' },
    { kind: 'lesson', lesson: 'forgetting-a-user' },
  ],
};
