import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How long an answer may take, in milliseconds: a database that hangs must not hang the run. */
const PATIENCE = 60_000;

/**
 * A recorder at work: one process of its program, asked one step at a time.
 * @typedef {{
 *   hello: { package: string, version: string },
 *   ask: (step: object) => Promise<unknown>,
 *   stop: () => Promise<void>,
 * }} Recorder
 */

/**
 * Starts a recorder.
 * @param {readonly string[]} command
 * @returns {Promise<Recorder>}
 * @throws {Error} when it ends, stays silent or says what is no JSON; with the end of what it logged
 */
export async function startRecorder([program = '', ...args]) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let logged = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    logged = (logged + text).slice(-2000);
  });
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    // 'close', not 'exit': by then all that it said has been read.
    child.on('close', (code) => resolve(`it ended with ${code ?? 'a signal'}`));
  });
  const lines = createInterface({ input: child.stdout, crlfDelay: Infinity })[
    Symbol.asyncIterator
  ]();

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
      timer = setTimeout(resolve, PATIENCE, 'it gave no answer');
    });
    // A program that ends ends its output too, and why it ended is the better thing to tell.
    const told = await Promise.race([lineOrEnd(), silence]);
    clearTimeout(timer);
    if (typeof told === 'string') throw new Error(`${told}\n${logged}`);
    return JSON.parse(told.line);
  }

  return {
    hello: await next(),
    ask(step) {
      child.stdin.write(`${JSON.stringify(step)}\n`);
      return next();
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
