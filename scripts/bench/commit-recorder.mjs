/**
 * Runs in the page before its scripts: stands where React's developer tools would and sorts every
 * commit into "at an event change" and "between events".
 * @param {{ moments: readonly number[], graceMs: number }} options
 */
export function recordCommits({ moments, graceMs }) {
  /** @type {HTMLInputElement | null} */
  let playhead = null;
  let event = 0;
  let changedAt = 0;
  let changes = 0;
  let commits = 0;
  /** @type {number[]} */
  let between = [];

  const eventNow = () => {
    const t = Number(playhead?.value);
    return moments.filter((moment) => moment <= t).length;
  };

  const onCommit = () => {
    if (!playhead) return;
    commits += 1;
    const now = performance.now();
    if (eventNow() !== event) {
      event = eventNow();
      changedAt = now;
      changes += 1;
    } else if (now - changedAt > graceMs) {
      between.push(Number(playhead.value));
    }
  };

  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    renderers: new Map(),
    supportsFiber: true,
    checkDCE() {},
    inject: () => 1,
    onCommitFiberRoot: onCommit,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  });
  window.tslRecorder = {
    start(input) {
      playhead = input;
      event = eventNow();
      changedAt = 0;
      changes = 0;
      commits = 0;
      between = [];
    },
    read: () => ({ changes, commits, between }),
  };
}
