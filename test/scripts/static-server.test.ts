import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, staticServer } from '../../scripts/static-server.mjs';

let folder = '';
let port = 0;
let server: ReturnType<typeof staticServer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-server-'));
  await mkdir(join(folder, 'site/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'site/.hidden'), 'hidden');
  await writeFile(join(folder, 'site/index.html'), '<!doctype html>');
  await writeFile(join(folder, 'site/assets/a-1234.js'), 'export {};');
  server = staticServer({ root: join(folder, 'site'), base: '/lab/' });
  port = await listen(server, 0);
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

// Not fetch: it tidies an address before sending it.
const ask = (path: string, headers = {}, method = 'GET'): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const call = request(
      { port, path, headers, method, host: '127.0.0.1', agent: false },
      (answer) => {
        answer.resume();
        done(answer);
      },
    );
    call.on('error', fail).end();
  });

describe('static server', () => {
  it('serves the page at its sub-path, whatever the query', async () => {
    for (const path of ['/lab/', '/lab/index.html', '/lab/?a=1']) {
      const { statusCode, headers } = await ask(path);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
  });

  it('sends what a frame without an origin needs', async () => {
    const { headers } = await ask('/lab/assets/a-1234.js');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('compresses where the client can read it', async () => {
    expect((await ask('/lab/')).headers['content-encoding']).toBeUndefined();
    const { headers } = await ask('/lab/', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  it('answers 304 to a known version', async () => {
    const { headers } = await ask('/lab/');
    expect((await ask('/lab/', { 'if-none-match': headers.etag })).statusCode).toBe(304);
  });

  it.each([
    '/',
    '/lab',
    '/lab/nothing.js',
    '/lab/assets/',
    '/lab/.hidden',
    '/lab/../secret.txt',
    '/lab/..%2fsecret.txt',
    '/lab/%2e%2e/secret.txt',
    '/lab/..%5csecret.txt',
    '/lab/assets/../../secret.txt',
    '/lab//etc/passwd',
    '/lab/%00',
    '/lab/%zz',
  ])('answers 404 to %s', async (path) => {
    expect((await ask(path)).statusCode).toBe(404);
  });

  it('refuses to be written to', async () => {
    expect((await ask('/lab/', {}, 'POST')).statusCode).toBe(405);
  });
});
