import type { Plugin } from 'vite';

/** What starts each file of the package's web build, although no browser has such a module. */
const BANNER =
  /^import\s*\{createRequire as topLevelCreateRequire\} from 'module';\s*const require = topLevelCreateRequire\(import\.meta\.url\);/;

type StandIn = { readonly instead: RegExp; readonly id: string; readonly code: string };

/** Modules of the package, or of Node, that the session service needs next to nothing of. */
const STAND_INS: readonly StandIn[] = [
  {
    // winston, which is for Node.
    instead: /\/logger\.js$/,
    id: '\0adk-for-browser:logger',
    code: `const quiet = () => {};
export const logger = {
  debug: quiet,
  info: quiet,
  warn: console.warn.bind(console),
  error: console.error.bind(console),
};`,
  },
  {
    instead: /^node:crypto$/,
    id: '\0adk-for-browser:crypto',
    code: 'export const randomUUID = () => globalThis.crypto.randomUUID();',
  },
  {
    // zod and all of @google/genai: 82 kB (gzip) that only a state with a schema asks for.
    instead: /\/utils\/schema\.js$/,
    id: '\0adk-for-browser:schema',
    code: 'export const objectSchemaFields = () => undefined;',
  },
];

const isAdk = (file: string) => file.replaceAll('\\', '/').includes('/@google/adk/dist/web/');

/**
 * Lets the session service of `@google/adk` run in a browser: its web build imports Node's modules, a
 * logger for Node, and a schema library that sessions do not use. Nothing of the session service
 * itself is touched. Measured on 2.0.0.
 */
export function adkForBrowser(): Plugin {
  return {
    name: 'adk-for-browser',
    enforce: 'pre',
    // Vite's dependency bundle is made without plugins, so in dev the package must stay out of it.
    config: () => ({
      optimizeDeps: { exclude: ['@google/adk'], include: ['@google/adk > lodash-es'] },
    }),
    resolveId(id, from) {
      if (from === undefined || !isAdk(from)) return null;
      return STAND_INS.find(({ instead }) => instead.test(id))?.id ?? null;
    },
    load: (id) => STAND_INS.find((each) => each.id === id)?.code ?? null,
    transform: (code, id) =>
      isAdk(id) && BANNER.test(code) ? { code: code.replace(BANNER, ''), map: null } : null,
  };
}
