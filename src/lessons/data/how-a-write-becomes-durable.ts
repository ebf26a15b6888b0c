import { cases, sources } from 'virtual:lesson/how-a-write-becomes-durable';
import { all, answers, holds, not, type Claim } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import type { Delta } from '../../engine/service/operation';
import { howAWriteBecomesDurable as words } from '../../messages/en/lessons/how-a-write-becomes-durable';
import type { Lesson } from '../lesson';

const { path, ways, assigned } = words;

const ORDER = ['order_id', 'A-1001'] as const;
const LANGUAGE = ['user:language', 'de'] as const;

/** The load after the tool’s event shows that event with this delta. */
function toolEvent(delta: Delta): Claim {
  return answers(8, {
    kind: 'session',
    session: 's1',
    state: [ORDER, LANGUAGE],
    events: [
      ['e1', [LANGUAGE]],
      ['e2', delta],
    ],
  });
}

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'path',
      title: path.title,
      facts: ['P3', 'P13', 'J5', 'J6', 'J20'],
      before: [{ kind: 'text', paragraphs: path.before }],
      scene: {
        shown: 'lesson-write-in-a-turn',
        by: 'python-memory',
        questions: [
          question('meanwhile', 'one', path.meanwhile, {
            language: all(holds(6, 'user:language'), not(holds(6, 'order_id'))),
            both: all(holds(6, 'user:language'), holds(6, 'order_id')),
            neither: answers(6, { kind: 'state', state: [] }),
          }),
          question('event', 'one', path.event, {
            delta: toolEvent([ORDER]),
            whole: toolEvent([ORDER, LANGUAGE]),
            none: toolEvent([]),
          }),
        ],
        beside: [
          { step: 6, label: path.besideMeanwhile },
          { step: 9, label: path.besideAfter },
        ],
      },
      after: [
        {
          kind: 'table',
          caption: path.table.caption,
          head: path.table.head,
          rows: path.table.rows,
        },
        { kind: 'list', items: path.internals },
        { kind: 'text', paragraphs: path.atomic },
        { kind: 'list', items: path.steps },
        { kind: 'text', paragraphs: path.crash },
      ],
    },
    {
      name: 'ways',
      title: ways.title,
      facts: ['P4', 'J4', 'J14'],
      before: [{ kind: 'text', paragraphs: ways.before }],
      scene: {
        shown: 'lesson-four-ways-to-write',
        by: 'python-memory',
        questions: [
          question('newest', 'one', ways.newest, {
            paid: answers(8, { kind: 'state', state: [['paid', true]] }),
            events: all(holds(8, 'order_id'), holds(8, 'paid'), not(holds(8, 'plan'))),
            four: all(
              holds(8, 'plan'),
              holds(8, 'user:language'),
              holds(8, 'order_id'),
              holds(8, 'paid'),
            ),
          }),
        ],
        beside: [],
      },
      after: [
        {
          kind: 'table',
          caption: ways.table.caption,
          head: ways.table.head,
          rows: ways.table.rows,
        },
        { kind: 'note', text: ways.rebuilt },
        { kind: 'text', paragraphs: ways.after },
      ],
    },
    {
      name: 'assigned',
      title: assigned.title,
      facts: ['P5', 'P7', 'J6', 'J25'],
      before: [{ kind: 'text', paragraphs: assigned.before }],
      scene: {
        shown: 'lesson-assigned-to-a-session',
        by: 'python-memory',
        questions: [
          question('loaded', 'one', assigned.loaded, {
            yes: holds(5, 'user:language'),
            no: not(holds(5, 'user:language')),
          }),
          question('again', 'any', assigned.again, {
            order: holds(9, 'order_id'),
            language: holds(9, 'user:language'),
            address: holds(9, 'address'),
          }),
          question('next', 'one', assigned.next, {
            yes: holds(11, 'user:language'),
            no: not(holds(11, 'user:language')),
          }),
        ],
        beside: [
          { step: 5, label: assigned.besideLoaded },
          { step: 9, label: assigned.besideAgain },
          { step: 11, label: assigned.besideNext },
        ],
      },
      after: [
        { kind: 'note', text: assigned.types },
        { kind: 'text', paragraphs: assigned.after },
        { kind: 'list', items: assigned.search },
        { kind: 'text', paragraphs: assigned.instead },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'appendStores', service: 'java-memory' },
    { kind: 'rule', rule: 'objectAfterAppend', service: 'js-database' },
    {
      kind: 'setting',
      label: words.setting,
      settings: { prefix: 'user', write: 'assignment' },
      t: 25,
    },
    { kind: 'lesson', lesson: 'initial-state' },
    { kind: 'lesson', lesson: 'removing-a-key' },
    { kind: 'lesson', lesson: 'two-turns-at-once' },
  ],
};
