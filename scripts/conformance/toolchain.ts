import type { RecordedId } from '../../src/engine/runtimes';

/** Runs a program in the build folder and gives what it printed. */
export type Exec = (command: string, ...args: string[]) => Promise<string>;

/** Where a service keeps what it is told; in the words that a recorder is given. */
export type Database =
  | { readonly kind: 'sqlite'; readonly file: string }
  | {
      readonly kind: 'postgres';
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly name: string;
    };

export type DatabaseKind = Database['kind'];

export type Service = 'memory' | 'database' | 'sqlite';

/** A session service of one language's package; without databases it keeps everything in memory. */
export type RecordedService = {
  readonly id: RecordedId;
  readonly service: Service;
  readonly databases: readonly DatabaseKind[];
};

/** Where a recorder is built, and the copy of its sources inside. */
export type Folders = { readonly dir: string; readonly sources: string };

export type Building = Folders & { readonly exec: Exec };

/** What it takes to record one language's runtimes. */
export type Toolchain = {
  readonly language: 'java' | 'python' | 'js' | 'go';
  readonly packageName: string;
  /** Programs to be found on the PATH. */
  readonly needs: readonly string[];
  readonly runtimes: readonly RecordedService[];
  /** Installs the packages that the recorder needs. */
  readonly install: (to: Building) => Promise<void>;
  /** Builds the recorder. */
  readonly build: (to: Building) => Promise<void>;
  /** What starts the recorder. */
  readonly command: (folders: Folders) => readonly string[];
};
