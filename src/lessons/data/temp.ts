import { cases, sources } from 'virtual:lesson/temp';
import { all, answers, holds, not } from '../../engine/lesson/claim';
import { question } from '../../engine/lesson/question';
import { temp as words } from '../../messages/en/lessons/temp';
import type { Lesson } from '../lesson';

const { run, event, handed } = words;

const lookup = { third: holds(4, 'temp:lookup_raw'), next: holds(6, 'temp:lookup_raw') };
const summary = { third: holds(4, 'temp:summary'), next: holds(6, 'temp:summary') };
const channel = { first: holds(2, 'temp:channel'), later: holds(4, 'temp:channel') };
const locale = { first: holds(2, 'temp:locale'), later: holds(4, 'temp:locale') };
const kept = [['temp:api_token', 'tok-7f3']] as const;
const order = ['order_id', 'A-1001'] as const;

export const lesson: Lesson = {
  lead: words.lead,
  cases,
  parts: [
    {
      name: 'run',
      title: run.title,
      facts: ['P1', 'P3', 'J9'],
      before: [{ kind: 'text', paragraphs: run.before }],
      scene: {
        shown: 'lesson-temp-in-one-run',
        by: 'python-memory',
        questions: [
          question('third', 'one', run.third, {
            both: all(lookup.third, summary.third),
            lookup: all(lookup.third, not(summary.third)),
            summary: all(not(lookup.third), summary.third),
            neither: all(not(lookup.third), not(summary.third)),
          }),
          question('next', 'one', run.next, {
            none: all(not(lookup.next), not(summary.next)),
            both: all(lookup.next, summary.next),
            summary: all(not(lookup.next), summary.next),
          }),
        ],
        beside: [
          { step: 4, label: run.besideThird },
          { step: 6, label: run.besideNext },
        ],
      },
      after: [
        { kind: 'text', paragraphs: run.after },
        { kind: 'note', text: run.note },
      ],
    },
    {
      name: 'event',
      title: event.title,
      facts: ['J9'],
      before: [{ kind: 'text', paragraphs: event.before }],
      scene: {
        shown: 'lesson-temp-in-the-event',
        by: 'go-memory',
        questions: [
          question('stored', 'one', event.stored, {
            nowhere: answers(2, {
              kind: 'session',
              session: 's1',
              state: [order],
              events: [['e1', [order]]],
            }),
            event: answers(2, {
              kind: 'session',
              session: 's1',
              state: [order],
              events: [['e1', [order, ...kept]]],
            }),
            both: answers(2, {
              kind: 'session',
              session: 's1',
              state: [order, ...kept],
              events: [['e1', [order, ...kept]]],
            }),
            state: answers(2, {
              kind: 'session',
              session: 's1',
              state: [order, ...kept],
              events: [['e1', [order]]],
            }),
          }),
        ],
        beside: [{ step: 2, label: event.beside }],
      },
      after: [
        { kind: 'text', paragraphs: event.after },
        { kind: 'note', text: event.note },
      ],
    },
    {
      name: 'handed',
      title: handed.title,
      facts: ['P10'],
      before: [{ kind: 'text', paragraphs: handed.before }],
      scene: {
        shown: 'lesson-temp-handed-in',
        by: 'python-memory',
        questions: [
          question('first', 'one', handed.first, {
            channel: all(channel.first, not(locale.first)),
            both: all(channel.first, locale.first),
            locale: all(not(channel.first), locale.first),
            neither: all(not(channel.first), not(locale.first)),
          }),
          question('later', 'one', handed.later, {
            nothing: answers(4, { kind: 'state', state: [] }),
            locale: all(locale.later, not(channel.later)),
            both: all(locale.later, channel.later),
          }),
        ],
        beside: [
          { step: 2, label: handed.besideFirst },
          { step: 4, label: handed.besideLater },
        ],
      },
      after: [
        { kind: 'text', paragraphs: handed.after },
        { kind: 'note', text: handed.note },
      ],
    },
  ],
  sample: { intro: words.sample, sources },
  links: [
    { kind: 'rule', rule: 'tempOnObject', service: 'js-memory' },
    { kind: 'rule', rule: 'tempInHistory', service: 'go-memory' },
    { kind: 'rule', rule: 'initialTemp', service: 'java-memory' },
    { kind: 'setting', label: words.setting, settings: { prefix: 'temp' }, t: 15 },
    { kind: 'lesson', lesson: 'initial-state' },
    {
      kind: 'outside',
      label: words.docs,
      href: 'https://google.github.io/adk-docs/sessions/state/',
    },
  ],
};
