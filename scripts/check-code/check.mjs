// Compiles every sample of the code panel against the real ADK, then plays the experiment with it:
// a scripted model, the real runner, the real in-memory session service.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { casesOf } from './cases.mjs';
import { go } from './go.mjs';
import { java } from './java.mjs';
import { python } from './python.mjs';
import { typescript } from './typescript.mjs';

/**
 * @typedef {import('./cases.mjs').Case} Case
 * @typedef {(command: string, ...args: string[]) => string} Exec runs it and gives what it printed
 * @typedef {{
 *   language: import('./cases.mjs').Language,
 *   packages: readonly string[],
 *   file: (id: string) => string,
 *   wrap: (sample: Case) => string,
 *   check: (to: { dir: string, ids: readonly string[], exec: Exec }) => string,
 *   expected: (sample: Case) => readonly string[],
 * }} LanguageCheck
 */

const CHECKS = [java, python, typescript, go];
const HERE = fileURLToPath(new URL('.', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/check-code', import.meta.url));

/** @param {LanguageCheck} check */
async function checkLanguage(check) {
  const { language } = check;
  const cases = await casesOf(language);
  const dir = join(CACHE, language);
  rmSync(dir, { recursive: true, force: true });
  cpSync(join(HERE, language), dir, { recursive: true });
  for (const sample of cases) {
    const file = join(dir, check.file(sample.id));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, check.wrap(sample));
  }
  const out = check.check({ dir, ids: cases.map(({ id }) => id), exec: execIn(dir) });
  const played = new Map(
    out
      .split('\n')
      .filter((line) => line.startsWith('read '))
      .map((line) => line.split(' '))
      .map(([, id, ...reads]) => [id, reads.join(' ')]),
  );
  const wrong = cases.flatMap((sample) => {
    const wanted = check.expected(sample).join(' ');
    const got = played.get(sample.id);
    return got === wanted ? [] : [`${sample.id}: wanted ${wanted}, got ${got ?? 'no answer'}`];
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  console.log(`${language}: ${cases.length} samples compiled, played and read as the page says`);
  console.log(`  ${check.packages.join(', ')}`);
}

/** @param {string} dir @returns {Exec} */
function execIn(dir) {
  return (command, ...args) => {
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      cwd: dir,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (error) throw new Error(`${command} could not be started: ${error.message}`);
    if (status !== 0) throw new Error(`${command} ${args[0] ?? ''} failed:\n${stdout}${stderr}`);
    return stdout;
  };
}

const asked = process.argv[2] ?? 'all';
const checks = CHECKS.filter(({ language }) => [language, 'all'].includes(asked));
if (checks.length === 0) {
  console.error('usage: node scripts/check-code/check.mjs <java|python|typescript|go|all>');
  process.exit(2);
}
let failed = 0;
for (const check of checks) {
  try {
    await checkLanguage(check);
  } catch (error) {
    failed += 1;
    console.error(`${check.language}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
