import type { PageName } from './address';

/** The id of what the skip link leads to, on each page. */
export const SKIP_TARGETS = {
  experiment: 'player',
  runtimes: 'rules',
  lessons: 'lessons',
} as const satisfies Record<PageName, string>;
