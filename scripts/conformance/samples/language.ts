import type { Language } from '../../../src/code/language';
import type { Settings } from '../../../src/engine/experiment/settings';
import type { Exec, Toolchain } from '../toolchain';
import type { Sample } from './files.mjs';

/** Where a toolchain's packages are, and the folder in which the samples are compiled and run. */
export type Place = { readonly dir: string; readonly work: string };

/** The experiment in one setting: its code in a language, and what its four readers get. */
export type Play = {
  readonly id: string;
  readonly settings: Settings;
  readonly text: string;
  readonly reads: readonly string[];
};

/** How the samples of one language are checked. */
export type SampleLanguage = {
  readonly language: Language;
  readonly toolchain: Toolchain;
  /** Programs to be found on the PATH, the toolchain's among them. */
  readonly needs: readonly string[];
  /**
   * Compiles everything in the place's folder, as strictly as the language knows.
   *
   * @throws Error that says what is wrong with them.
   */
  readonly compile: (to: Place & { readonly exec: Exec }) => Promise<void>;
  /** What starts a lesson's program. */
  readonly command: (place: Place, sample: Sample) => readonly string[];
  /** The code panel: its sources come on top of those in `panel/<language>/`. */
  readonly panel: {
    /** Each with its path from `panel/`. */
    readonly sources: (
      plays: readonly Play[],
    ) => readonly (readonly [path: string, text: string])[];
    /** What starts the program that prints `read`, the id and what was read, a line a play. */
    readonly command: (place: Place, ids: readonly string[]) => readonly string[];
    /** What the real service lets the four readers of a play get. */
    readonly expected: (play: Play) => readonly string[];
  };
};
