import { execFile } from 'node:child_process';
import { interruption } from '../interruption.mjs';

/** How long a program may take, in milliseconds. */
const PATIENCE = 60_000;

/** How many lines of what a failed program logged are shown. */
const TAIL = 20;

/**
 * Runs a program to its end.
 * @param {readonly string[]} command
 * @param {string} cwd
 * @param {number} [patience]
 * @returns {Promise<{ printed: string, failure: readonly string[] | null }>} `failure` says how it
 *   ended, and the end of what it logged
 */
export function runProgram([program = '', ...args], cwd, patience = PATIENCE) {
  return new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { cwd, maxBuffer: 1 << 24, signal: interruption, timeout: patience, killSignal: 'SIGKILL' },
      (error, printed, logged) => {
        if (error === null) return resolve({ printed, failure: null });
        const how = child.signalCode ?? error.code ?? error.message;
        const lines = logged.split('\n').filter((line) => line.trim() !== '');
        resolve({ printed, failure: [`it ended with ${how}`, ...lines.slice(-TAIL)] });
      },
    );
    // So that it does not wait for somebody to type.
    child.stdin?.end();
  });
}
