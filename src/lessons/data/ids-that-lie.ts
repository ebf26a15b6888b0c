import { cases, sources } from 'virtual:lesson/ids-that-lie';
import { all, answers, fails, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { idsThatLie as words } from '../../messages/en/lessons/ids-that-lie';
import type { Lesson } from '../lesson';

const { joined, alike, apart } = words;

const NOTHING = { kind: 'state', state: [] } as const;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'joined',
      title: joined.title,
      facts: ['P2', 'J8'],
      before: [{ kind: 'text', paragraphs: joined.before }],
      scene: {
        shown: 'lesson-joined-user-ids',
        by: 'python-memory',
        questions: [
          question('plan', 'any', joined.plan, {
            joined: holds(3, 'user:plan'),
            encoded: holds(7, 'user:plan'),
          }),
        ],
        beside: [],
      },
      after: [
        { kind: 'text', paragraphs: joined.after },
        { kind: 'table', ...joined.ways },
      ],
    },
    {
      name: 'alike',
      title: alike.title,
      facts: ['J1'],
      before: [{ kind: 'text', paragraphs: alike.before }],
      scene: {
        shown: 'lesson-look-alike-ids',
        by: 'java-memory',
        questions: [
          question('user', 'any', alike.user, {
            cyrillic: holds(3, 'user:plan'),
            invisible: holds(5, 'user:plan'),
            blank: holds(7, 'user:plan'),
          }),
          question('blanks', 'one', alike.blanks, {
            given: all(fails(9), not(fails(10))),
            clean: all(not(fails(9)), fails(10)),
            both: all(not(fails(9)), not(fails(10))),
          }),
        ],
        beside: [
          { step: 9, label: alike.besideClean },
          { step: 10, label: alike.besidePasted },
        ],
      },
      after: [{ kind: 'text', paragraphs: alike.after }],
    },
    {
      name: 'apart',
      title: apart.title,
      facts: ['J1', 'J8'],
      before: [{ kind: 'text', paragraphs: apart.before }],
      scene: {
        shown: 'lesson-names-kept-apart',
        by: 'java-memory',
        questions: [
          question('pairs', 'one', apart.pairs, {
            none: all(answers(4, NOTHING), answers(8, NOTHING)),
            slash: all(not(answers(4, NOTHING)), answers(8, NOTHING)),
            colon: all(answers(4, NOTHING), not(answers(8, NOTHING))),
            both: all(not(answers(4, NOTHING)), not(answers(8, NOTHING))),
          }),
        ],
        beside: [
          { step: 4, label: apart.besideSlash },
          { step: 8, label: apart.besideColon },
        ],
      },
      after: [
        { kind: 'text', paragraphs: apart.after },
        { kind: 'table', ...apart.joins },
        { kind: 'note', text: apart.redis },
        { kind: 'list', items: apart.doThis },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'createdId', service: 'java-memory' },
    { kind: 'rule', rule: 'askedId', service: 'python-memory' },
    { kind: 'rule', rule: 'idLength', service: 'python-database-postgres' },
    {
      kind: 'setting',
      label: words.setting,
      settings: { prefix: 'user', user: 'qualified' },
      t: 45,
    },
    { kind: 'lesson', lesson: 'the-wrong-triple' },
    { kind: 'lesson', lesson: 'fixes-that-do-not' },
  ],
};
