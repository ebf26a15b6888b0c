import { DURATION, floorToTenth } from './timeline';

/** A field of an address that was not used as it stands. */
export type FieldProblem =
  | { readonly kind: 'bad-value'; readonly name: string; readonly value: string }
  | { readonly kind: 'doubled'; readonly name: string }
  | { readonly kind: 'unknown'; readonly name: string };

/** Something in an address that was not used as it stands. */
export type AddressProblem =
  | FieldProblem
  | { readonly kind: 'unknown-page'; readonly page: string };

/** Takes up a field's value, or says false: then it is a problem. */
export type ReadField = (value: string) => boolean;

/** The field of the playhead, on every page that has one. */
export const PLAYHEAD = 't';

const PLAIN_SECONDS = /^(0|[1-9]\d?)(\.\d)?$/;

/**
 * Reads a query (`prefix=app&t=45`, no leading `?`): hands the value of every field that is known
 * and given once to its reader, and gives the problems of all others. Takes any text, never throws.
 */
export function readQuery(
  query: string,
  readers: ReadonlyMap<string, ReadField>,
): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [name, { value, times }] of fieldsOf(query)) {
    const read = readers.get(name);
    if (read === undefined) problems.push({ kind: 'unknown', name });
    else if (times > 1) problems.push({ kind: 'doubled', name });
    else if (!read(value)) problems.push({ kind: 'bad-value', name, value });
  }
  return problems;
}

/** Inspection seconds as an address writes them, at most one decimal, or null. */
export function parseSeconds(value: string): number | null {
  return PLAIN_SECONDS.test(value) && Number(value) <= DURATION ? Number(value) : null;
}

/** The field of a playhead at t seconds, floored to a tenth. */
export function playheadField(t: number): string {
  return `${PLAYHEAD}=${floorToTenth(t)}`;
}

function fieldsOf(query: string) {
  const given = new Map<string, { readonly value: string; readonly times: number }>();
  for (const piece of query.split('&')) {
    if (piece === '') continue;
    const at = piece.indexOf('=');
    const name = decode(at === -1 ? piece : piece.slice(0, at));
    const value = at === -1 ? '' : decode(piece.slice(at + 1));
    const before = given.get(name);
    given.set(name, before ? { ...before, times: before.times + 1 } : { value, times: 1 });
  }
  return given;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
