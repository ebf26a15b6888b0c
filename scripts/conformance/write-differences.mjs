import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools.mjs';
import { CONFORMANCE, loadFromTests } from './load.mjs';

/** @type {typeof import('./differences-page')} */
const { differencesPage } = await loadFromTests('../../scripts/conformance/differences-page.ts');
/** @type {typeof import('../../test/conformance/read-json')} */
const { readCases, readRecordings } = await loadFromTests('read-json.ts');

writeFileSync(
  join(ROOT, 'docs/adk-differences.md'),
  differencesPage(
    readCases(join(CONFORMANCE, 'cases')),
    readRecordings(join(CONFORMANCE, 'recordings')),
  ),
);
