import { spawn } from 'node:child_process';
import { z } from 'zod';
import { interruption } from './interruption.mjs';
import { watch } from './watch.mjs';

/** How long an answer may take, in milliseconds: a database that hangs must not hang the run. */
const PATIENCE = 60_000;

const helloSchema = z.strictObject({ package: z.string().min(1), version: z.string().min(1) });

/**
 * A recorder at work: one process of its program, asked one step at a time.
 * @typedef {{
 *   hello: z.infer<typeof helloSchema>,
 *   ask: (step: object) => Promise<unknown>,
 *   stop: () => Promise<void>,
 * }} Recorder
 */

/**
 * Starts a recorder.
 * @param {readonly string[]} command
 * @returns {Promise<Recorder>}
 * @throws {Error} when it ends, stays silent or says what it must not; with the end of what it logged
 */
export async function startRecorder([program = '', ...args], patience = PATIENCE) {
  const child = spawn(program, args, { signal: interruption, killSignal: 'SIGKILL' });
  const { ended, logged } = watch(child);
  // One that takes no more steps is of no use, and its end is what there is to tell.
  child.stdin.on('error', () => child.kill('SIGKILL'));
  const lines = linesOf(child.stdout);

  /** @returns {Promise<string | { line: string }>} a line, or why there is none */
  async function lineOrEnd() {
    const { done, value } = await lines.next();
    return done === true ? ended : { line: value };
  }

  async function next() {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    /** @type {Promise<string>} */
    const silence = new Promise((resolve) => {
      timer = setTimeout(resolve, patience, 'it gave no answer');
    });
    // A program that ends ends its output too, and why it ended is the better thing to tell.
    const told = await Promise.race([lineOrEnd(), silence]);
    clearTimeout(timer);
    if (typeof told === 'string') throw new Error(`${told}\n${logged()}`);
    return parsed(told.line);
  }

  async function stop() {
    child.kill('SIGKILL');
    // What is left unread would keep it from being closed.
    child.stdout.destroy();
    await ended;
  }

  try {
    return {
      hello: helloOf(await next()),
      ask(step) {
        child.stdin.write(`${JSON.stringify(step)}\n`);
        return next();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Not readline: it also ends a line at U+2028 and U+2029, which JSON leaves as they are.
 * @param {import('node:stream').Readable} output
 */
async function* linesOf(output) {
  let rest = '';
  for await (const chunk of output.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** @param {string} line @returns {unknown} */
function parsed(line) {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`what it said is no JSON: ${line.slice(0, 200)}`, { cause: error });
  }
}

/** @param {unknown} said */
function helloOf(said) {
  const { data } = helloSchema.safeParse(said);
  if (data !== undefined) return data;
  const line = JSON.stringify(said).slice(0, 200);
  throw new Error(`it did not begin with its package and version: ${line}`);
}
