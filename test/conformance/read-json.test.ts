import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCases, readRecordings } from './read-json';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-json-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const CREATE = { op: 'create', as: 'h', app: 'shop', user: 'ann', session: 's1' };
const APPEND = {
  op: 'append',
  on: 'h',
  event: 'e1',
  at: 1.5,
  author: 'agent',
  delta: [['app:n', 'v1']],
  removes: ['old'],
  partial: true,
};
const READ = { op: 'read', on: 'h', key: 'n', expect: { kind: 'no-key' } };

const CASE = {
  name: 'one-case',
  about: 'A case that is as it should be.',
  source: 'somewhere',
  shows: ['partial', 'removal'],
  steps: [CREATE, APPEND, READ],
};

function put(name: string, content: unknown): void {
  writeFileSync(join(folder, name), JSON.stringify(content));
}

/** What the reader says of a folder that it refuses. */
function refusal(read: (from: string) => unknown): string {
  try {
    read(folder);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing refused';
}

/** A good case, then this one. */
function refusalOf(odd: object): string {
  put('cases.json', [CASE, { ...CASE, name: 'odd-case', ...odd }]);
  return refusal(readCases);
}

describe('a case file is refused with its name and its field', () => {
  const { key: _, ...readWithoutKey } = READ;

  it.each<[string, object, string]>([
    ['a wrong op', { steps: [CREATE, { ...READ, op: 'peek' }] }, 'cases.json: 1.steps.1.op: '],
    ['a missing field', { steps: [CREATE, readWithoutKey] }, 'cases.json: 1.steps.1.key: '],
    ['an unknown field of a step', { steps: [{ ...CREATE, ap: 'x' }] }, 'cases.json: 1.steps.0: '],
    ['an unknown field of a case', { step: [] }, 'cases.json: 1: '],
    ['a rule that does not exist', { shows: ['parital'] }, 'cases.json: 1.shows.0: '],
    [
      'a wrong kind of error',
      { steps: [{ ...READ, expect: { kind: 'error', error: 'not-found' } }] },
      'cases.json: 1.steps.0.expect.error: ',
    ],
    [
      'a wrong kind of answer',
      { steps: [{ ...READ, expect: { kind: 'nothing' } }] },
      'cases.json: 1.steps.0.expect.kind: ',
    ],
    [
      'an unknown field of an expectation',
      { steps: [{ ...READ, expect: { kind: 'no-key', value: 1 } }] },
      'cases.json: 1.steps.0.expect: ',
    ],
    [
      'a wrong author',
      { steps: [{ ...APPEND, author: 'tool' }] },
      'cases.json: 1.steps.0.author: ',
    ],
    [
      'a delta that is no list of pairs',
      { steps: [{ ...APPEND, delta: [['n']] }] },
      'cases.json: 1.steps.0.delta.0: ',
    ],
    [
      'partial: false',
      { steps: [{ ...APPEND, partial: false }] },
      'cases.json: 1.steps.0.partial: ',
    ],
    ['a time that is text', { steps: [{ ...APPEND, at: '1' }] }, 'cases.json: 1.steps.0.at: '],
    ['a case without steps', { steps: [] }, 'cases.json: 1.steps: '],
    ['a name with blanks', { name: 'odd case' }, 'cases.json: 1.name: '],
    ['a name in capitals', { name: 'Odd-case' }, 'cases.json: 1.name: '],
    ['nothing said about it', { about: '' }, 'cases.json: 1.about: '],
  ])('%s', (_name, odd, start) => {
    const said = refusalOf(odd);
    expect(said.slice(0, start.length)).toBe(start);
    expect(said.length).toBeGreaterThan(start.length);
    expect(said).not.toContain('\n');
  });

  it('names the rule field and the fields that are not known', () => {
    expect(refusalOf({ steps: [{ ...CREATE, ap: 'x' }] })).toContain('"ap"');
    expect(refusalOf({ step: [] })).toContain('"step"');
  });

  it('broken JSON', () => {
    writeFileSync(join(folder, 'cases.json'), '[{"name": "one-case",');
    const said = refusal(readCases);
    expect(said).toContain(`${join(folder, 'cases.json')}: `);
    expect(said).toMatch(/JSON/);
  });

  it('a file that is one case and no list', () => {
    put('cases.json', CASE);
    expect(refusal(readCases)).toMatch(/^cases\.json: : ./);
  });

  it('whatever good files stand before and after it', () => {
    put('a.json', [CASE]);
    put('b.json', [{ ...CASE, shows: ['none'] }]);
    put('c.json', [CASE]);
    expect(refusal(readCases)).toMatch(/^b\.json: 0\.shows\.0: ./);
  });
});

describe('a recording is refused with its name and its field', () => {
  const recording = {
    runtime: 'java-memory',
    package: 'adk',
    version: '1.0.0',
    recorded: '2026-11-30',
    databases: [],
    answers: { 'one-case': [{ kind: 'done' }] },
  };

  it.each<[string, object, string]>([
    ['an answer of no known kind', { answers: { a: [{ kind: 'fine' }] } }, 'answers.a.0.kind: '],
    [
      'an error that the recorder could not classify',
      { answers: { a: [{ kind: 'unclassified', said: 'x' }] } },
      'answers.a.0.kind: ',
    ],
    ['a database of no known kind', { databases: ['mysql'] }, 'databases.0: '],
    ['a day that is none', { recorded: '2026-13-30' }, 'recorded: '],
  ])('%s', (_name, odd, start) => {
    put('java.json', { ...recording, ...odd });
    expect(refusal(readRecordings).startsWith(`java.json: ${start}`)).toBe(true);
  });

  it('and is given whole when it is as it should be', () => {
    put('java.json', recording);
    expect(readRecordings(folder)).toEqual([recording]);
  });
});

describe('nothing is lost', () => {
  it('of a case: every field is there', () => {
    put('cases.json', [CASE]);
    expect(readCases(folder)).toEqual([CASE]);
  });

  it('of a folder: every case of every JSON file, in the order of the names of the files', () => {
    put('b.json', [{ ...CASE, name: 'third' }]);
    put('a.json', [
      { ...CASE, name: 'first' },
      { ...CASE, name: 'second' },
    ]);
    put('c.json', []);
    put('B.json', [{ ...CASE, name: 'capital' }]);
    writeFileSync(join(folder, 'notes.txt'), 'no JSON');
    expect(readCases(folder).map(({ name }) => name)).toEqual([
      'capital',
      'first',
      'second',
      'third',
    ]);
  });

  it('of a state key or a value, however odd', () => {
    const state = [
      ['__proto__', 'x'],
      ['', null],
      ['app:', [[], {}, { a: [null, false, 0, ''] }]],
    ];
    put('cases.json', [{ ...CASE, steps: [{ ...CREATE, state }] }]);
    expect(readCases(folder)[0]?.steps[0]).toEqual({ ...CREATE, state });
  });

  it.each([
    ['cases', readCases],
    ['recordings', readRecordings],
  ] as const)('of the %s that are there', (name, read) => {
    const from = fileURLToPath(new URL(name, import.meta.url));
    const written: readonly unknown[] = readdirSync(from)
      .filter((each) => each.endsWith('.json'))
      .toSorted()
      .flatMap((each): unknown => JSON.parse(readFileSync(join(from, each), 'utf8')));
    expect(written.length).toBeGreaterThan(10);
    expect(isDeepStrictEqual(read(from), written)).toBe(true);
  });
});
