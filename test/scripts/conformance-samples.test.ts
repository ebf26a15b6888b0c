import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { checkSamples, type Checked } from '../../scripts/conformance/samples/check.mjs';
import { difference } from '../../scripts/conformance/samples/difference.mjs';
import { lessonsIn, readSamples, type Sample } from '../../scripts/conformance/samples/files.mjs';
import type { Play, SampleLanguage } from '../../scripts/conformance/samples/language';
import { runProgram } from '../../scripts/conformance/samples/program.mjs';
import { reportSamples } from '../../scripts/conformance/samples/report.mjs';
import { slots } from '../../scripts/conformance/samples/slots.mjs';
import { js } from '../../scripts/conformance/js.mjs';
import { OPENING } from '../../src/engine/experiment/settings';

let folder = '';
let printed: string[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'samples-')));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => {
    printed.push(String(line));
  });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const FILES: Readonly<Record<string, string>> = {
  'TheTemp.java': 'java',
  'java.out': '1\n',
  'the_temp.py': 'python',
  'python.out': '2\n',
  'the-temp.ts': 'typescript',
  'typescript.out': '3\n',
  'main.go': 'go',
  'go.out': '4\n',
};

function lay(lesson: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, lesson));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, lesson, name), text);
}

describe('the samples of a lesson', () => {
  it('are a program in each language and what it prints', () => {
    lay('the-temp', FILES);
    expect(readSamples(folder, ['the-temp'])).toEqual(
      [
        { language: 'java', file: 'TheTemp.java', source: 'java', prints: '1\n' },
        { language: 'python', file: 'the_temp.py', source: 'python', prints: '2\n' },
        { language: 'typescript', file: 'the-temp.ts', source: 'typescript', prints: '3\n' },
        { language: 'go', file: 'main.go', source: 'go', prints: '4\n' },
      ].map((each) => ({ lesson: 'the-temp', ...each })),
    );
  });

  it('are told by name when they are missing, empty or too many', () => {
    lay('first', { ...FILES, 'other.go': 'go', 'java.out': '' });
    const { 'the_temp.py': _, ...others } = FILES;
    lay('second', others);
    expect(() => readSamples(folder, ['first', 'second'])).toThrow(
      new Error(
        [
          'samples/first/java.out is empty',
          'samples/first/main.go is not the only one: main.go, other.go',
          'samples/second/*.py is not there',
        ].join('\n'),
      ),
    );
  });

  it('are found by their folders, beside what is installed for them', () => {
    for (const name of ['temp', 'forgetting', 'node_modules', '.venv']) lay(name, {});
    writeFileSync(join(folder, 'go.mod'), '');
    expect(lessonsIn(folder)).toEqual(['forgetting', 'temp']);
  });
});

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

