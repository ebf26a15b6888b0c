import type { TextTable } from './text-table';

/** A spreadsheet takes what starts so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",\r\n]/;

/** A table as CSV (RFC 4180). What a spreadsheet would run as a formula has a `'` before it. */
export function csvOf({ head, rows }: TextTable): string {
  return [head, ...rows.map((row) => row.map(({ text }) => text))]
    .map((cells) => `${cells.map(field).join(',')}\r\n`)
    .join('');
}

function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
