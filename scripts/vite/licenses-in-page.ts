import type { Plugin } from 'vite';

const LICENCES = ['third-party-licenses.md', 'font-licenses.txt'];

/** Single-file build: the licences travel inside the file, as a comment after the page. */
export function licensesInPage(): Plugin {
  return {
    name: 'licenses-in-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const texts: string[] = [];
        for (const name of LICENCES) {
          const file = bundle[name];
          if (file?.type !== 'asset') this.error(`${name} is missing from the build`);
          texts.push(String(file.source).trim());
          delete bundle[name];
        }
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          const comment = texts.join('\n\n').replaceAll('-->', '- ->');
          file.source = `${String(file.source).trimEnd()}\n<!--\n${comment}\n-->\n`;
        }
      },
    },
  };
}
