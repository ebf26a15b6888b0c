import type { Rules } from '../service/rules';
import { goDatabase } from './go-database';

/** ADK Go, database session service on PostgreSQL. */
export const goDatabasePostgres: Rules = {
  ...goDatabase,
  idLength: 'up-to-2700-bytes',
  deletedEvents: 'gone',
};
