import type { Token, TokenStream } from 'prismjs';
import { Prism } from './prism';
import type { Language } from './language';

/** What a piece of source is, as far as the page shows a difference. */
export type Kind = 'plain' | 'comment' | 'string' | 'keyword';

/** A stretch of source of one kind. `at` is where it starts, and so its name among its like. */
export type Piece = {
  readonly at: number;
  readonly text: string;
  readonly kind: Kind;
  readonly marked: boolean;
};

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['comment', 'comment'],
  ['string', 'string'],
  ['triple-quoted-string', 'string'],
  ['template-string', 'string'],
  ['string-interpolation', 'string'],
  ['interpolation', 'plain'],
  ['keyword', 'keyword'],
]);

/**
 * Cuts source into pieces for React to draw. Literals that spell `key` are marked.
 * Together the pieces are the source, letter for letter.
 */
export function highlight(language: Language, source: string, key?: string): readonly Piece[] {
  const grammar = Prism.languages[language];
  const pieces: Piece[] = [];
  let at = 0;
  const add = (text: string, kind: Kind) => {
    const marked = kind === 'string' && text.slice(1, -1) === key;
    const last = pieces.at(-1);
    if (last !== undefined && last.kind === kind && !last.marked && !marked) {
      pieces[pieces.length - 1] = { ...last, text: last.text + text };
    } else {
      pieces.push({ at, text, kind, marked });
    }
    at += text.length;
  };
  const walk = (stream: TokenStream, kind: Kind) => {
    if (typeof stream === 'string') add(stream, kind);
    else if (Array.isArray(stream)) for (const each of stream) walk(each, kind);
    else walk(stream.content, kindOf(stream) ?? kind);
  };
  walk(grammar === undefined ? source : Prism.tokenize(source, grammar), 'plain');
  return pieces;
}

/** The kind that a token brings; one without takes that of the token around it. */
function kindOf({ type }: Token): Kind | undefined {
  return KINDS.get(type);
}
