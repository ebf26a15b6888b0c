import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/tools.mjs';
import { APPEND, CASE, CREATE, jsonFolder, READ, RECORDING } from './json-folder';
import { readCases, readRecordings } from './read-json';

let folder: ReturnType<typeof jsonFolder>;

beforeEach(() => {
  folder = jsonFolder();
});

afterEach(() => {
  folder.remove();
});

/** A file of the folder, as the reader calls it. */
const called = (name: string): string => relative(ROOT, join(folder.path, name));

/** What the reader says of a folder that it refuses. */
function refusal(read: (from: string) => unknown): string {
  try {
    read(folder.path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing refused';
}

/** A good case, then this one. */
function refusalOf(odd: object): string {
  folder.put('cases.json', [CASE, { ...CASE, name: 'odd-case', ...odd }]);
  return refusal(readCases);
}

describe('a case file is refused with its path, the case and the field', () => {
  const { key: _, ...readWithoutKey } = READ;

  it.each<[string, object, string]>([
    ['a wrong op', { steps: [CREATE, { ...READ, op: 'peek' }] }, '1 (odd-case).steps.1.op: '],
    ['a missing field', { steps: [CREATE, readWithoutKey] }, '1 (odd-case).steps.1.key: '],
    ['an unknown field of a step', { steps: [{ ...CREATE, ap: 'x' }] }, '1 (odd-case).steps.0: '],
    ['an unknown field of a case', { step: [] }, '1 (odd-case): '],
    ['a rule that does not exist', { shows: ['parital'] }, '1 (odd-case).shows.0: '],
    [
      'a wrong kind of error',
      { steps: [{ ...READ, expect: { kind: 'error', error: 'not-found' } }] },
      '1 (odd-case).steps.0.expect.error: ',
    ],
    [
      'a wrong kind of answer',
      { steps: [{ ...READ, expect: { kind: 'nothing' } }] },
      '1 (odd-case).steps.0.expect.kind: ',
    ],
    [
      'an unknown field of an expectation',
      { steps: [{ ...READ, expect: { kind: 'no-key', value: 1 } }] },
      '1 (odd-case).steps.0.expect: ',
    ],
    ['a wrong author', { steps: [{ ...APPEND, author: 'tool' }] }, '1 (odd-case).steps.0.author: '],
    [
      'a delta that is no list of pairs',
      { steps: [{ ...APPEND, delta: [['n']] }] },
      '1 (odd-case).steps.0.delta.0: ',
    ],
    [
      'partial: false',
      { steps: [{ ...APPEND, partial: false }] },
      '1 (odd-case).steps.0.partial: ',
    ],
    ['a time that is text', { steps: [{ ...APPEND, at: '1' }] }, '1 (odd-case).steps.0.at: '],
    ['a case without steps', { steps: [] }, '1 (odd-case).steps: '],
    ['a name with blanks', { name: 'odd case' }, '1 (odd case).name: '],
    ['a name in capitals', { name: 'Odd-case' }, '1 (Odd-case).name: '],
    ['no name at all', { name: undefined }, '1.name: '],
    ['nothing said about it', { about: '' }, '1 (odd-case).about: '],
  ])('%s', (_name, odd, field) => {
    const said = refusalOf(odd);
    const start = `${called('cases.json')}: ${field}`;
    expect(said.slice(0, start.length)).toBe(start);
    expect(said.length).toBeGreaterThan(start.length);
    expect(said).not.toContain('\n');
  });

  it('that names the fields that are not known', () => {
    expect(refusalOf({ steps: [{ ...CREATE, ap: 'x' }] })).toContain('"ap"');
    expect(refusalOf({ step: [] })).toContain('"step"');
  });

  it('broken JSON', () => {
    writeFileSync(join(folder.path, 'cases.json'), '[{"name": "one-case",');
    const said = refusal(readCases);
    expect(said.startsWith(`${called('cases.json')}: (the whole file): `)).toBe(true);
    expect(said).toMatch(/JSON/);
  });

  it('a file that is one case and no list', () => {
    folder.put('cases.json', CASE);
    expect(refusal(readCases).startsWith(`${called('cases.json')}: (the whole file): `)).toBe(true);
  });

  it('whatever good files stand before and after it', () => {
    folder.put('a.json', [CASE]);
    folder.put('b.json', [{ ...CASE, name: 'odd-case', shows: ['none'] }]);
    folder.put('c.json', [{ ...CASE, name: 'last-case' }]);
    const start = `${called('b.json')}: 0 (odd-case).shows.0: `;
    expect(refusal(readCases).startsWith(start)).toBe(true);
  });

  it.each([
    ['one file', 'a.json', 1],
    ['two files', 'b.json', 0],
  ])('two cases of one name in %s', (_name, file, at) => {
    folder.put('a.json', [CASE, ...(at === 1 ? [CASE] : [])]);
    folder.put('b.json', [CASE]);
    expect(refusal(readCases)).toBe(
      `${called(file)}: ${at} (one-case).name: there is a case of that name in ${called('a.json')}`,
    );
  });
});

describe('a recording is refused with its path and the field', () => {
  it.each<[string, object, string]>([
    ['an answer of no known kind', { answers: { a: [{ kind: 'fine' }] } }, 'answers.a.0.kind: '],
    [
      'an error that the recorder could not classify',
      { answers: { a: [{ kind: 'unclassified', said: 'x' }] } },
      'answers.a.0.kind: ',
    ],
    ['a database of no known kind', { databases: ['mysql'] }, 'databases.0: '],
    ['a day that is none', { recorded: '2026-13-30' }, 'recorded: '],
  ])('%s', (_name, odd, field) => {
    folder.put('java.json', { ...RECORDING, ...odd });
    const start = `${called('java.json')}: ${field}`;
    expect(refusal(readRecordings).startsWith(start)).toBe(true);
  });
});
