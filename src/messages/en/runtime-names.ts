import type { RuntimeId } from '../../engine/runtimes';

/** What people call the session services. */
export const runtimeNames = {
  contract: 'Documented contract',
  'java-memory': 'Java, in memory',
  'python-memory': 'Python, in memory',
  'python-database': 'Python, database',
  'python-database-postgres': 'Python, database (PostgreSQL)',
  'python-sqlite': 'Python, SqliteSessionService',
  'js-memory': 'JS, in memory',
  'js-database': 'JS, database',
  'js-database-postgres': 'JS, database (PostgreSQL)',
  'go-memory': 'Go, in memory',
  'go-database': 'Go, database',
  'go-database-postgres': 'Go, database (PostgreSQL)',
} satisfies Record<RuntimeId, string>;
