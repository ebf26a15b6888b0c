import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { load } from './conformance/load.mjs';
import { ROOT } from './tools.mjs';

/** @type {typeof import('./vite/data-modules')} */
const { dataModules } = await load('scripts/vite/data-modules.ts');
/** @type {{ module: typeof import('./coverage') }} */
const { module } = await runnerImport(join(ROOT, 'scripts/coverage.ts'), {
  configFile: false,
  logLevel: 'error',
  plugins: [dataModules(ROOT)],
});

writeFileSync(join(ROOT, 'docs/coverage.md'), module.page);
