import type { RecordedId } from '../../src/engine/runtimes';

/** Runs a program in the build folder and gives what it printed. */
export type Exec = (command: string, ...args: string[]) => string;

export type DatabaseKind = 'sqlite' | 'postgres';

export type Service = 'memory' | 'database' | 'sqlite';

/** A session service of one language's package; without databases it keeps everything in memory. */
export type RecordedService = {
  readonly id: RecordedId;
  readonly service: Service;
  readonly databases: readonly DatabaseKind[];
};

/** What it takes to record one language's runtimes. */
export type Toolchain = {
  readonly language: 'java' | 'python' | 'js' | 'go';
  readonly packageName: string;
  /** Programs to be found on the PATH. */
  readonly needs: readonly string[];
  readonly runtimes: readonly RecordedService[];
  /** Installs into a folder that holds a copy of the recorder's sources. */
  readonly build: (to: { readonly dir: string; readonly exec: Exec }) => void;
  /** What starts the recorder. */
  readonly command: (dir: string) => readonly string[];
};
