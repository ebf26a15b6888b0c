const LONGEST = 60;

/**
 * Somebody else's text within a sentence of the catalogue, marked as code between backticks. Its own
 * backticks are spelt out, so that they can't end the mark, and a long text is cut short.
 */
export function quoted(text: string): string {
  const letters = Array.from(text.replaceAll('`', '⟨U+0060⟩'));
  const shown = letters.length > LONGEST ? [...letters.slice(0, LONGEST), '…'] : letters;
  return `\`${shown.join('')}\``;
}
