import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools.mjs';
import { CONFORMANCE, load } from './load.mjs';

/** @type {typeof import('./differences-page')} */
const { differencesPage } = await load('scripts/conformance/differences-page.ts');
/** @type {typeof import('../../test/conformance/read-json')} */
const { readCases, readRecordings } = await load('test/conformance/read-json.ts');

writeFileSync(
  join(ROOT, 'docs/adk-differences.md'),
  differencesPage(
    readCases(join(CONFORMANCE, 'cases')),
    readRecordings(join(CONFORMANCE, 'recordings')),
  ),
);
