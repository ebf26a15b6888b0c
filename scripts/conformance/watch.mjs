/** How much of what a process logs is kept. */
const TAIL = 2000;

/**
 * @param {import('node:child_process').ChildProcess & { stderr: import('node:stream').Readable }} child
 * @returns {{ ended: Promise<string>, logged: () => string }} how it ended, once it has and all that
 *   it said has been read; and the end of what it logged
 */
export function watch(child) {
  let logged = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    logged = (logged + text).slice(-TAIL);
  });
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      logged += error.message;
      // One that never was is not closed either.
      if (child.pid === undefined) resolve('it could not be started');
    });
    child.on('close', (code, signal) => resolve(`it ended with ${code ?? signal}`));
  });
  return { ended, logged: () => logged };
}
