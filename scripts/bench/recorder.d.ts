/** What the page keeps for the benchmark; see commit-recorder.mjs. */
interface Window {
  tslRecorder: {
    /** Forgets what was recorded and watches this range input from now on. */
    start(playhead: HTMLInputElement): void;
    read(): { changes: number; commits: number; between: number[] };
  };
}
