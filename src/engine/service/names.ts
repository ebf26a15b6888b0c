import type { SessionIds } from '../storage-key';
import type { ErrorKind } from './failure';
import type { Rules } from './rules';

/** Why a service refuses to look for these names, or null. */
export function refusedNames(names: readonly string[], { emptyNames }: Rules): ErrorKind | null {
  return emptyNames === 'refused' && names.includes('') ? 'invalid-argument' : null;
}

/** Why a service refuses to create a session under these names, or null. */
export function refusedNewNames(
  {
    app,
    user,
    session,
  }: { readonly app: string; readonly user: string; readonly session?: string },
  rules: Rules,
): ErrorKind | null {
  const tooLong = [app, user, session ?? ''].some((name) => isTooLong(name, rules));
  return refusedNames([app, user], rules) ?? (tooLong ? 'refused-by-database' : null);
}

/** The session id that createSession is to use, or null where the service makes one up. */
export function givenId(session: string | undefined, rules: Rules): string | null {
  const id = rules.createdId === 'trimmed' ? session?.trim() : session;
  return id === undefined || (id === '' && rules.emptyId === 'generated') ? null : id;
}

/** The ids that a service looks for when it is asked for these. */
export function meantIds(ids: SessionIds, rules: Rules): SessionIds {
  const trims = rules.createdId === 'trimmed' && rules.askedId === 'trimmed';
  return trims ? { ...ids, session: ids.session.trim() } : ids;
}

function isTooLong(name: string, { idLength }: Rules): boolean {
  switch (idLength) {
    case 'any':
      return false;
    case 'up-to-2700-bytes':
      return bytesOf(name) > 2700;
    case 'up-to-191-characters':
      return charactersOf(name) > 191;
    case 'up-to-128-characters':
      return charactersOf(name) > 128;
  }
}

/** The length of a text as databases count it: an emoji is one character, not two. */
function charactersOf(text: string): number {
  return Array.from(text).length;
}

/** The length of a text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
