import type { Rules } from '../service/rules';
import { contract } from './contract';
import { goDatabase } from './go-database';
import { goDatabasePostgres } from './go-database-postgres';
import { goMemory } from './go-memory';
import { javaMemory } from './java-memory';
import { jsDatabase } from './js-database';
import { jsDatabasePostgres } from './js-database-postgres';
import { jsMemory } from './js-memory';
import { pythonDatabase } from './python-database';
import { pythonDatabasePostgres } from './python-database-postgres';
import { pythonMemory } from './python-memory';
import { pythonSqlite } from './python-sqlite';

/** The runtimes whose rules were recorded from their published packages. */
export const RECORDED = {
  'java-memory': javaMemory,
  'python-memory': pythonMemory,
  'python-database': pythonDatabase,
  'python-database-postgres': pythonDatabasePostgres,
  'python-sqlite': pythonSqlite,
  'js-memory': jsMemory,
  'js-database': jsDatabase,
  'js-database-postgres': jsDatabasePostgres,
  'go-memory': goMemory,
  'go-database': goDatabase,
  'go-database-postgres': goDatabasePostgres,
} as const satisfies Readonly<Record<string, Rules>>;

export type RecordedId = keyof typeof RECORDED;

/** Every runtime whose rules the model knows, the documented contract first. */
export const RUNTIMES = { contract, ...RECORDED } as const satisfies Readonly<
  Record<string, Rules>
>;

export type RuntimeId = keyof typeof RUNTIMES;
