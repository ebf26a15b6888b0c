import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lessons, page } from '../../scripts/coverage';
import { coveragePage, factsTaught } from '../../scripts/coverage-page';
import { coverage } from '../../src/messages/en/coverage';
import { FACTS } from './facts';

const written = readFileSync(
  fileURLToPath(new URL('../../docs/coverage.md', import.meta.url)),
  'utf8',
);

describe('the facts of both articles', () => {
  it('are each taught by a part, and no part names another', () => {
    const taught = factsTaught(lessons);
    expect([...FACTS.keys()].filter((fact) => !taught.includes(fact))).toEqual([]);
    expect(taught.filter((fact) => !FACTS.has(fact))).toEqual([]);
  });

  it('are each told, and no other', () => {
    expect(Object.keys(coverage.facts)).toEqual([...FACTS.keys()]);
  });

  it('say what holds in their place, where they do not hold', () => {
    const silent = Object.entries(coverage.facts).filter(
      ([, { verdict, note }]) => verdict !== 'holds' && note === undefined,
    );
    expect(silent).toEqual([]);
  });
});

describe('docs/coverage.md', () => {
  it('is what `npm run coverage` writes', () => {
    expect(page).toBe(written);
  });

  it('says where a fact is taught, and that one is taught nowhere', () => {
    const one = lessons.filter(({ name }) => name === 'before-production');
    const lines = coveragePage(one).split('\n');
    expect(lines.find((line) => line.startsWith('| J26 |'))).toContain(
      '| [Before production: A test of two sessions](#/lessons/before-production?part=test) |',
    );
    expect(lines.find((line) => line.startsWith('| J1 |'))).toContain('| nowhere yet |');
  });
});
