import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { differencesPage } from '../../scripts/conformance/differences-page';
import { RULE_NAMES } from '../../src/engine/service/rules';
import { runtimes } from '../../src/messages/en/runtimes';
import { readCases, readRecordings } from './read-json';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

describe('docs/adk-differences.md', () => {
  const page = readFileSync(here('../../docs/adk-differences.md'), 'utf8');

  it('is what `npm run differences` writes', () => {
    expect(differencesPage(readCases(here('cases')), readRecordings(here('recordings')))).toBe(
      page,
    );
  });

  it('says in bold that ADK Java keeps prefixed initial state to the one session', () => {
    expect(page).toMatch(
      /^\| Prefixed keys of the initial state \| to app and user state[^|]*\| \*\*into this one session/m,
    );
  });

  it('says which rules PostgreSQL changes', () => {
    expect(page).toContain(
      '| Go, database | Events of a deleted session | they are back | none of them |',
    );
  });

  it('shows the sharing of prefixed state on Vertex AI as disputed', () => {
    expect(page).toContain('| Prefixed keys of the initial state | disputed |');
  });
});

it('every rule is in one group', () => {
  const grouped = runtimes.groups.flatMap(({ rules }) => rules);
  expect(grouped.toSorted()).toEqual(RULE_NAMES.toSorted());
});
