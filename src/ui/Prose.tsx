import { Ident } from './Ident';

/** A sentence of the catalogue; what stands between backticks is an id or code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((piece, i) =>
    i % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never move
      <code key={i}>
        <Ident text={piece} />
      </code>
    ) : (
      piece
    ),
  );
}

/** The same sentence where only plain text can stand, such as a title or a live line. */
export function plain(text: string): string {
  return text.replaceAll('`', '');
}
