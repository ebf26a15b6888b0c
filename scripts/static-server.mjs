import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {ReadonlyMap<string, string>} */
const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
]);

const COMPRESSIBLE = /^(?:text|application\/json|image\/svg)/;

/** What `docs/hosting.md` asks of every host. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer | null }} Answer */

/**
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} [headers]
 * @returns {Answer}
 */
const plainText = (status, text, headers = {}) => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  body: Buffer.from(`${text}\n`),
});

/**
 * The file that an address stands for: null where there can be none.
 * @param {string} root
 * @param {string} base
 * @param {string} url
 */
function fileOf(root, base, url) {
  let path;
  try {
    path = decodeURIComponent(url.replace(/[?#].*/s, ''));
  } catch {
    return null;
  }
  if (!path.startsWith(base) || path.includes('\0') || /(?:^|[\\/])\./.test(path)) return null;
  const file = resolve(root, path.slice(base.length) || 'index.html');
  return file.startsWith(resolve(root) + sep) ? file : null;
}

/**
 * Serves a folder of built files.
 * @param {{ root: string, base?: string }} options `base` is the sub-path, with both slashes
 */
export function staticServer({ root, base = '/' }) {
  /** @type {Map<string, { tag: string, plain: Buffer, gzip: Buffer | null }>} */
  const cache = new Map();

  /** @param {string} file */
  async function load(file) {
    const info = await stat(file);
    if (!info.isFile()) throw new Error('not a file');
    const tag = `W/"${info.size.toString(36)}-${info.mtimeMs.toString(36)}"`;
    const known = cache.get(file);
    if (known?.tag === tag) return known;
    const plain = await readFile(file);
    const compressible = COMPRESSIBLE.test(TYPES.get(extname(file)) ?? '');
    const entry = { tag, plain, gzip: compressible ? gzipSync(plain, { level: 9 }) : null };
    cache.set(file, entry);
    return entry;
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @returns {Promise<Answer>}
   */
  async function answerTo(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainText(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    }
    const file = fileOf(root, base, request.url ?? '/');
    const entry = file === null ? null : await load(file).catch(() => null);
    if (file === null || entry === null) return plainText(404, 'Not found');
    const headers = {
      'Content-Type': TYPES.get(extname(file)) ?? 'application/octet-stream',
      // Only names with a hash in them may be kept for good.
      'Cache-Control': /[\\/]assets[\\/]/.test(file)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ETag: entry.tag,
      ...(entry.gzip ? { Vary: 'Accept-Encoding' } : {}),
    };
    if (request.headers['if-none-match'] === entry.tag) return { status: 304, headers, body: null };
    if (entry.gzip && /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '')) {
      return { status: 200, headers: { ...headers, 'Content-Encoding': 'gzip' }, body: entry.gzip };
    }
    return { status: 200, headers, body: entry.plain };
  }

  return createServer((request, response) => {
    void answerTo(request).then(({ status, headers, body }) => {
      const length = body === null ? {} : { 'Content-Length': body.length };
      response.writeHead(status, { ...HEADERS, ...headers, ...length });
      return response.end(request.method === 'HEAD' ? null : body);
    });
  });
}

/**
 * Listens on a port, or rejects where it is taken. Port 0 takes any free one.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<number>} the port
 */
export function listen(server, port, host = '127.0.0.1') {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** A port that nothing listens on just now. */
export async function freePort() {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((done) => server.close(done));
  return port;
}
