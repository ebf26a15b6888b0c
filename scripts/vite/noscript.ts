import type { Plugin } from 'vite';
import { reading } from '../../src/messages/en/reading.ts';
import { shell } from '../../src/messages/en/shell.ts';

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => ENTITIES.get(c) ?? c);

const inline = (text: string): string =>
  escape(text).replace(/`([^`]+)`/g, '<code translate="no">$1</code>');

/** The reading as plain HTML, without its links: they set the stage, which needs scripts. */
function readingHtml(): string {
  const sections = reading.sections.map(({ heading, paragraphs }) =>
    [`<h2>${inline(heading)}</h2>`, ...paragraphs.map((text) => `<p>${inline(text)}</p>`)].join(''),
  );
  const top = `<h1>${escape(shell.product)}</h1><p>${inline(shell.withoutScripts)}</p>`;
  return `<main class="noscript">${top}${sections.join('')}</main>`;
}

/** Fills the page's empty `<noscript>`, so that the text can be read where scripts are off. */
export function noscriptReading(): Plugin {
  return {
    name: 'noscript-reading',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<noscript></noscript>', () => `<noscript>${readingHtml()}</noscript>`),
    },
  };
}
