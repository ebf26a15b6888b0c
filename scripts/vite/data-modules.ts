import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

/** The modules of data that the page imports, and the file that makes each as it is built. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['virtual:conformance', 'scripts/vite/data/conformance.ts'],
  ['virtual:stage-room', 'scripts/vite/data/stage-room.ts'],
]);

/** Hands the page what its files export, as plain data; the making of it stays out of the page. */
export function dataModules(root: string): Plugin {
  return {
    name: 'data-modules',
    resolveId: (id) => (FILES.has(id) ? `\0${id}` : null),
    async load(id) {
      const file = FILES.get(id.slice(1));
      if (!id.startsWith('\0') || file === undefined) return null;
      // Not imported above: Vite reads its own configuration before it can read the page's modules.
      const { module } = await runnerImport<Readonly<Record<string, unknown>>>(join(root, file), {
        configFile: false,
        logLevel: 'error',
      });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${asParsed(value)};`)
        .join('\n');
    },
  };
}

/** In an object literal a key `__proto__` would be lost; not so in parsed text, which also starts faster. */
function asParsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
