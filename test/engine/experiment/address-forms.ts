import type { Settings } from '../../../src/engine/experiment/settings';

type Form = readonly [query: string, changed: Partial<Settings>, t: number];

/**
 * Addresses that somebody may have kept, and what each must show: what differs from the opening
 * settings, and the playhead. This table only ever grows. A line is never changed or taken out, so
 * that no link ever made stops working; a new parameter adds lines in which it is left out.
 */
export const ADDRESS_FORMS: readonly Form[] = [
  // As the page writes it.
  ['prefix=app&app=shared&user=bare&collision=yes&guard=off&t=45', {}, 45],
  ['prefix=app&app=shared&user=bare&collision=yes&guard=off&t=0', {}, 0],
  [
    'prefix=user&app=per-tenant&user=qualified&collision=no&guard=on&t=12.3',
    { prefix: 'user', app: 'per-tenant', user: 'qualified', collision: 'no', guard: 'on' },
    12.3,
  ],
  ['prefix=none&app=shared&user=bare&collision=yes&guard=off&t=25', { prefix: 'none' }, 25],
  ['prefix=temp&app=shared&user=bare&collision=yes&guard=off&t=60', { prefix: 'temp' }, 60],
  // What is left out has its opening value.
  ['', {}, 0],
  ['prefix=none', { prefix: 'none' }, 0],
  ['prefix=user', { prefix: 'user' }, 0],
  ['prefix=app', {}, 0],
  ['prefix=temp', { prefix: 'temp' }, 0],
  ['app=shared', {}, 0],
  ['app=per-tenant', { app: 'per-tenant' }, 0],
  ['user=bare', {}, 0],
  ['user=qualified', { user: 'qualified' }, 0],
  ['collision=yes', {}, 0],
  ['collision=no', { collision: 'no' }, 0],
  ['guard=off', {}, 0],
  ['guard=on', { guard: 'on' }, 0],
  // The playhead, as people write it.
  ['t=0', {}, 0],
  ['t=5', {}, 5],
  ['t=45', {}, 45],
  ['t=45.0', {}, 45],
  ['t=45.5', {}, 45.5],
  ['t=0.1', {}, 0.1],
  ['t=59.9', {}, 59.9],
  ['t=60', {}, 60],
  ['t=60.0', {}, 60],
  // In any order, and with a stray ampersand.
  ['t=15&guard=on&prefix=user', { prefix: 'user', guard: 'on' }, 15],
  ['&prefix=temp&&t=5&', { prefix: 'temp' }, 5],
  // As mail programs and chat rooms write it.
  ['prefix=%75ser&t=4%35', { prefix: 'user' }, 45],
  ['%70refix=user', { prefix: 'user' }, 0],
  ['app=per%2Dtenant', { app: 'per-tenant' }, 0],
  // The session service and the write path.
  ['service=contract', {}, 0],
  ['service=java-memory', { service: 'java-memory' }, 0],
  ['service=python-memory', { service: 'python-memory' }, 0],
  ['service=python-database', { service: 'python-database' }, 0],
  ['service=python-database-postgres', { service: 'python-database-postgres' }, 0],
  ['service=python-sqlite', { service: 'python-sqlite' }, 0],
  ['service=js-memory', { service: 'js-memory' }, 0],
  ['service=js-database', { service: 'js-database' }, 0],
  ['service=js-database-postgres', { service: 'js-database-postgres' }, 0],
  ['service=go-memory', { service: 'go-memory' }, 0],
  ['service=go-database', { service: 'go-database' }, 0],
  ['service=go-database-postgres', { service: 'go-database-postgres' }, 0],
  ['write=context', {}, 0],
  ['write=run-delta', { write: 'run-delta' }, 0],
  ['write=initial-state', { write: 'initial-state' }, 0],
  ['write=assignment', { write: 'assignment' }, 0],
  [
    'prefix=temp&app=shared&user=bare&collision=yes&guard=off&service=java-memory&write=run-delta&t=15',
    { prefix: 'temp', service: 'java-memory', write: 'run-delta' },
    15,
  ],
];
