/**
 * Lets only so many pieces of work go on at a time, in the order in which they were asked for.
 * @param {number} count
 * @returns {<T>(work: () => Promise<T>) => Promise<T>}
 */
export function slots(count) {
  let free = count;
  /** @type {(() => void)[]} */
  const waiting = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => void waiting.push(() => resolve(undefined)));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
