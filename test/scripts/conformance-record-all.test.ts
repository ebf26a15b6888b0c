import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { build, makeOnce } from '../../scripts/conformance/build.mjs';
import { Missing } from '../../scripts/conformance/postgres.mjs';
import { recordAll } from '../../scripts/conformance/record-all.mjs';
import type { RecordedService, Toolchain } from '../../scripts/conformance/toolchain';
import type { Case } from '../conformance/case-schema';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-all-'));
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const MEMORY: RecordedService = { id: 'js-memory', service: 'memory', databases: [] };
const DATABASE: RecordedService = {
  id: 'js-database',
  service: 'database',
  databases: ['sqlite', 'postgres'],
};
const FAKE: Toolchain = {
  language: 'js',
  packageName: 'fake',
  needs: [],
  runtimes: [MEMORY],
  install: async () => {},
  build: async () => {},
  command: ({ sources }) => [process.execPath, join(sources, 'fake.mjs')],
};
const GONE: Toolchain = { ...FAKE, needs: ['no-such-program'], runtimes: [DATABASE] };

const CASE: Case = {
  name: 'one-case',
  about: 'Made up.',
  shows: [],
  steps: [{ op: 'delete', app: 'shop', user: 'ann', session: 's1' }],
};

/** A recorder that is done with every step, but on PostgreSQL has no session. */
const RECORDER = `
  console.log('{"package":"fake","version":"1"}');
  let kind = 'done';
  for await (const chunk of process.stdin) {
    const { op, database } = JSON.parse(chunk);
    if (op === 'open') kind = database?.kind === 'postgres' ? 'no-session' : 'done';
    console.log(JSON.stringify({ kind: op === 'open' ? 'done' : kind }));
  }`;

const buildFake = async (toolchain: Toolchain): Promise<readonly string[]> => {
  const from = join(folder, 'from');
  mkdirSync(from, { recursive: true });
  writeFileSync(join(from, 'fake.mjs'), RECORDER);
  return await build(toolchain, from, join(folder, 'built'));
};

const recorded = (toolchains: readonly Toolchain[], startPostgres: () => Promise<never>) =>
  recordAll(toolchains, [CASE], { build: buildFake, startPostgres });

const none = async (): Promise<never> => {
  throw new Missing('there is no PostgreSQL');
};

describe('recording', () => {
  it('goes on without a toolchain that is not there', async () => {
    const { recordings, notRun } = await recorded([GONE, FAKE], none);
    expect(recordings).toMatchObject([
      {
        runtime: 'js-memory',
        package: 'fake',
        databases: [],
        answers: { 'one-case': [{ kind: 'done' }] },
      },
    ]);
    expect(notRun).toEqual([
      {
        ids: ['js-database', 'js-database-postgres'],
        why: 'fake: there is no no-such-program here',
        failed: false,
      },
    ]);
  });

  it('goes on after a build that failed, which names the package', async () => {
    const broken: Toolchain = {
      ...FAKE,
      packageName: 'broken',
      runtimes: [DATABASE],
      build: async ({ exec }) => {
        await exec(process.execPath, '-e', 'console.error("no such version"); process.exit(1)');
      },
    };
    const { recordings, notRun } = await recorded([broken, FAKE], none);
    expect(recordings).toHaveLength(1);
    expect(notRun).toMatchObject([{ ids: ['js-database', 'js-database-postgres'], failed: true }]);
    expect(notRun[0]?.why).toMatch(
      /^broken: its recorder could not be built: \S+ -e failed:\nno such version$/,
    );
  });

  it('goes on after a recorder that failed', async () => {
    const dies: Toolchain = { ...FAKE, packageName: 'dies', command: () => [join(folder, 'none')] };
    const { recordings, notRun } = await recorded([dies, { ...FAKE, runtimes: [DATABASE] }], none);
    expect(recordings).toMatchObject([{ runtime: 'js-database', databases: ['sqlite'] }]);
    expect(notRun.find(({ failed }) => failed)).toMatchObject({ ids: ['js-memory'] });
    expect(notRun.find(({ failed }) => failed)?.why).toMatch(/^dies: it could not be started/);
  });

  it('tells a PostgreSQL that is not there from one that does not start', async () => {
    const toolchains = [{ ...FAKE, runtimes: [DATABASE] }];
    const ids = ['js-database-postgres'];
    const missing = await recorded(toolchains, none);
    expect(missing.notRun).toEqual([{ ids, why: 'fake: there is no PostgreSQL', failed: false }]);
    const broken = await recorded(toolchains, async () => {
      throw new Error('initdb failed');
    });
    expect(broken.notRun).toEqual([{ ids, why: 'fake: initdb failed', failed: true }]);
  });

  it('names every package that a PostgreSQL that is not there leaves unrecorded', async () => {
    const python: RecordedService = { ...DATABASE, id: 'python-database' };
    const toolchains: readonly Toolchain[] = [
      { ...FAKE, runtimes: [MEMORY, DATABASE] },
      { ...FAKE, packageName: 'other', runtimes: [python] },
      { ...FAKE, packageName: 'no-database' },
    ];
    expect((await recorded(toolchains, none)).notRun).toEqual([
      {
        ids: ['js-database-postgres', 'python-database-postgres'],
        why: 'fake, other: there is no PostgreSQL',
        failed: false,
      },
    ]);
  });

  it('makes a recording of its own of a PostgreSQL that answers otherwise, and stops it', async () => {
    const stop = vi.fn<() => Promise<void>>(async () => {});
    const { recordings } = await recordAll([{ ...FAKE, runtimes: [DATABASE] }], [CASE], {
      build: buildFake,
      startPostgres: async () => ({
        stop,
        fresh: async (name) => ({ kind: 'postgres', host: '', port: 0, user: '', name }),
      }),
    });
    expect(recordings).toMatchObject([
      { runtime: 'js-database', databases: ['sqlite'] },
      { runtime: 'js-database-postgres', databases: ['postgres'] },
    ]);
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe('building', () => {
  it('forgets the sources that are no longer there, and keeps what was built', async () => {
    await buildFake(FAKE);
    const built = join(folder, 'built');
    writeFileSync(join(built, 'output'), '');
    mkdirSync(join(built, 'sources/old'));
    writeFileSync(join(built, 'sources/old/gone.mjs'), '');
    await buildFake(FAKE);
    expect(readdirSync(join(built, 'sources'))).toEqual(['fake.mjs']);
    expect(existsSync(join(built, 'output'))).toBe(true);
  });

  it('makes a folder again when its files changed or its making was cut short', async () => {
    const [made, lock] = [join(folder, 'made'), join(folder, 'lock')];
    const make = vi.fn<() => Promise<void>>(async () => writeFileSync(join(made, 'x'), ''));
    const once = (): Promise<void> => makeOnce(made, [lock], make);
    writeFileSync(lock, '1');
    await once();
    await once();
    expect(make).toHaveBeenCalledTimes(1);

    writeFileSync(lock, '2');
    make.mockRejectedValueOnce(new Error('cut short'));
    await expect(once()).rejects.toThrow('cut short');
    await once();
    expect(make).toHaveBeenCalledTimes(3);
  });
});
