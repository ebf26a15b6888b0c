import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { player } from '../../scripts/conformance/player.mjs';
import { startRecorder } from '../../scripts/conformance/recorder.mjs';
import type { Case } from '../conformance/case-schema';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'recorder-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const HELLO = `console.log('{"package":"fake","version":"1"}');`;
const STAYS = 'setInterval(() => {}, 1e6);';

let programs = 0;

/** What starts a program of these lines. */
function program(...lines: readonly string[]): readonly string[] {
  programs += 1;
  const file = join(folder, `${programs}.mjs`);
  writeFileSync(file, lines.join('\n'));
  return [process.execPath, file];
}

/** A recorder that answers its steps with these lines, then with its end. */
function answering(...answers: readonly string[]): readonly string[] {
  return program(
    HELLO,
    `const answers = ${JSON.stringify(answers)};`,
    `for await (const _ of process.stdin) {
       if (answers.length === 0) process.exit(4);
       console.log(answers.shift());
     }`,
  );
}

async function failure(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing failed';
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a recorder that cannot be used is told by what it did', () => {
  it('is not there', async () => {
    const said = await failure(startRecorder([join(folder, 'none')]));
    expect(said).toMatch(/^it could not be started\n.*ENOENT/);
  });

  it('dies at its start', async () => {
    const command = program(`console.error('no package'); process.exit(3);`);
    expect(await failure(startRecorder(command))).toBe('it ended with 3\nno package\n');
  });

  it('says nothing', async () => {
    expect(await failure(startRecorder(program(STAYS), 1))).toMatch(/^it gave no answer\n/);
  });

  it('begins with rubbish, and is not left behind', async () => {
    const command = program(`console.log('Started as', process.pid);`, STAYS);
    const said = await failure(startRecorder(command));
    expect(said).toMatch(/^what it said is no JSON: Started as \d+$/);
    expect(isAlive(Number(/\d+$/.exec(said)))).toBe(false);
  });

  it('begins with something else, and is not left behind', async () => {
    const command = program('console.log(JSON.stringify({ package: process.pid }));', STAYS);
    const said = await failure(startRecorder(command));
    expect(said).toMatch(/^it did not begin with its package and version: \{"package":\d+\}$/);
    expect(isAlive(Number(/\d+/.exec(said)))).toBe(false);
  });

  it('dies when it is asked', async () => {
    const recorder = await startRecorder(answering());
    expect(await failure(recorder.ask({ op: 'restart' }))).toBe('it ended with 4\n');
  });

  it('takes no steps', async () => {
    const command = program(`import { closeSync } from 'node:fs'; closeSync(0);`, HELLO, STAYS);
    const recorder = await startRecorder(command);
    expect(await failure(recorder.ask({ op: 'restart' }))).toBe('it ended with SIGKILL\n');
  });

  it('is gone before it is asked', async () => {
    const command = program(`import { closeSync } from 'node:fs'; closeSync(0);`, HELLO);
    const recorder = await startRecorder(command);
    expect(await failure(recorder.ask({ op: 'restart' }))).toMatch(/^it ended with/);
    await recorder.stop();
  });
});

describe('a recorder', () => {
  it('is stopped even when it said more than it was asked', async () => {
    const recorder = await startRecorder(
      program(HELLO, `process.stdout.write('{}\\n'.repeat(1e6));`, STAYS),
    );
    await recorder.stop();
    expect(recorder.hello).toEqual({ package: 'fake', version: '1' });
  });

  it('may answer with any letter that JSON leaves as it is', async () => {
    const answer = { kind: 'value', value: '\u2028\u2029\u0085' };
    const recorder = await startRecorder(answering(JSON.stringify(answer)));
    expect(await recorder.ask({ op: 'read' })).toEqual(answer);
    await recorder.stop();
  });
});

describe('a case', () => {
  const each: Case = {
    name: 'one-case',
    about: 'Made up.',
    shows: [],
    steps: [
      { op: 'create', as: 'h', app: 'shop', user: 'ann' },
      { op: 'state', on: 'h' },
    ],
  };
  const done = '{"kind":"done"}';
  const created = '{"kind":"session","session":"x7","state":[["b",1],["a",2]],"events":[]}';

  async function play(...answers: readonly string[]) {
    const plays = player(answering(...answers), 'memory', async () => null);
    try {
      return await plays.play(each);
    } finally {
      await plays.stop();
    }
  }

  it('is answered in order, with names for the ids that the service made up', async () => {
    expect(await play(done, created, '{"kind":"state","state":[["b",1],["a",2]]}')).toEqual([
      {
        kind: 'session',
        session: 'generated-1',
        state: [
          ['a', 2],
          ['b', 1],
        ],
        events: [],
      },
      {
        kind: 'state',
        state: [
          ['a', 2],
          ['b', 1],
        ],
      },
    ]);
  });

  it.each([
    [
      'an answer of no known kind',
      [done, '{"kind":"unclassified","said":"x"}'],
      /one-case, step 0/,
    ],
    ['an answer that lacks a field', [done, created, '{"kind":"state"}'], /one-case, step 1/],
    ['an answer that is no JSON', [done, 'created'], /no JSON: created/],
    ['a service that does not open', ['{"kind":"unclassified","said":"x"}'], /not opened: .*"x"/],
    ['a recorder that dies in the middle', [done, created], /^it ended with 4\n/],
  ])('is not recorded with %s', async (_name, answers, said) => {
    expect(await failure(play(...answers))).toMatch(said);
  });
});
