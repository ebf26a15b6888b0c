import { cases, sources } from 'virtual:lesson/fixes-that-do-not';
import { all, answers, fails, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { fixesThatDoNot as words } from '../../messages/en/lessons/fixes-that-do-not';
import type { Lesson } from '../lesson';

const { key, user, app, settings } = words;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'key',
      title: key.title,
      facts: ['J7', 'J24', 'P2'],
      before: [
        { kind: 'text', paragraphs: key.before },
        { kind: 'list', items: key.writes },
        { kind: 'text', paragraphs: key.afterwards },
      ],
      scene: {
        shown: 'lesson-tenant-in-the-key',
        by: 'contract',
        questions: [
          question('holds', 'any', key.holds, {
            carolPlan: holds(5, 'app:plan:acme'),
            carolQuota: holds(5, 'app:quota', { limit: 40, tenant: 'acme' }),
            carolRegion: holds(5, 'acme:region'),
            nextPlan: holds(3, 'app:plan:acme'),
            nextRegion: holds(3, 'acme:region'),
          }),
          question('guard', 'one', key.guard, {
            own: answers(8, { kind: 'value', value: { limit: 40, tenant: 'acme' } }),
            other: answers(8, { kind: 'value', value: { limit: 5, tenant: 'globex' } }),
            none: answers(8, { kind: 'no-key' }),
          }),
        ],
        beside: [],
      },
      after: [{ kind: 'text', paragraphs: key.after }],
    },
    {
      name: 'user',
      title: user.title,
      facts: ['P8'],
      before: [{ kind: 'text', paragraphs: user.before }],
      scene: {
        shown: 'lesson-tenant-as-the-user',
        by: 'contract',
        questions: [
          question('bob', 'any', user.bob, {
            plan: holds(3, 'user:plan', 'enterprise'),
            name: holds(3, 'user:name', 'Alice'),
            topic: holds(3, 'topic'),
          }),
          question('opened', 'one', user.opened, {
            refused: fails(6),
            bob: all(holds(6, 'topic'), holds(6, 'user:name', 'Bob')),
            alice: all(holds(6, 'topic'), holds(6, 'user:name', 'Alice')),
          }),
        ],
        beside: [],
      },
      after: [{ kind: 'text', paragraphs: user.after }],
    },
    {
      name: 'app',
      title: app.title,
      facts: ['P2', 'J7'],
      before: [{ kind: 'text', paragraphs: app.before }],
      scene: {
        shown: 'lesson-a-new-app-name',
        by: 'js-memory',
        questions: [
          question('renamed', 'one', app.renamed, {
            session: holds(2, 'order_id'),
            empty: answers(2, { kind: 'session', session: 's-1', state: [], events: [] }),
            none: fails(2),
          }),
          question('next', 'one', app.next, {
            yes: holds(5, 'user:language'),
            no: not(holds(5, 'user:language')),
          }),
          question('left', 'one', app.left, {
            nothing: answers(11, { kind: 'state', state: [] }),
            language: all(holds(11, 'user:language'), not(holds(11, 'order_id'))),
            both: all(holds(11, 'user:language'), holds(11, 'order_id')),
          }),
        ],
        beside: [
          { step: 2, label: app.besideRenamed },
          { step: 5, label: app.besideNext },
          { step: 11, label: app.besideLeft },
        ],
      },
      after: [
        { kind: 'list', items: app.steps },
        { kind: 'table', ...app.table },
        { kind: 'text', paragraphs: app.after },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    {
      kind: 'setting',
      label: settings.perTenant,
      settings: { prefix: 'app', app: 'per-tenant' },
      t: 45,
    },
    {
      kind: 'setting',
      label: settings.qualified,
      settings: { prefix: 'user', user: 'qualified' },
      t: 45,
    },
    { kind: 'setting', label: settings.guard, settings: { prefix: 'app', guard: 'on' }, t: 45 },
    { kind: 'rule', rule: 'initialPrefixed', service: 'js-memory' },
    { kind: 'lesson', lesson: 'ids-that-lie' },
    {
      kind: 'outside',
      label: words.docs,
      href: 'https://google.github.io/adk-docs/sessions/state/',
    },
  ],
};
