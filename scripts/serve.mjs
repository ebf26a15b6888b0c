import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listen, staticServer } from './static-server.mjs';
import { ROOT } from './tools.mjs';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '/' },
    port: { type: 'string', default: process.env['PORT'] ?? '4173' },
    strict: { type: 'boolean', default: false },
  },
});
const host = process.env['HOST'] ?? '127.0.0.1';
const root = join(ROOT, values.root);

if (!existsSync(root)) {
  console.error(`There is no ${values.root}/ yet: run npm run build.`);
  process.exit(1);
}

const server = staticServer({ root, base: values.base });
let port = Number(values.port);
let serving = false;
while (!serving) {
  try {
    port = await listen(server, port, host);
    serving = true;
  } catch (error) {
    const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!busy || values.strict || port >= 65535) {
      console.error(`Cannot serve on port ${port}: ${busy ? 'it is busy' : String(error)}.`);
      process.exit(1);
    }
    console.log(`Port ${port} is busy: taking ${port + 1}.`);
    port += 1;
  }
}
console.log(`Tenant Scope Lab is at http://${host}:${port}${values.base} (Ctrl+C stops it).`);
