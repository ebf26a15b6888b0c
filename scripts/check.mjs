import { install, run, tool } from './tools.mjs';

/** @type {readonly (readonly [name: string, check: () => boolean | Promise<boolean>])[]} */
const CHECKS = [
  ['packages', install],
  ['format', () => tool('oxfmt', '--check')],
  ['lint', () => tool('oxlint', '--type-aware', '--deny-warnings')],
  ['types', () => tool('tsc', '--noEmit')],
  ['dead code', () => tool('knip')],
  ['unit and component tests', () => tool('vitest', 'run')],
  ['build', () => tool('vite', 'build', '--logLevel', 'warn')],
  ['single-file build', () => tool('vite', 'build', '--mode', 'single', '--logLevel', 'warn')],
  ['browsers', browsers],
  ['size', () => run(process.execPath, ['scripts/size.mjs'])],
  ['browser tests', () => tool('playwright', 'test')],
];

async function browsers() {
  // Not at the top: it needs packages that the first check may have to install.
  const { requireBrowser } = await import('./browser.mjs');
  process.env['CHROMIUM_PATH'] = await requireBrowser('chromium');
  process.env['FIREFOX_PATH'] = await requireBrowser('firefox');
  console.log(`${process.env['CHROMIUM_PATH']}\n${process.env['FIREFOX_PATH']}`);
  return true;
}

let passed = 0;
for (const [name, check] of CHECKS) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  let ok = false;
  try {
    ok = await check();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
  if (!ok) {
    console.error(`\nFailed: ${name}. The checks after it were not run.`);
    console.log(`${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`   ok, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
console.log(`\n${passed} passed, 0 failed`);