it('what is said of the samples’ packages is what is installed to check them', () => {
  const recorders = 'test/conformance/recorders';
  const [, pom = ''] = /<version>([\d.]+)<\/version>\s*<\/dependency>/.exec(
    read(`${recorders}/java/pom.xml`),
  ) ?? ['', ''];
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read(`${recorders}/js/package.json`)));
  const pins = (path: string, pin: RegExp): readonly (readonly [string, string])[] =>
    [...read(path).matchAll(pin)].map(([, name = '', version = '']) => [name, version]);
  const module = /^\t(\S+) (v\S+)/gm;
  const go = pins('samples/go.mod', module);
  const installed = new Map([
    ['com.google.adk:google-adk', pom],
    ...pins(`${recorders}/python/requirements.txt`, /^(\S+)==(\S+)/gm),
    ...Object.entries(dependencies),
    ...go,
  ]);
  const said = pins('samples/README.md', /`([^`]+)` (v?[\d.]+)/g);
  expect(said).toHaveLength(9);
  for (const [name, version] of said) expect([name, version]).toEqual([name, installed.get(name)]);

  const recorded = new Map(pins(`${recorders}/go/go.mod`, module));
  for (const [name, version] of go) {
    expect([name, version]).toEqual([name, recorded.get(name) ?? version]);
  }
});

describe('the difference of two outputs', () => {
  it('is none when they are the same', () => {
    expect(difference('a\nb\n', 'a\nb\n')).toEqual([]);
  });

  it.each([
    ['a\nb\nc\n', 'a\nx\ny\nc\n', ['line 2:', '- b', '+ x', '+ y']],
    ['a\na\n', 'a\na\na\n', ['line 3:', '+ a']],
    ['a\nb\n', '', ['line 1:', '- a', '- b']],
    ['a\n', 'a', ['line 1:', '- a', '+ a (no line break)']],
    ['a\n', 'a \n', ['line 1:', '- a', '+ a␠']],
    [
      '',
      '1\n2\n3\n4\n5\n6\n7\n8\n',
      ['line 1:', '+ 1', '+ 2', '+ 3', '+ 4', '+ 5', '+ 6', '+ … 2 more'],
    ],
  ])('of %j and %j is short', (wanted, got, lines) => {
    expect(difference(wanted, got)).toEqual(lines);
  });
});

const node = (code: string): readonly string[] => [process.execPath, '-e', code];

describe('a program', () => {
  it('is run to its end, in its folder, with nothing to read', async () => {
    const code = `process.stdin.on('end', () => console.log(process.cwd())).resume(); console.error('x')`;
    expect(await runProgram(node(code), folder)).toEqual({ printed: `${folder}\n`, failure: null });
  });

  it('that fails is told by its code and the end of what it logged', async () => {
    const code = `for (let i = 0; i < 30; i++) console.error('line', i, '\\n'); process.exitCode = 3`;
    const { failure } = await runProgram(node(code), folder);
    expect(failure).toHaveLength(21);
    expect([failure?.[0], failure?.at(-1)?.trim()]).toEqual(['it ended with 3', 'line 29']);
  });

  it('that does not end, or is not there, is told too', async () => {
    const hangs = await runProgram(node('setInterval(() => {}, 1e6)'), folder, 1);
    expect(hangs.failure).toEqual(['it ended with SIGKILL']);
    const none = await runProgram([join(folder, 'none')], folder);
    expect(none.failure).toEqual(['it ended with ENOENT']);
  });
});

it('only so many pieces of work go on at a time, and one that fails makes room', async () => {
  const inSlot = slots(2);
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string, fails = false): Promise<void> =>
    inSlot(async () => {
      log.push(name);
      await new Promise<void>((resolve) => void ends.push(resolve));
      if (fails) throw new Error(name);
    });
  const failing = work('a', true).catch(String);
  const others = ['b', 'c', 'd'].map((name) => work(name));
  expect(log).toEqual(['a', 'b']);
  ends[0]?.();
  expect(await failing).toBe('Error: a');
  expect(log).toEqual(['a', 'b', 'c']);
  ends[1]?.();
  await others[0];
  expect(log).toEqual(['a', 'b', 'c', 'd']);
  ends[2]?.();
  ends[3]?.();
  await Promise.all(others);
});

const SAMPLE: Sample = {
  lesson: 'temp',
  language: 'go',
  file: 'main.go',
  source: 'fine',
  prints: 'yes\n',
};
const PLAY: Play = { id: 'first', settings: OPENING, text: 'text', reads: ['plan', '-'] };

/** Each program prints `yes`, and the code panel's what its text says that it reads. */
const FAKE: SampleLanguage = {
  language: 'go',
  toolchain: js,
  needs: [],
  async compile({ work }) {
    const file = join(work, 'samples/temp/main.go');
    if (existsSync(file) && readFileSync(file, 'utf8') !== 'fine') throw new Error('not fine');
  },
  command: () => node('console.log("yes")'),
  panel: {
    sources: (plays) => plays.map(({ id, text }) => [`${id}.go`, text]),
    command: ({ work }, [id = '']) =>
      node(
        `console.log('read ${id} ' + require('fs').readFileSync('${work}/panel/${id}.go', 'utf8'))`,
      ),
    expected: ({ reads }) => reads,
  },
};

async function checked(
  samples: readonly Sample[],
  plays: readonly Play[] = [],
  language: SampleLanguage = FAKE,
): Promise<Checked | undefined> {
  const [first] = await checkSamples([language], {
    samples,
    playsOf: async () => plays,
    install: async () => ({ dir: folder, sources: folder }),
  });
  return first;
}

describe('checking the samples of a language', () => {
  it('finds nothing wrong where each prints what it should', async () => {
    expect(await checked([SAMPLE, { ...SAMPLE, language: 'java' }])).toMatchObject({
      samples: 1,
      plays: 0,
      wrong: [],
      notRun: null,
    });
  });

  it('tells a program that prints something else, or fails', async () => {
    const other = await checked([{ ...SAMPLE, prints: 'no\n' }]);
    const lines = ['line 1:', '- no', '+ yes'];
    expect(other?.wrong).toEqual([{ what: 'samples/temp/go.out', lines, printed: 'yes\n' }]);
    const fails = { ...FAKE, command: () => node('process.exitCode = 2') };
    expect((await checked([SAMPLE], [], fails))?.wrong).toEqual([
      { what: 'samples/temp/main.go', lines: ['it ended with 2'], printed: null },
    ]);
  });

  it('tells what does not compile, and a toolchain that is not there', async () => {
    const broken = await checked([{ ...SAMPLE, source: 'broken' }]);
    expect(broken?.notRun).toEqual({ why: 'not fine', failed: true });
    const gone = await checked([SAMPLE], [], { ...FAKE, needs: ['no-such-program'] });
    const why = '@google/adk: there is no no-such-program here';
    expect(gone?.notRun).toEqual({ why, failed: false });
  });

  it('plays the code panel, and tells whose readers get something else', async () => {
    const played = await checked([], [{ ...PLAY, text: 'plan -' }]);
    expect(played).toMatchObject({ plays: 1, wrong: [] });
    const leaking = await checked([], [{ ...PLAY, text: 'plan plan' }]);
    expect(leaking?.wrong).toEqual([
      { what: 'the code panel, first', lines: ['- plan -', '+ plan plan'], printed: null },
    ]);
  });
});

describe('the report of the samples', () => {
  const fine: Checked = {
    language: FAKE,
    samples: 17,
    plays: 32,
    wrong: [],
    seconds: { compiling: 1.26, running: 2 },
    notRun: null,
  };
  const differs = { what: 'samples/temp/go.out', lines: ['- no', '+ yes'], printed: 'yes\n' };

  it('is a row a language, with what it took', () => {
    expect(reportSamples([fine], { whole: false })).toBe(true);
    expect(printed[1]?.replaceAll(/ {2,}/g, '|')).toBe('go|@google/adk|17|32|0|1.3 s|2.0 s');
    expect(printed).toHaveLength(2);
  });

  it('shows what differs, and to copy it all that was printed', () => {
    const all = [{ ...fine, wrong: [differs] }];
    const told = [`${differs.what} is not what the program prints:`, '  - no', '  + yes'];
    expect(reportSamples(all, { whole: false })).toBe(false);
    expect(printed.slice(2)).toEqual(told);
    printed = [];
    reportSamples(all, { whole: true });
    expect(printed.slice(2)).toEqual([...told, 'It prints:\nyes\n']);
  });

  it('tells what was not run, which is fine only where there are no tools', () => {
    const none = { ...fine, notRun: { why: 'there is no go', failed: false } };
    expect(reportSamples([none], { whole: false })).toBe(true);
    expect(printed.at(-1)).toBe('Not run: the samples in go: there is no go');
    const failed = { ...fine, notRun: { why: 'go vet failed:\nmain.go:1', failed: true } };
    expect(reportSamples([fine, failed], { whole: false })).toBe(false);
    expect(printed.slice(-2)).toEqual(['Failed: the samples in go: go vet failed:', '  main.go:1']);
  });
});
