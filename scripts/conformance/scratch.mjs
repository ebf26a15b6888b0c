import { mkdtempSync, readdirSync, rmSync, statSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

/** What a run may need, in bytes. */
const ROOM = 1 << 30;

const HOUR = 3_600_000;

/** A new folder, in memory where there is room: a database that waits for the disk is ten times slower. */
export function scratch() {
  const place = roomIn(MEMORY) < ROOM ? tmpdir() : MEMORY;
  return mkdtempSync(join(place, `conformance-${process.pid}-`));
}

/** @param {string} dir */
export function discard(dir) {
  // A process that is just ending may still write.
  rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Removes what runs that were killed have left. @param {readonly string[]} places */
export function discardStale(places = [MEMORY, tmpdir()]) {
  for (const place of places) {
    for (const name of namesIn(place)) {
      const pid = /^conformance-(\d+)-/.exec(name)?.[1];
      if (pid === undefined || isAlive(Number(pid))) continue;
      try {
        const dir = join(place, name);
        // A container that shares the folder has processes that are not seen from here.
        if (Date.now() - statSync(dir).mtimeMs > HOUR) discard(dir);
      } catch {
        // Somebody else's, or gone in between.
      }
    }
  }
}

/** @param {string} dir */
function roomIn(dir) {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** @param {string} dir */
function namesIn(dir) {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
