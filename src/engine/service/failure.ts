/** The kinds of error that a session service answers with. */
export const ERROR_KINDS = [
  'already-exists',
  'session-not-found',
  'stale-session',
  /** A null, blank or out-of-range argument that the service itself refuses or trips over. */
  'invalid-argument',
  /** The database's own error: a constraint, a value too long for its column. */
  'refused-by-database',
] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Why there is nothing to answer with. */
export type Failure =
  | { readonly kind: 'no-session' }
  | { readonly kind: 'error'; readonly error: ErrorKind };
