import { cases, sources } from 'virtual:lesson/how-much-to-load';
import type { ToldAnswer } from '../../engine/case/told';
import { all, answers, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import type { Json } from '../../engine/service/values';
import { howMuchToLoad as words } from '../../messages/en/lessons/how-much-to-load';
import type { Lesson } from '../lesson';

const { load, size, nested } = words;

type Written = readonly [key: string, value: Json];
type Event = readonly [id: string, delta: readonly Written[]];

const DRAFT: Written = ['draft', 'buy milk'];
const NAME: Written = ['user:display_name', 'Ada'];
const TOPIC: Written = ['topic', 'garden'];
const MOOD: Written = ['mood', 'calm'];
const NOTES = [DRAFT, TOPIC, NAME];
const MONDAY: Event = ['monday', [DRAFT]];
const TUESDAY: Event = ['tuesday', [NAME]];
const WEDNESDAY: Event = ['wednesday', [TOPIC]];
const THURSDAY: Event = ['thursday', [MOOD]];

const FIRST = 'u: Where is my order? a: It left Monday.';
const SECOND = `${FIRST} u: When will it come? a: Friday at ten.`;
const THIRD = `${SECOND} u: Can it go to my office? a: Of course. Tell me the street and number, please.`;
const TURNS = [FIRST, SECOND, THIRD].map((text, turn): Event => [
  `event-${turn + 1}`,
  [['transcript', text]],
]);

function session(state: readonly Written[], events: readonly Event[]): ToldAnswer {
  return { kind: 'session', session: 's1', state, events };
}

function listed(state: readonly Written[], events: readonly Event[]): ToldAnswer {
  return { kind: 'sessions', sessions: [{ user: 'ada', session: 's1', state, events }] };
}

/** The transcript that is loaded, with the events that come along. */
function transcript(events: readonly Event[]): ToldAnswer {
  return session([['transcript', THIRD]], events);
}

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'load',
      title: load.title,
      facts: ['J21', 'J29', 'P20'],
      before: [{ kind: 'text', paragraphs: load.before }],
      scene: {
        shown: 'lesson-load-a-part',
        by: 'java-memory',
        questions: [
          question('state', 'one', load.state, {
            all: all(holds(4, 'draft'), holds(4, 'user:display_name'), holds(4, 'topic')),
            one: all(not(holds(4, 'draft')), not(holds(4, 'user:display_name')), holds(4, 'topic')),
          }),
          question('zero', 'one', load.zero, {
            none: answers(6, session(NOTES, [])),
            all: answers(6, session(NOTES, [MONDAY, TUESDAY, WEDNESDAY])),
          }),
          question('list', 'one', load.list, {
            bare: answers(7, listed([], [])),
            state: answers(7, listed(NOTES, [])),
            history: answers(7, listed(NOTES, [MONDAY, TUESDAY, WEDNESDAY])),
          }),
          question('trimmed', 'one', load.trimmed, {
            four: answers(
              9,
              session([DRAFT, MOOD, TOPIC, NAME], [MONDAY, TUESDAY, WEDNESDAY, THURSDAY]),
            ),
            two: answers(9, session([DRAFT, MOOD, TOPIC, NAME], [WEDNESDAY, THURSDAY])),
          }),
        ],
        beside: [
          { step: 5, label: load.besideSince },
          { step: 6, label: load.besideZero },
          { step: 9, label: load.besideWhole },
        ],
      },
      after: [
        { kind: 'text', paragraphs: load.after.text },
        { kind: 'table', ...load.after.table },
        { kind: 'note', text: load.after.note },
      ],
    },
    {
      name: 'size',
      title: size.title,
      facts: ['J19'],
      before: [{ kind: 'text', paragraphs: size.before }],
      scene: {
        shown: 'lesson-transcript-in-state',
        by: 'python-database',
        questions: [
          question('whole', 'one', size.whole, {
            once: answers(6, transcript([])),
            twice: answers(6, transcript(TURNS.slice(-1))),
            every: answers(6, transcript(TURNS)),
          }),
          question('recent', 'one', size.recent, {
            state: answers(7, transcript([])),
            both: answers(7, transcript(TURNS.slice(-1))),
            every: answers(7, transcript(TURNS)),
          }),
        ],
        beside: [],
      },
      after: [
        { kind: 'sizes', caption: size.sizes },
        { kind: 'text', paragraphs: size.after },
        { kind: 'table', ...size.calls },
      ],
    },
    {
      name: 'nested',
      title: nested.title,
      facts: ['J19'],
      before: [{ kind: 'text', paragraphs: nested.before }],
      scene: {
        shown: 'lesson-changed-in-place',
        by: 'js-memory',
        questions: [
          question('own', 'one', nested.own, {
            oslo: holds(3, 'profile', { city: 'Oslo' }),
            bergen: holds(3, 'profile', { city: 'Bergen' }),
          }),
          question('shared', 'one', nested.shared, {
            ten: holds(8, 'app:limits', { per_day: 'ten' }),
            thousand: holds(8, 'app:limits', { per_day: 'a thousand' }),
          }),
        ],
        beside: [
          { step: 3, label: nested.besideOwn },
          { step: 8, label: nested.besideShared },
        ],
      },
      after: [{ kind: 'text', paragraphs: nested.after }],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'recentZero', service: 'js-memory' },
    { kind: 'rule', rule: 'afterInstant', service: 'js-database' },
    { kind: 'rule', rule: 'nestedSharedOnLoad', service: 'js-memory' },
    { kind: 'lesson', lesson: 'forgetting-a-user' },
    { kind: 'lesson', lesson: 'beyond-state' },
    { kind: 'outside', label: words.docs, href: 'https://google.github.io/adk-docs/artifacts/' },
  ],
};
