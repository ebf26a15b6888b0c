import type { Case } from '../../src/engine/case/case';
import { holds, not } from '../../src/engine/lesson/claim';
import { question } from '../../src/engine/lesson/question';
import type { Lesson, SourceFile } from '../../src/lessons/lesson';

const IDS = { app: 'shop', user: 'ann' };

/** By ADK Java and ADK JS in memory, the initial state stays in its one session. */
export const SEEDED: Case = {
  name: 'toy-seeded',
  about: 'A session is seeded, and another one is made.',
  shows: [],
  steps: [
    {
      process: 'p1',
      op: { op: 'create', as: 'a', ids: { ...IDS, session: 's1' }, state: [['app:n', 'v1']] },
    },
    { process: 'p1', op: { op: 'create', as: 'b', ids: { ...IDS, session: 's2' }, state: [] } },
    { process: 'p1', op: { op: 'state', on: 'b' } },
  ],
};

/** Every service answers it alike. */
export const PLAIN: Case = {
  name: 'toy-plain',
  about: 'A session is made and read.',
  shows: [],
  steps: [
    { process: 'p1', op: { op: 'create', as: 'a', ids: { ...IDS, session: 's1' }, state: [] } },
    { process: 'p1', op: { op: 'read', on: 'a', key: 'n' } },
  ],
};

const source = (file: string): SourceFile => ({
  file,
  source: `the source of ${file}\n`,
  prints: `the words of ${file}\n`,
});

/** A lesson of three parts: one that depends on the runtime, one that does not, one to read. */
export const TOY: Lesson = {
  lead: 'A lesson for the tests.',
  cases: [SEEDED, PLAIN],
  parts: [
    {
      name: 'seeded',
      title: 'A seeded session',
      facts: [],
      before: [{ kind: 'text', paragraphs: ['Read this before.'] }],
      scene: {
        shown: 'toy-seeded',
        by: 'python-memory',
        questions: [
          question(
            'sees',
            'one',
            {
              ask: 'Does the other session see `app:n`?',
              options: { yes: 'It does.', no: 'It does not.' },
              why: ['The prefix decides.'],
            },
            { yes: holds(2, 'app:n'), no: not(holds(2, 'app:n')) },
          ),
          question(
            'which',
            'any',
            {
              ask: 'Which keys are there?',
              options: { n: '`app:n`', m: '`app:m`' },
              why: ['One was written.'],
            },
            { n: holds(2, 'app:n', 'v1'), m: holds(2, 'app:m') },
          ),
        ],
        beside: [{ step: 2, label: 'The other session' }],
      },
      after: [{ kind: 'note', text: 'Remember this.' }],
    },
    {
      name: 'plain',
      title: 'A plain one',
      facts: [],
      before: [],
      scene: { shown: 'toy-plain', by: 'go-memory', questions: [], beside: [] },
      after: [{ kind: 'sizes', caption: 'How large it is' }],
    },
    {
      name: 'words',
      title: 'Only words',
      facts: [],
      before: [
        { kind: 'list', items: ['one thing', 'another thing'] },
        { kind: 'table', caption: 'Some things', head: ['What', 'How'], rows: [['this', 'so']] },
        {
          kind: 'lifetimes',
          picture: {
            caption: 'How long they live',
            moments: ['dawn', 'noon', 'night'],
            lives: [
              { name: 'a fly', what: 'a day', from: 0, to: 1 },
              { name: 'a tree', what: 'for long', from: 1, to: null },
            ],
          },
        },
        {
          kind: 'checklist',
          groups: [
            {
              heading: 'To do',
              items: [
                { name: 'first', text: 'Do `this`.', lesson: 'temp' },
                { name: 'second', text: 'Do that.', lesson: 'ids-that-lie' },
              ],
            },
          ],
        },
      ],
      scene: null,
      after: [],
    },
  ],
  sample: {
    intro: 'What the program does.',
    sources: {
      java: source('Toy.java'),
      python: source('toy.py'),
      typescript: source('toy.ts'),
      go: source('main.go'),
    },
  },
  links: [
    { kind: 'rule', rule: 'partial', service: 'js-memory' },
    { kind: 'setting', label: 'A setting', settings: { prefix: 'user' }, t: 25 },
    { kind: 'lesson', lesson: 'temp' },
    { kind: 'outside', label: 'Elsewhere', href: 'https://google.github.io/adk-docs/' },
  ],
};
