// Control, format, separator, private and unassigned characters, and all blanks but a plain one
// within the text: what a reader can't see can't be compared.
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]|[^\P{Zs} ]|^ +| +$/gu;

/** An id or value with its invisible characters spelt out, such as ⟨U+200B⟩; never changes others. */
export function visible(text: string): string {
  if (text === '') return '⟨⟩';
  return text.replaceAll(INVISIBLE, (run) =>
    Array.from(run, (c) => {
      const code = (c.codePointAt(0) ?? 0).toString(16).toUpperCase();
      return `⟨U+${code.padStart(4, '0')}⟩`;
    }).join(''),
  );
}
