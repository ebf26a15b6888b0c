/**
 * Runs in the page before its scripts: stands where React's developer tools would and sorts every
 * commit into "at an event change" and "between events".
 *
 * One event change may take React more than one commit: a commit still belongs to it in the few
 * frames after. Frames rather than time, so that a busy machine changes nothing.
 * @param {{ moments: readonly number[], graceFrames: number }} options
 */
export function recordCommits({ moments, graceFrames }) {
  /** @type {HTMLInputElement | null} */
  let playhead = null;
  let event = 0;
  let framesLeft = 0;
  let changes = 0;
  let commits = 0;
  /** @type {number[]} */
  let between = [];

  const eventNow = () => {
    const t = Number(playhead?.value);
    return moments.filter((moment) => moment <= t).length;
  };

  // Asks for frames only while it counts: a page at rest must draw none for the recorder's sake.
  const countFrame = () => {
    framesLeft -= 1;
    if (framesLeft > 0) requestAnimationFrame(countFrame);
  };

  const onCommit = () => {
    if (!playhead) return;
    commits += 1;
    if (eventNow() !== event) {
      event = eventNow();
      changes += 1;
      if (framesLeft <= 0) requestAnimationFrame(countFrame);
      framesLeft = graceFrames;
    } else if (framesLeft <= 0) {
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
      changes = 0;
      commits = 0;
      between = [];
    },
    stop() {
      playhead = null;
      return { changes, commits, between };
    },
  };
}
