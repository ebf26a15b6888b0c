import { setMaxListeners } from 'node:events';
import { constants } from 'node:os';

const controller = new AbortController();

/** Aborted when the run is told to stop; whatever is running ends by it, and cleans up. */
export const interruption = controller.signal;

// Every process that is started listens.
setMaxListeners(0, interruption);

/** Stops the run, in order, on Ctrl-C and the like. */
export function stopOnSignals() {
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // Not once: npm hands on a Ctrl-C that the terminal has sent already.
    process.on(name, () => {
      process.exitCode = 128 + constants.signals[name];
      controller.abort();
    });
  }
}
