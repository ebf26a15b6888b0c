import type { TextTable } from './text-table';

/** What Markdown, or GitHub's, would take as a mark within a line. */
const MARKS = /[\\`*_~|<>[\]]/g;

/** A table as GitHub renders it; what differs from the contract is bold. */
export function markdownOf({ head, rows }: TextTable): string {
  const lines = [
    head.map(escaped),
    head.map(() => '---'),
    ...rows.map((row) =>
      row.map(({ text, odd }) => (odd ? `**${escaped(text)}**` : escaped(text))),
    ),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** A row of a table is one line. */
function escaped(text: string): string {
  return text.replaceAll(MARKS, (mark) => `\\${mark}`).replaceAll(/\s+/g, ' ');
}
