import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as Lesson from './data/lesson';

/** The modules of data that the page imports, and the file that makes each as it is built. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['virtual:conformance', 'scripts/vite/data/conformance.ts'],
  ['virtual:stage-room', 'scripts/vite/data/stage-room.ts'],
]);

/** One module a lesson, of this name with the lesson's behind it. */
const LESSON = 'virtual:lesson/';
const LESSON_FILE = 'scripts/vite/data/lesson.ts';

/** Hands the page what its files export, as plain data; the making of it stays out of the page. */
export function dataModules(root: string): Plugin {
  const load = async <T>(file: string): Promise<T> => {
    // Not imported above: Vite reads its own configuration before it can read the page's modules.
    const { module } = await runnerImport<T>(join(root, file), {
      configFile: false,
      logLevel: 'error',
    });
    return module;
  };
  return {
    name: 'data-modules',
    resolveId: (id) => (FILES.has(id) || id.startsWith(LESSON) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith('\0')) return null;
      const name = id.slice(1);
      if (name.startsWith(LESSON)) {
        const { lessonData } = await load<typeof Lesson>(LESSON_FILE);
        return asModule(lessonData(name.slice(LESSON.length)));
      }
      const file = FILES.get(name);
      return file === undefined ? null : asModule(await load(file));
    },
  };
}

function asModule(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${asParsed(value)};`)
    .join('\n');
}

/** In an object literal a key `__proto__` would be lost; not so in parsed text, which also starts faster. */
function asParsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
