/**
 * The scopes of ADK session state, widest first, one row each.
 * Nothing else in the project knows the prefixes.
 *
 * `segments` names the parts of a storage key after the scope itself, in order.
 *
 * Source: ADK documentation, "State: the session's scratchpad", and `State.APP_PREFIX`,
 * `USER_PREFIX`, `TEMP_PREFIX` in ADK Java core.
 */
export const SCOPES = [
  { scope: 'app', prefix: 'app:', segments: ['app-name'] },
  { scope: 'user', prefix: 'user:', segments: ['app-name', 'user-id'] },
  { scope: 'session', prefix: '', segments: ['app-name', 'user-id', 'session-id'] },
  { scope: 'temp', prefix: 'temp:', segments: ['invocation-id'] },
] as const satisfies readonly {
  readonly scope: string;
  readonly prefix: string;
  readonly segments: readonly string[];
}[];

type ScopeRow = (typeof SCOPES)[number];
export type Scope = ScopeRow['scope'];
export type Prefix = ScopeRow['prefix'];
export type SegmentName = 'scope' | ScopeRow['segments'][number];

/** A state key taken apart: its prefix, the scope that it chooses, the name it is stored under. */
export type StateKey = { readonly scope: Scope; readonly prefix: Prefix; readonly name: string };

/** The row of a scope. */
export function scopeRow(scope: Scope): ScopeRow {
  for (const row of SCOPES) if (row.scope === scope) return row;
  throw new RangeError(`no such scope: ${scope}`);
}

/**
 * Takes a state key as an agent writes it (`app:plan`) and strips its prefix.
 * Prefixes do not compose: `app:user:x` is the name `user:x` in app state.
 */
export function parseStateKey(text: string): StateKey {
  for (const row of SCOPES) {
    if (row.prefix !== '' && text.startsWith(row.prefix)) {
      return { scope: row.scope, prefix: row.prefix, name: text.slice(row.prefix.length) };
    }
  }
  return { scope: 'session', prefix: '', name: text };
}

/** True for the scopes whose values more than one session reads. */
export function isSharedScope(scope: Scope): scope is 'app' | 'user' {
  return scope === 'app' || scope === 'user';
}

/** Puts the prefix of a scope back: the state key as an agent reads it. */
export function stateKeyText({ prefix, name }: Pick<StateKey, 'prefix' | 'name'>): string {
  return prefix + name;
}
