import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { defineConfig } from 'vitest/config';
import { adkForBrowser } from './scripts/vite/adk-for-browser.ts';
import { cspHash, cspMeta } from './scripts/vite/csp.ts';
import { dataModules } from './scripts/vite/data-modules.ts';
import { fonts } from './scripts/vite/fonts.ts';
import { inlinePublic } from './scripts/vite/inline-public.ts';
import { licensesInPage } from './scripts/vite/licenses-in-page.ts';
import { noscriptReading } from './scripts/vite/noscript.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ mode }) => {
  const single = mode === 'single';
  return {
    base: './',
    plugins: [
      react(),
      adkForBrowser(),
      dataModules(root),
      fonts(root),
      noscriptReading(),
      ...(single
        ? [
            inlinePublic(root),
            viteSingleFile({ removeViteModuleLoader: true }),
            licensesInPage(),
            cspHash(),
          ]
        : [cspMeta()]),
    ],
    build: {
      outDir: single ? 'dist-single' : 'dist',
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      license: { fileName: 'third-party-licenses.md' },
    },
    test: {
      exclude: ['test/browser/**'],
      // Through Vite, and so through the plugin that lets the real package run in a browser.
      server: { deps: { inline: ['@google/adk'] } },
      // Hundreds of random runs in one test: a busy machine must not make it red.
      testTimeout: 60_000,
      projects: [
        {
          extends: true,
          test: { name: 'engine', environment: 'node', include: ['test/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'ui',
            environment: 'jsdom',
            include: ['test/**/*.test.tsx'],
            setupFiles: ['test/setup.ts'],
          },
        },
      ],
    },
  };
});
