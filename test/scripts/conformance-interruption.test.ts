import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'interruption-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const scriptUrl = (name: string): string =>
  new URL(`../../scripts/conformance/${name}`, import.meta.url).href;

it('a run that is told to stop ends what it started, and says so by its code', async () => {
  const recorder = join(folder, 'recorder.mjs');
  writeFileSync(
    recorder,
    `console.log(JSON.stringify({ package: 'fake', version: String(process.pid) }));
     setInterval(() => {}, 1e6);`,
  );
  const run = join(folder, 'run.mjs');
  writeFileSync(
    run,
    `import { interruption, stopOnSignals } from '${scriptUrl('interruption.mjs')}';
     import { startRecorder } from '${scriptUrl('recorder.mjs')}';
     stopOnSignals();
     const { hello, ask } = await startRecorder([process.execPath, ${JSON.stringify(recorder)}]);
     console.log(hello.version);
     await ask({}).catch(() => console.log(interruption.aborted));`,
  );
  const child = spawn(process.execPath, [run], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    // It has started its recorder.
    if (said === '') child.kill('SIGINT');
    said += String(text);
  });
  expect(await closed).toEqual([130, null]);
  expect(said).toMatch(/^\d+\ntrue\n$/);
  expect(() => process.kill(Number.parseInt(said, 10), 0)).toThrow(/ESRCH/);
});
