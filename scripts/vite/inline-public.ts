import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Single-file build: puts the theme script and the icon from `public/` into the page and drops the
 * links that one file cannot serve (bitmap icons, the social picture).
 */
export function inlinePublic(root: string): Plugin {
  const read = (name: string): string => readFileSync(join(root, 'public', name), 'utf8');
  return {
    name: 'inline-public',
    apply: 'build',
    config: () => ({ build: { copyPublicDir: false } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace(
            '<script src="/theme.js"></script>',
            () => `<script>${read('theme.js')}</script>`,
          )
          .replace(
            'href="/favicon.svg"',
            () => `href="data:image/svg+xml,${encodeURIComponent(read('favicon.svg'))}"`,
          )
          .replace(
            /^\s*<(?:link|meta)[^>]*"\/(?:favicon|apple-touch-icon|social)\.png"[^>]*>\n/gm,
            '',
          ),
    },
  };
}
