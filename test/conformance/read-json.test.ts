import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CASE, CREATE, jsonFolder, RECORDING } from './json-folder';
import { readCases, readRecordings } from './read-json';

let folder: ReturnType<typeof jsonFolder>;

beforeEach(() => {
  folder = jsonFolder();
});

afterEach(() => {
  folder.remove();
});

describe('nothing is lost', () => {
  it('of a case: every field is there', () => {
    folder.put('cases.json', [CASE]);
    expect(readCases(folder.path)).toEqual([CASE]);
  });

  it('of a recording', () => {
    folder.put('java.json', RECORDING);
    expect(readRecordings(folder.path)).toEqual([RECORDING]);
  });

  it('of a folder: every case of every JSON file, in the order of the names of the files', () => {
    folder.put('b.json', [{ ...CASE, name: 'third' }]);
    folder.put('a.json', [
      { ...CASE, name: 'first' },
      { ...CASE, name: 'second' },
    ]);
    folder.put('c.json', []);
    folder.put('B.json', [{ ...CASE, name: 'capital' }]);
    writeFileSync(join(folder.path, 'notes.txt'), 'no JSON');
    expect(readCases(folder.path).map(({ name }) => name)).toEqual([
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
    folder.put('cases.json', [{ ...CASE, steps: [{ ...CREATE, state }] }]);
    expect(readCases(folder.path)[0]?.steps[0]).toEqual({ ...CREATE, state });
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
