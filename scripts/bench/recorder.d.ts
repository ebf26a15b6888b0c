/** What the page keeps for the benchmark; see commit-recorder.mjs. */
interface Window {
  tslRecorder: {
    /** Forgets what was recorded and watches this range input from now on. */
    start(playhead: HTMLInputElement): void;
    /** Ends the watching and tells what was seen. */
    stop(): { changes: number; commits: number; between: number[] };
  };
}
