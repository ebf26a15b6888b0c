import { install, tool } from './tools.mjs';

/** @param {string} line */
function stop(line) {
  console.error(line);
  process.exit(1);
}

if (!install()) stop('The packages could not be installed: see the lines above.');
console.log('Building …');
if (!tool('vite', 'build', '--logLevel', 'warn')) stop('The build failed: see the lines above.');
await import('./serve.mjs');
