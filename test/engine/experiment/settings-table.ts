/**
 * What every setting must give, written by hand from the rules: 32 entries, each once with the
 * guard off and once with it on, which makes all 64. Nothing here is computed, and nothing may be.
 */
type Guarded = readonly [
  outcomes: string,
  reads: 'all' | 'some' | 'none',
  isolation: 'leak' | 'kept-by-guard' | 'kept-by-luck' | 'kept-by-keys',
  right: 'right' | 'wrong',
];

type SettingsRow = {
  readonly when: readonly [
    prefix: 'none' | 'user' | 'app' | 'temp',
    app: 'shared' | 'per-tenant',
    user: 'bare' | 'qualified',
    collision: 'yes' | 'no',
  ];
  /** Key under which the write is stored. */
  readonly writes: string;
  /** Keys that readers 1 to 4 resolve. */
  readonly reads: readonly [string, string, string, string];
  readonly off: Guarded;
  readonly on: Guarded;
};

export const SETTINGS_TABLE: readonly SettingsRow[] = [
  {
    when: ['none', 'shared', 'bare', 'yes'],
    writes: 'session|support-agent|alice|S1',
    reads: [
      'session|support-agent|alice|S1',
      'session|support-agent|alice|S2',
      'session|support-agent|bob|S3',
      'session|support-agent|alice|S4',
    ],
    off: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['none', 'shared', 'bare', 'no'],
    writes: 'session|support-agent|alice|S1',
    reads: [
      'session|support-agent|alice|S1',
      'session|support-agent|alice|S2',
      'session|support-agent|bob|S3',
      'session|support-agent|grace|S4',
    ],
    off: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['none', 'shared', 'qualified', 'yes'],
    writes: 'session|support-agent|acme:alice|S1',
    reads: [
      'session|support-agent|acme:alice|S1',
      'session|support-agent|acme:alice|S2',
      'session|support-agent|acme:bob|S3',
      'session|support-agent|globex:alice|S4',
    ],
    off: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['none', 'shared', 'qualified', 'no'],
    writes: 'session|support-agent|acme:alice|S1',
    reads: [
      'session|support-agent|acme:alice|S1',
      'session|support-agent|acme:alice|S2',
      'session|support-agent|acme:bob|S3',
      'session|support-agent|globex:grace|S4',
    ],
    off: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['none', 'per-tenant', 'bare', 'yes'],
    writes: 'session|support-agent-acme|alice|S1',
    reads: [
      'session|support-agent-acme|alice|S1',
      'session|support-agent-acme|alice|S2',
      'session|support-agent-acme|bob|S3',
      'session|support-agent-globex|alice|S4',
    ],
    off: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['none', 'per-tenant', 'bare', 'no'],
    writes: 'session|support-agent-acme|alice|S1',
    reads: [
      'session|support-agent-acme|alice|S1',
      'session|support-agent-acme|alice|S2',
      'session|support-agent-acme|bob|S3',
      'session|support-agent-globex|grace|S4',
    ],
    off: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['none', 'per-tenant', 'qualified', 'yes'],
    writes: 'session|support-agent-acme|acme:alice|S1',
    reads: [
      'session|support-agent-acme|acme:alice|S1',
      'session|support-agent-acme|acme:alice|S2',
      'session|support-agent-acme|acme:bob|S3',
      'session|support-agent-globex|globex:alice|S4',
    ],
    off: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['none', 'per-tenant', 'qualified', 'no'],
    writes: 'session|support-agent-acme|acme:alice|S1',
    reads: [
      'session|support-agent-acme|acme:alice|S1',
      'session|support-agent-acme|acme:alice|S2',
      'session|support-agent-acme|acme:bob|S3',
      'session|support-agent-globex|globex:grace|S4',
    ],
    off: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served missed missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['user', 'shared', 'bare', 'yes'],
    writes: 'user|support-agent|alice',
    reads: [
      'user|support-agent|alice',
      'user|support-agent|alice',
      'user|support-agent|bob',
      'user|support-agent|alice',
    ],
    off: ['served served missed leak', 'some', 'leak', 'wrong'],
    on: ['served served missed blocked', 'some', 'kept-by-guard', 'wrong'],
  },
  {
    when: ['user', 'shared', 'bare', 'no'],
    writes: 'user|support-agent|alice',
    reads: [
      'user|support-agent|alice',
      'user|support-agent|alice',
      'user|support-agent|bob',
      'user|support-agent|grace',
    ],
    off: ['served served missed sees-nothing', 'some', 'kept-by-luck', 'wrong'],
    on: ['served served missed sees-nothing', 'some', 'kept-by-luck', 'wrong'],
  },
  {
    when: ['user', 'shared', 'qualified', 'yes'],
    writes: 'user|support-agent|acme:alice',
    reads: [
      'user|support-agent|acme:alice',
      'user|support-agent|acme:alice',
      'user|support-agent|acme:bob',
      'user|support-agent|globex:alice',
    ],
    off: ['served served missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served served missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['user', 'shared', 'qualified', 'no'],
    writes: 'user|support-agent|acme:alice',
    reads: [
      'user|support-agent|acme:alice',
      'user|support-agent|acme:alice',
      'user|support-agent|acme:bob',
      'user|support-agent|globex:grace',
    ],
    off: ['served served missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served served missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['user', 'per-tenant', 'bare', 'yes'],
    writes: 'user|support-agent-acme|alice',
    reads: [
      'user|support-agent-acme|alice',
      'user|support-agent-acme|alice',
      'user|support-agent-acme|bob',
      'user|support-agent-globex|alice',
    ],
    off: ['served served missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served served missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['user', 'per-tenant', 'bare', 'no'],
    writes: 'user|support-agent-acme|alice',
    reads: [
      'user|support-agent-acme|alice',
      'user|support-agent-acme|alice',
      'user|support-agent-acme|bob',
      'user|support-agent-globex|grace',
    ],
    off: ['served served missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served served missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['user', 'per-tenant', 'qualified', 'yes'],
    writes: 'user|support-agent-acme|acme:alice',
    reads: [
      'user|support-agent-acme|acme:alice',
      'user|support-agent-acme|acme:alice',
      'user|support-agent-acme|acme:bob',
      'user|support-agent-globex|globex:alice',
    ],
    off: ['served served missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served served missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['user', 'per-tenant', 'qualified', 'no'],
    writes: 'user|support-agent-acme|acme:alice',
    reads: [
      'user|support-agent-acme|acme:alice',
      'user|support-agent-acme|acme:alice',
      'user|support-agent-acme|acme:bob',
      'user|support-agent-globex|globex:grace',
    ],
    off: ['served served missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
    on: ['served served missed sees-nothing', 'some', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['app', 'shared', 'bare', 'yes'],
    writes: 'app|support-agent',
    reads: ['app|support-agent', 'app|support-agent', 'app|support-agent', 'app|support-agent'],
    off: ['served served served leak', 'all', 'leak', 'wrong'],
    on: ['served served served blocked', 'all', 'kept-by-guard', 'right'],
  },
  {
    when: ['app', 'shared', 'bare', 'no'],
    writes: 'app|support-agent',
    reads: ['app|support-agent', 'app|support-agent', 'app|support-agent', 'app|support-agent'],
    off: ['served served served leak', 'all', 'leak', 'wrong'],
    on: ['served served served blocked', 'all', 'kept-by-guard', 'right'],
  },
  {
    when: ['app', 'shared', 'qualified', 'yes'],
    writes: 'app|support-agent',
    reads: ['app|support-agent', 'app|support-agent', 'app|support-agent', 'app|support-agent'],
    off: ['served served served leak', 'all', 'leak', 'wrong'],
    on: ['served served served blocked', 'all', 'kept-by-guard', 'right'],
  },
  {
    when: ['app', 'shared', 'qualified', 'no'],
    writes: 'app|support-agent',
    reads: ['app|support-agent', 'app|support-agent', 'app|support-agent', 'app|support-agent'],
    off: ['served served served leak', 'all', 'leak', 'wrong'],
    on: ['served served served blocked', 'all', 'kept-by-guard', 'right'],
  },
  {
    when: ['app', 'per-tenant', 'bare', 'yes'],
    writes: 'app|support-agent-acme',
    reads: [
      'app|support-agent-acme',
      'app|support-agent-acme',
      'app|support-agent-acme',
      'app|support-agent-globex',
    ],
    off: ['served served served sees-nothing', 'all', 'kept-by-keys', 'right'],
    on: ['served served served sees-nothing', 'all', 'kept-by-keys', 'right'],
  },
  {
    when: ['app', 'per-tenant', 'bare', 'no'],
    writes: 'app|support-agent-acme',
    reads: [
      'app|support-agent-acme',
      'app|support-agent-acme',
      'app|support-agent-acme',
      'app|support-agent-globex',
    ],
    off: ['served served served sees-nothing', 'all', 'kept-by-keys', 'right'],
    on: ['served served served sees-nothing', 'all', 'kept-by-keys', 'right'],
  },
  {
    when: ['app', 'per-tenant', 'qualified', 'yes'],
    writes: 'app|support-agent-acme',
    reads: [
      'app|support-agent-acme',
      'app|support-agent-acme',
      'app|support-agent-acme',
      'app|support-agent-globex',
    ],
    off: ['served served served sees-nothing', 'all', 'kept-by-keys', 'right'],
    on: ['served served served sees-nothing', 'all', 'kept-by-keys', 'right'],
  },
  {
    when: ['app', 'per-tenant', 'qualified', 'no'],
    writes: 'app|support-agent-acme',
    reads: [
      'app|support-agent-acme',
      'app|support-agent-acme',
      'app|support-agent-acme',
      'app|support-agent-globex',
    ],
    off: ['served served served sees-nothing', 'all', 'kept-by-keys', 'right'],
    on: ['served served served sees-nothing', 'all', 'kept-by-keys', 'right'],
  },
  {
    when: ['temp', 'shared', 'bare', 'yes'],
    writes: 'temp|inv-1',
    reads: ['temp|inv-2', 'temp|inv-3', 'temp|inv-4', 'temp|inv-5'],
    off: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
    on: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['temp', 'shared', 'bare', 'no'],
    writes: 'temp|inv-1',
    reads: ['temp|inv-2', 'temp|inv-3', 'temp|inv-4', 'temp|inv-5'],
    off: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
    on: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['temp', 'shared', 'qualified', 'yes'],
    writes: 'temp|inv-1',
    reads: ['temp|inv-2', 'temp|inv-3', 'temp|inv-4', 'temp|inv-5'],
    off: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
    on: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['temp', 'shared', 'qualified', 'no'],
    writes: 'temp|inv-1',
    reads: ['temp|inv-2', 'temp|inv-3', 'temp|inv-4', 'temp|inv-5'],
    off: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
    on: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['temp', 'per-tenant', 'bare', 'yes'],
    writes: 'temp|inv-1',
    reads: ['temp|inv-2', 'temp|inv-3', 'temp|inv-4', 'temp|inv-5'],
    off: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
    on: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['temp', 'per-tenant', 'bare', 'no'],
    writes: 'temp|inv-1',
    reads: ['temp|inv-2', 'temp|inv-3', 'temp|inv-4', 'temp|inv-5'],
    off: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
    on: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['temp', 'per-tenant', 'qualified', 'yes'],
    writes: 'temp|inv-1',
    reads: ['temp|inv-2', 'temp|inv-3', 'temp|inv-4', 'temp|inv-5'],
    off: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
    on: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
  },
  {
    when: ['temp', 'per-tenant', 'qualified', 'no'],
    writes: 'temp|inv-1',
    reads: ['temp|inv-2', 'temp|inv-3', 'temp|inv-4', 'temp|inv-5'],
    off: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
    on: ['missed missed missed sees-nothing', 'none', 'kept-by-keys', 'wrong'],
  },
];
