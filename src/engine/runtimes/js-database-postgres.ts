import type { Rules } from '../service/rules';
import { jsDatabase } from './js-database';

/** ADK JS, `DatabaseSessionService` on PostgreSQL. */
export const jsDatabasePostgres: Rules = {
  ...jsDatabase,
  idLength: 'up-to-191-characters',
  recentNegative: 'refused-by-database',
};
