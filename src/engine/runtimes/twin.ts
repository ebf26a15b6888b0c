import type { RuntimeId } from './index';

/** What follows the id of a runtime where PostgreSQL makes it answer otherwise. */
export const POSTGRES_TWIN = '-postgres';

/** True for a runtime that is another one on PostgreSQL. */
export function isTwin(id: RuntimeId): boolean {
  return id.endsWith(POSTGRES_TWIN);
}
