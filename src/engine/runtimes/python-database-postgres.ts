import type { Rules } from '../service/rules';
import { pythonDatabase } from './python-database';

/** ADK Python, `DatabaseSessionService` on PostgreSQL. */
export const pythonDatabasePostgres: Rules = {
  ...pythonDatabase,
  idLength: 'up-to-128-characters',
};
