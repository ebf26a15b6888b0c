import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RECORDED } from '../../src/engine/runtimes';
import { differing, rulesOf } from './compare';
import { readCases, readRecordings } from './read-json';

const CASES = readCases(fileURLToPath(new URL('cases', import.meta.url)));
const RECORDINGS = readRecordings(fileURLToPath(new URL('recordings', import.meta.url)));

it('every runtime that the model knows is recorded, and no other', () => {
  expect(RECORDINGS.map(({ runtime }) => runtime).toSorted()).toEqual(
    Object.keys(RECORDED).toSorted(),
  );
});

describe.each(RECORDINGS)('$runtime, $package $version', (recording) => {
  it('was recorded on these cases', () => {
    expect(Object.keys(recording.answers)).toEqual(CASES.map(({ name }) => name));
  });

  it('answers as the model does by its rules', () => {
    const rules = rulesOf(recording.runtime);
    expect(rules && differing(CASES, recording, rules)).toEqual([]);
  });
});
