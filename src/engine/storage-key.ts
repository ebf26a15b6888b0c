import { scopeRow, type Scope, type SegmentName } from './state-key';

/**
 * Where a state value is kept: the scope, then the ids that the scope needs.
 * Always compared as a list: joined text would confuse an id that holds the separator.
 */
export type StorageKey = readonly [scope: Scope, ...segments: string[]];

/** The ids under which a session service knows a session. */
export type SessionIds = { readonly app: string; readonly user: string; readonly session: string };

/** The storage key that a scope has for these ids within this invocation. */
export function storageKey(scope: Scope, ids: SessionIds, invocation: string): StorageKey {
  const values = {
    'app-name': ids.app,
    'user-id': ids.user,
    'session-id': ids.session,
    'invocation-id': invocation,
  };
  return [scope, ...scopeRow(scope).segments.map((name) => values[name])];
}

/** True when both keys have the same segments in the same places. */
export function sameKey(a: StorageKey, b: StorageKey): boolean {
  return a.length === b.length && a.every((segment, i) => segment === b[i]);
}

/** The key as people read it, segments joined by `|`. For showing only, never for comparing. */
export function storageKeyText(key: StorageKey): string {
  return key.join('|');
}

/** One row of a key comparison; a side without such a segment holds null. */
export type SegmentRow = {
  readonly name: SegmentName;
  readonly held: string | null;
  readonly resolved: string | null;
  /** `equal` up to the first difference, which `differs`; all after it is `beyond`. */
  readonly state: 'equal' | 'differs' | 'beyond';
};

/**
 * Sets the key that holds a value beside the key that a reader resolves, segment by segment. Keys of
 * different scopes are named by the key that holds the value as far as it goes.
 */
export function compareKeys(held: StorageKey, resolved: StorageKey): readonly SegmentRow[] {
  const names = [...segmentNames(held), ...segmentNames(resolved).slice(held.length)];
  const first = names.findIndex((_, i) => held[i] !== resolved[i]);
  return names.map((name, i) => ({
    name,
    held: held[i] ?? null,
    resolved: resolved[i] ?? null,
    state: first === -1 || i < first ? 'equal' : i === first ? 'differs' : 'beyond',
  }));
}

/** The segment at which two keys part, or null when they are the same. */
export function firstDifference(held: StorageKey, resolved: StorageKey): SegmentName | null {
  return compareKeys(held, resolved).find((row) => row.state === 'differs')?.name ?? null;
}

function segmentNames(key: StorageKey): readonly SegmentName[] {
  return ['scope', ...scopeRow(key[0]).segments];
}
