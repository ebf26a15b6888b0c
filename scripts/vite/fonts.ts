import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { FONTS, fontFaces, WEIGHTS } from './font-faces.ts';

const VIRTUAL = 'virtual:fonts.css';

// Kept whatever the sources say: people see ids and values that no source file contains.
const PRINTABLE = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));
const ALWAYS = `${PRINTABLE}\u00a0·×–—‘’“”…→←↑↓≠≤≥✓⟨⟩£©`;

async function glyphs(source: string): Promise<string> {
  const kept = new Set(ALWAYS);
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    for (const c of await readFile(join(entry.parentPath, entry.name), 'utf8')) kept.add(c);
  }
  return [...kept].toSorted().join('');
}

async function writeFonts(root: string, folder: string): Promise<void> {
  const text = await glyphs(join(root, 'src'));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'fonts.css'), fontFaces());
  for (const { file, source, features } of FONTS) {
    const whole = await readFile(join(root, 'node_modules', source));
    const subset = await subsetFont(whole, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: features,
    });
    await writeFile(join(folder, file), subset);
  }
}

/**
 * Self-hosted fonts, subset to the characters that the sources use: `import 'virtual:fonts.css'`.
 *
 * The subsets are written to a cache folder and from there go through Vite like any other file, so
 * dev, build and the single file (as `data:` addresses) need no code of their own.
 */
export function fonts(root: string): Plugin {
  const folder = join(root, 'node_modules', '.cache', 'fonts');
  let ready: Promise<void> | undefined;
  return {
    name: 'fonts',
    async resolveId(id) {
      if (id !== VIRTUAL) return null;
      ready ??= writeFonts(root, folder);
      await ready;
      return join(folder, 'fonts.css');
    },
    async generateBundle() {
      // The Open Font License goes where the fonts go.
      const texts = await Promise.all(
        FONTS.map(({ licence }) => readFile(join(root, 'node_modules', licence), 'utf8')),
      );
      this.emitFile({ type: 'asset', fileName: 'font-licenses.txt', source: texts.join('\n\n') });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith('.woff2'))
          .map((name): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `./${name}`,
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
  };
}
