import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const CREATE = { op: 'create', as: 'h', app: 'shop', user: 'ann', session: 's1' };
export const APPEND = {
  op: 'append',
  on: 'h',
  event: 'e1',
  at: 1.5,
  author: 'agent',
  delta: [['app:n', 'v1']],
  removes: ['old'],
  partial: true,
};
export const READ = { op: 'read', on: 'h', key: 'n', expect: { kind: 'no-key' } };

/** A case that is as it should be. */
export const CASE = {
  name: 'one-case',
  about: 'A case that is as it should be.',
  source: 'somewhere',
  shows: ['partial', 'removal'],
  steps: [CREATE, APPEND, READ],
};

/** A recording that is as it should be. */
export const RECORDING = {
  runtime: 'java-memory',
  package: 'adk',
  version: '1.0.0',
  recorded: '2026-11-30',
  databases: [],
  answers: { 'one-case': [{ kind: 'done' }] },
};

/** A new folder to put JSON files into. */
export function jsonFolder() {
  const path = mkdtempSync(join(tmpdir(), 'read-json-'));
  return {
    path,
    put: (name: string, content: unknown) => {
      writeFileSync(join(path, name), JSON.stringify(content));
    },
    remove: () => {
      rmSync(path, { recursive: true });
    },
  };
}
