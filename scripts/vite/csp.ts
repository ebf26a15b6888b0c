import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The policy of the multi-file build. Everything that is not named here is refused. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

// First in <head>: a policy in a meta element binds only what comes after it.
const withPolicy = (html: string, policy: string): string =>
  html.replace(
    '<head>',
    () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );

/** Puts the policy into the built page. Not in dev: hot reloading needs inline scripts. */
export function cspMeta(): Plugin {
  return {
    name: 'csp-meta',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => withPolicy(html, POLICY) },
  };
}

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashes = (html: string, element: RegExp): string =>
  [...html.matchAll(element)].map((match) => hash(match[1] ?? '')).join(' ') || "'none'";

/** Single-file build: allows exactly the scripts and styles that were put into the page. */
export function cspHash(): Plugin {
  return {
    name: 'csp-hash',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Post, or it would run before the inlining that it hashes.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          const html = String(file.source);
          const policy = [
            "default-src 'none'",
            `script-src ${hashes(html, /<script[^>]*>([\s\S]*?)<\/script>/g)}`,
            `style-src ${hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)}`,
            'img-src data:',
            'font-src data:',
            "base-uri 'none'",
            "form-action 'none'",
          ].join('; ');
          file.source = withPolicy(html, policy);
        }
      },
    },
  };
}
