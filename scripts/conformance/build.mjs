import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { ROOT } from '../tools.mjs';
import { interruption } from './interruption.mjs';
import { CONFORMANCE } from './load.mjs';
import { said } from './say.mjs';

/**
 * @typedef {import('./toolchain').Exec} Exec
 * @typedef {import('./toolchain').Folders} Folders
 * @typedef {import('./toolchain').Toolchain} Toolchain
 */

/**
 * @param {Pick<Toolchain, 'needs'>} toolchain
 * @returns {string | undefined} a program that it needs and that is not there
 */
export function missingProgram({ needs }) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return needs.find((program) => !folders.some((folder) => existsSync(join(folder, program))));
}

const CACHE = join(ROOT, 'node_modules/.cache/conformance');

/**
 * Installs a toolchain's packages and gives where they are.
 * @param {Toolchain} toolchain
 * @returns {Promise<Folders>}
 * @throws {Error} whose first line names the package
 */
export async function install(
  { language, packageName, install: installIn },
  from = join(CONFORMANCE, 'recorders', language),
  dir = join(CACHE, language),
) {
  const folders = { dir, sources: join(dir, 'sources') };
  try {
    copyExactly(from, folders.sources);
    await installIn({ ...folders, exec: execIn(dir) });
  } catch (error) {
    throw new Error(`${packageName}: it could not be installed: ${said(error)}`, { cause: error });
  }
  return folders;
}

/**
 * Builds a recorder from a copy of its sources and gives what starts it.
 * @param {Toolchain} toolchain
 * @param {string} [from] its sources
 * @param {string} [to] where it is built
 * @returns {Promise<readonly string[]>}
 * @throws {Error} whose first line names the package
 */
export async function build(toolchain, from, to) {
  const folders = await install(toolchain, from, to);
  try {
    await toolchain.build({ ...folders, exec: execIn(folders.dir) });
  } catch (error) {
    const why = `${toolchain.packageName}: its recorder could not be built: ${said(error)}`;
    throw new Error(why, { cause: error });
  }
  return toolchain.command(folders);
}

/** Not removed first: another run may be starting from it. @param {string} from @param {string} to */
function copyExactly(from, to) {
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!existsSync(join(from, name))) rmSync(join(to, name), { recursive: true, force: true });
  }
}

/** @param {string} cwd @returns {Exec} */
export function execIn(cwd) {
  const options = { cwd, maxBuffer: 1 << 28, signal: interruption };
  return (program, ...args) =>
    new Promise((resolve, reject) => {
      const child = execFile(program, args, options, (error, stdout, stderr) => {
        if (error === null) return resolve(stdout);
        const output = `${stdout}${stderr}`.trim() || error.message;
        reject(new Error(`${program} ${args[0] ?? ''} failed:\n${output}`, { cause: error }));
      });
      // So that nothing waits for somebody to type.
      child.stdin?.end();
    });
}

/**
 * Makes a folder anew unless it was made, to the end, from the same files.
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {() => Promise<unknown>} make fills the folder, which is empty
 */
export async function makeOnce(folder, files, make) {
  const marker = join(folder, 'made-from');
  const hash = hashOf(files);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await make();
  writeFileSync(marker, hash);
}

/** @param {readonly string[]} files */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${basename(file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
