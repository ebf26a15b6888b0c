import { cases, sources } from 'virtual:lesson/initial-state';
import { all, answers, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { initialState as words } from '../../messages/en/lessons/initial-state';
import type { Lesson } from '../lesson';

const { keys, defaults, event } = words;

const language = 'user:language';
const tier = 'app:model_tier';

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'keys',
      title: keys.title,
      facts: ['J15', 'P10'],
      before: [{ kind: 'text', paragraphs: keys.before }],
      scene: {
        shown: 'lesson-initial-state-four-keys',
        by: 'java-memory',
        questions: [
          question('returned', 'any', keys.returned, {
            ticket: holds(1, 'ticket'),
            language: holds(1, language),
            tier: holds(1, tier),
            channel: holds(1, 'temp:channel'),
          }),
          question('tuesday', 'one', keys.tuesday, {
            both: all(holds(3, language), holds(3, tier)),
            language: all(holds(3, language), not(holds(3, tier))),
            tier: all(not(holds(3, language)), holds(3, tier)),
            nothing: answers(3, { kind: 'state', state: [] }),
          }),
          question('other', 'one', keys.other, {
            tier: all(holds(5, tier), not(holds(5, language))),
            both: all(holds(5, tier), holds(5, language)),
            nothing: answers(5, { kind: 'state', state: [] }),
          }),
        ],
        beside: [
          { step: 1, label: keys.besideMonday },
          { step: 3, label: keys.besideTuesday },
          { step: 5, label: keys.besideOther },
        ],
      },
      after: [
        { kind: 'text', paragraphs: keys.after },
        { kind: 'note', text: keys.note },
      ],
    },
    {
      name: 'defaults',
      title: defaults.title,
      facts: ['P4'],
      before: [{ kind: 'text', paragraphs: defaults.before }],
      scene: {
        shown: 'lesson-initial-state-defaults',
        by: 'python-memory',
        questions: [
          question('tier', 'one', defaults.tier, {
            basic: holds(5, tier, 'basic'),
            pro: holds(5, tier, 'pro'),
            none: not(holds(5, tier)),
          }),
        ],
        beside: [
          { step: 3, label: defaults.besideNew },
          { step: 5, label: defaults.besideOld },
        ],
      },
      after: [{ kind: 'text', paragraphs: defaults.after }],
    },
    {
      name: 'event',
      title: event.title,
      facts: ['P4', 'J15'],
      before: [{ kind: 'text', paragraphs: event.before }],
      scene: {
        shown: 'lesson-initial-state-by-event',
        by: 'java-memory',
        questions: [
          question('shared', 'one', event.shared, {
            user: all(holds(2, language), holds(4, language), not(holds(6, language))),
            monday: all(holds(2, language), not(holds(4, language)), not(holds(6, language))),
            all: all(holds(2, language), holds(4, language), holds(6, language)),
          }),
        ],
        beside: [],
      },
      after: [
        { kind: 'text', paragraphs: event.after },
        { kind: 'note', text: event.note },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'initialPrefixed', service: 'java-memory' },
    { kind: 'rule', rule: 'initialTemp', service: 'go-memory' },
    {
      kind: 'setting',
      label: words.setting,
      settings: { prefix: 'user', service: 'java-memory', write: 'initial-state' },
      t: 25,
    },
    { kind: 'lesson', lesson: 'how-a-write-becomes-durable' },
    { kind: 'lesson', lesson: 'temp' },
    {
      kind: 'outside',
      label: words.docs,
      href: 'https://google.github.io/adk-docs/sessions/state/',
    },
  ],
};
