import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveIn } from '../../scripts/conformance/save.mjs';
import { discardStale } from '../../scripts/conformance/scratch.mjs';
import { readRecordings } from '../conformance/read-json';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** How many lines each file of a folder has. */
const lines = (dir: string): readonly number[] =>
  readdirSync(dir)
    .toSorted()
    .map((name) => readFileSync(join(dir, name), 'utf8').split('\n').length);

it('what is saved reads back whole, a line a case', () => {
  const from = fileURLToPath(new URL('../conformance/recordings', import.meta.url));
  for (const recording of readRecordings(from)) saveIn(folder, recording);
  expect(readRecordings(folder)).toEqual(readRecordings(from));
  expect(lines(folder)).toEqual(lines(from));
});

it('only what dead runs left an hour ago is removed', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const [stale, recent, running, other] = [
    `conformance-${pid}-old`,
    `conformance-${pid}-new`,
    `conformance-${process.pid}-old`,
    'conformance-notes',
  ];
  for (const name of [stale, recent, running, other]) {
    mkdirSync(join(folder, name));
    if (name !== recent) utimesSync(join(folder, name), 0, 0);
  }
  discardStale([folder, join(folder, 'none')]);
  expect(readdirSync(folder).toSorted()).toEqual([recent, running, other].toSorted());
});
