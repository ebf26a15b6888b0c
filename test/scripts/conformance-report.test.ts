import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { report } from '../../scripts/conformance/report.mjs';
import { POSTGRES_TWIN } from '../../src/engine/runtimes/twin';
import type { Recording } from '../conformance/case-schema';
import type { Differing } from '../conformance/compare';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => {
    printed.push(String(line));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const MEMORY: Recording = {
  runtime: 'js-memory',
  package: '@google/adk',
  version: '2.0.0',
  recorded: '2026-11-30',
  databases: [],
  answers: { first: [{ kind: 'done' }], second: [{ kind: 'no-key' }] },
};
const BOTH: Recording = { ...MEMORY, runtime: 'js-database', databases: ['sqlite', 'postgres'] };
const TWIN = `js-database${POSTGRES_TWIN}`;
const WRONG: Differing = {
  name: 'first',
  at: [{ step: 0, op: 'read', wanted: { kind: 'no-key' }, got: { kind: 'done' } }],
};

type Run = Parameters<typeof report>[0];

const fineWith = (run: Partial<Run>): boolean =>
  report({
    recordings: [],
    notRun: [],
    committed: [],
    cases: 2,
    differing: () => [],
    save: null,
    ...run,
  });

/** What was printed below the table. */
const told = (): readonly string[] => printed.filter((line) => !/ {2}/.test(line));

/** The row of a runtime, as it is printed. */
const rowOf = (runtime: string): string | undefined =>
  printed.find((line) => line.startsWith(`${runtime}  `))?.replaceAll(/ {2,}/g, '|');

describe('a run is fine', () => {
  it('when all agree, whatever the day', () => {
    const committed = [{ ...MEMORY, recorded: '2020-01-01' }];
    expect(fineWith({ recordings: [MEMORY], committed })).toBe(true);
    expect(rowOf('js-memory')).toBe('js-memory|@google/adk 2.0.0|–|2|2|0');
    expect(told()).toEqual([]);
  });

  it('when a runtime was not run as this machine has no tools for it', () => {
    const notRun = [{ ids: ['js-memory'], why: 'there is no npm', failed: false }];
    expect(fineWith({ committed: [MEMORY], notRun })).toBe(true);
    expect(rowOf('js-memory')).toBe('js-memory|not run|–|–|–|–');
    expect(told()).toEqual(['Not run: js-memory: there is no npm']);
  });

  it('without PostgreSQL, when all the rest is as committed', () => {
    const notRun = [{ ids: [TWIN], why: 'there is no PostgreSQL', failed: false }];
    const recordings = [{ ...BOTH, databases: ['sqlite' as const] }];
    expect(fineWith({ recordings, committed: [BOTH], notRun })).toBe(true);
    const twin: Recording = { ...BOTH, runtime: TWIN, databases: ['postgres'] };
    const committed = [...recordings, twin];
    expect(fineWith({ recordings, committed, notRun })).toBe(true);
  });
});

describe('a run is not fine', () => {
  it('when the model differs', () => {
    const run = { recordings: [MEMORY], committed: [MEMORY], differing: () => [WRONG] };
    expect(fineWith(run)).toBe(false);
    expect(rowOf('js-memory')).toMatch(/\|2\|1\|1$/);
    expect(printed.slice(-2)).toEqual([
      'js-memory differs from the model in first:',
      `  ${JSON.stringify(WRONG.at[0])}`,
    ]);
  });

  it('when the model does not know the runtime', () => {
    const run = { recordings: [MEMORY], committed: [MEMORY], differing: () => undefined };
    expect(fineWith(run)).toBe(false);
    expect(told()).toEqual(['js-memory has no table of rules.']);
  });

  it.each<[string, readonly Recording[]]>([
    ['an answer', [{ ...MEMORY, answers: { ...MEMORY.answers, first: [{ kind: 'no-key' }] } }]],
    ['a version', [{ ...MEMORY, version: '1.9.0' }]],
    [
      'the order of the cases',
      [{ ...MEMORY, answers: { second: [{ kind: 'no-key' }], first: [{ kind: 'done' }] } }],
    ],
    ['everything: it is new', []],
  ])('when a recording drifted by %s', (_name, committed) => {
    expect(fineWith({ recordings: [MEMORY], committed })).toBe(false);
    expect(told()).toEqual(['js-memory differs from its committed recording.']);
  });

  it('when a runtime that was run answers no more', () => {
    expect(fineWith({ committed: [MEMORY] })).toBe(false);
    expect(told()).toEqual(['js-memory has a recording and answers no more.']);
  });

  it('when a build or a recording failed', () => {
    const why = 'fake: its recorder could not be built: npm ci failed:\n\u001b[0m\n\nno version\n';
    const notRun = [{ ids: ['js-memory', 'js-database'], why, failed: true }];
    expect(fineWith({ committed: [MEMORY, BOTH], notRun })).toBe(false);
    expect(rowOf('js-database')).toBe('js-database|failed|–|–|–|–');
    expect(printed.slice(-2)).toEqual([
      'Failed: js-memory, js-database: fake: its recorder could not be built: npm ci failed:',
      '  no version',
    ]);
  });

  it('and shows the last twenty lines of what was printed', () => {
    const lines = Array.from({ length: 30 }, (_, i) => `line ${i + 1}`);
    const why = ['fake: it ended with 1', ...lines].join('\n');
    expect(fineWith({ notRun: [{ ids: ['js-memory'], why, failed: true }] })).toBe(false);
    expect(printed.slice(-21)).toEqual([
      'Failed: js-memory: fake: it ended with 1',
      ...lines.slice(10).map((line) => `  ${line}`),
    ]);
  });
});

describe('saving', () => {
  const old = { ...MEMORY, version: '1.9.0' };

  it('saves what drifted, and is then fine', () => {
    const save = vi.fn<(recording: Recording) => void>();
    expect(fineWith({ recordings: [MEMORY, BOTH], committed: [old, BOTH], save })).toBe(true);
    expect(save.mock.calls).toEqual([[MEMORY]]);
    expect(told()).toEqual(['js-memory differed from its recording, and is saved anew.']);
  });

  it('does not excuse the model', () => {
    const save = vi.fn<(recording: Recording) => void>();
    const run = { recordings: [MEMORY], committed: [old], differing: () => [WRONG], save };
    expect(fineWith(run)).toBe(false);
    expect(save).toHaveBeenCalledOnce();
  });

  it('leaves out what was recorded without one of its databases', () => {
    const save = vi.fn<(recording: Recording) => void>();
    const notRun = [{ ids: [TWIN], why: 'there is no PostgreSQL', failed: false }];
    const recordings = [{ ...BOTH, databases: ['sqlite' as const], version: '2.0.1' }];
    expect(fineWith({ recordings, committed: [BOTH], notRun, save })).toBe(false);
    expect(save).not.toHaveBeenCalled();
    expect(told()[0]).toBe('js-database differs from its committed recording.');
  });
});
