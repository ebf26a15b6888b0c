import { describe, expect, it } from 'vitest';
import type { Settings } from '../../src/engine/experiment/settings';
import { pictureOf } from '../../src/stage/picture';
import { spoken, wordsOf, type Telling } from '../../src/stage/sentences';
import { runOf } from './read-picture';

const TELLING: Telling = {
  opening: { heading: 'Before', sentence: 'It is about to begin.' },
  verdict: { heading: 'The end', sentence: 'It is over.', icon: 'served' },
};

const JAVA_TEMP = { service: 'java-memory', prefix: 'temp' } as const;

const JS_DROPS = { service: 'js-memory', prefix: 'temp', write: 'run-delta' } as const;

type Case = readonly [changed: Partial<Settings>, event: number, why: RegExp];

const CASES: readonly Case[] = [
  [{}, 0, /strips `app:`.*stores `plan` under `app\|support-agent`.*tag acme/],
  [{ prefix: 'none' }, 0, /stores `plan` under `session\|support-agent\|alice\|S1`/],
  [{}, 1, /everyone under `support-agent`.*alice.*S1/],
  [{}, 4, /^Globex’s alice .*very key/],
  [{ guard: 'on' }, 4, /still matches.*guard.*acme with globex/],
  [{ app: 'per-tenant' }, 4, /^Globex’s alice .*`support-agent-globex`.*another key/],
  [{ prefix: 'user' }, 2, /user id `alice` into every session.*S2/],
  [{ prefix: 'user' }, 3, /^Bob .*should see the plan.*user id that wrote it/],
  [{ prefix: 'user', user: 'qualified' }, 4, /^Globex’s alice .*`globex:alice`.*another key/],
  [{ prefix: 'user', collision: 'no' }, 4, /^Globex’s grace .*`grace`.*another key/],
  [{ prefix: 'none' }, 1, /next turn is still session S1/],
  [{ prefix: 'none' }, 2, /^Alice should see the plan.*S2 has a slot of its own/],
  [{ prefix: 'none' }, 3, /^Bob should see the plan.*another user’s/],
  [{ prefix: 'none' }, 4, /^Globex’s alice .*another session/],
  [{ prefix: 'temp' }, 1, /next turn.*new invocation.*`inv-1`/],
  [{ prefix: 'temp' }, 2, /^Alice should see the plan.*ended with `inv-1`/],
  [{ prefix: 'temp' }, 4, /^Globex’s alice sees nothing.*for every acme reader too/],
  // On services that keep it otherwise, and by other write paths.
  [JAVA_TEMP, 0, /stores `temp:plan`, prefix and all, under `session\|support-agent\|alice\|S1`/],
  [JAVA_TEMP, 1, /keeps `temp:plan` in the own map of session S1.*next turn of S1/],
  [JAVA_TEMP, 2, /^Alice should see the plan.*own map of the session that wrote it/],
  [JAVA_TEMP, 4, /^Globex’s alice sees nothing, rightly.*own map of the session/],
  [{ service: 'js-database', prefix: 'temp' }, 0, /^With the event `temp:plan` is gone/],
  [JS_DROPS, 0, /^The service drops `temp:plan`.*No store/],
  [JS_DROPS, 1, /^Alice should see the plan.*dropped the key/],
  [JS_DROPS, 4, /^Globex’s alice sees nothing.*dropped the key/],
  [{ write: 'assignment' }, 0, /on the session object in hand.*no store holds it/],
  [{ write: 'assignment' }, 1, /^Alice should see the plan.*in the writer’s hand/],
  [{ write: 'assignment' }, 4, /^Globex’s alice sees nothing, rightly.*in the writer’s hand/],
  [{ write: 'initial-state', prefix: 'none' }, 1, /^Session S1 was created with the plan/],
  [
    { service: 'js-memory', write: 'initial-state' },
    2,
    /^Alice should see the plan.*keeps `app:plan` in the own map/,
  ],
];

describe('one sentence says why', () => {
  it.each(CASES)('%o, event %i', (changed, event, why) => {
    const run = runOf(changed);
    expect(wordsOf(pictureOf(run, event), TELLING).stands.sentence).toMatch(why);
    const happened = run.events[event];
    if (happened === undefined) throw new Error('no such event');
    expect(spoken(happened, TELLING)).toMatch(why);
  });

  it('no two events of a run are put into the same words', () => {
    for (const prefix of ['none', 'user', 'app', 'temp'] as const) {
      const run = runOf({ prefix });
      const said = run.events.map((event) => spoken(event, TELLING));
      expect(new Set(said).size).toBe(6);
    }
  });
});

describe('the heading says what it comes to', () => {
  it.each<Case>([
    [JAVA_TEMP, 0, /^Stored in session state$/],
    [JAVA_TEMP, 2, /session/],
    [{ service: 'js-database', prefix: 'temp' }, 0, /^Dropped by the service$/],
    [{ write: 'assignment' }, 0, /^Stored nowhere$/],
    [{ write: 'assignment' }, 3, /^Nothing to find$/],
    [{}, 1, /same tenant/],
    [{}, 4, /other tenant/],
    [{ guard: 'on' }, 4, /guard/],
    [{ app: 'per-tenant' }, 4, /app name/],
    [{ prefix: 'user' }, 3, /user id/],
    [{ prefix: 'none' }, 2, /session/],
    [{ prefix: 'temp' }, 1, /invocation/],
  ])('%o, event %i', (changed, event, heading) => {
    expect(wordsOf(pictureOf(runOf(changed), event), TELLING).stands.heading).toMatch(heading);
  });
});

it('what the event module can’t know, the page tells', () => {
  const run = runOf({});
  const [opening, verdict] = [
    wordsOf(pictureOf(run, -1), TELLING),
    wordsOf(pictureOf(run, 5), TELLING),
  ];
  expect(opening.stands).toEqual({ heading: 'Before', sentence: 'It is about to begin.' });
  expect(verdict.stands.sentence).toBe('It is over.');
  const last = run.events[5];
  if (last === undefined) throw new Error('no verdict');
  expect(spoken(last, TELLING)).toBe('The end. It is over.');
});

it('on the way it says what is asked, not yet what comes of it', () => {
  const { coming } = wordsOf(pictureOf(runOf({}), 4), TELLING);
  expect(coming.sentence).toMatch(/asks for `app:plan` in S4/);
  expect(coming.sentence).not.toMatch(/hands it over/);
});

describe('on its way the write says how it is made', () => {
  it.each<Case>([
    [{}, 0, /^The prefix `app:` picks the scope/],
    [{ write: 'run-delta' }, 0, /^The run call carries `app:plan` as its state delta\. The prefix/],
    [{ write: 'initial-state' }, 0, /^createSession gets `app:plan` as initial state\. The prefix/],
    [{ write: 'assignment' }, 0, /^`app:plan` is assigned .*No event carries it/],
    [JAVA_TEMP, 0, /^By the contract the prefix `temp:` picks the scope\. This service/],
    [
      { prefix: 'temp', write: 'initial-state' },
      0,
      /The prefix `temp:` keeps it out of every store\.$/,
    ],
  ])('%o, event %i', (changed, event, says) => {
    const { coming } = wordsOf(pictureOf(runOf(changed), event), TELLING);
    expect(coming.sentence).toMatch(says);
  });

  it('and a reader looks where its service keeps the key', () => {
    const { coming } = wordsOf(pictureOf(runOf(JAVA_TEMP), 2), TELLING);
    expect(coming.sentence).toMatch(/from the app name, the user id and the session id\.$/);
  });
});
