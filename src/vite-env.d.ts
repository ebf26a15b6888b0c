/// <reference types="vite/client" />

declare module 'virtual:fonts.css';

declare module 'virtual:conformance' {
  import type { Case } from './engine/case/case';
  import type { RecordedId } from './engine/runtimes';

  /** What is known of a recording: the package it was made from, and the day (YYYY-MM-DD). */
  export type RecordingHead = {
    readonly runtime: RecordedId;
    readonly package: string;
    readonly version: string;
    readonly recorded: string;
    /** The databases that all gave these answers; none for a service in memory. */
    readonly databases: readonly ('sqlite' | 'postgres')[];
  };

  /** How many cases each service was recorded on, those of the experiment and of the lessons included. */
  export const caseCount: number;
  /** Every case but those of the experiment and of the lessons, in the order of the files. */
  export const cases: readonly Case[];
  export const recordings: readonly RecordingHead[];
}

declare module 'virtual:stage-room' {
  import type { Verdict } from './engine/experiment/verdict';

  /** The longest sentences that the stage says in any run of the experiment. */
  export const sentences: readonly string[];
  /** The verdicts with the longest words. */
  export const verdicts: readonly Verdict[];
}

declare module 'virtual:lesson/*' {
  import type { Case } from './engine/case/case';
  import type { Sources } from './lessons/lesson';

  /** The cases of `test/conformance/cases/lesson-<name>.json`. */
  export const cases: readonly Case[];
  /** The programs of `samples/<name>/`. */
  export const sources: Sources;
}
