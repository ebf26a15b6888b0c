import type { ReadingSection } from '../shape';

const sections: readonly ReadingSection[] = [
  {
    id: 'one-write',
    heading: 'One write and four readers',
    paragraphs: [
      'Alice at acme asks her support agent something in session S1, and the agent stores the acme plan under the state key `plan`. Four reads follow: her next turn, her new session, her colleague bob, and somebody at globex.',
      'A session service never sees a tenant. It sees an app name, a user id and a session id, and the prefix of the key decides which of them become part of the storage key; with `temp:` it is the invocation instead. Two readers with the same storage key read the same value.',
    ],
    links: [
      { label: 'Watch the write', settings: {}, t: 5 },
      { label: 'Watch the globex read', settings: {}, t: 45 },
    ],
  },
  {
    id: 'opening-leak',
    heading: 'The opening leak',
    paragraphs: [
      'With `app:` and one app name for every tenant, the key is `app|support-agent` for everyone. The three acme reads succeed, and the agent seems to work. The globex reader resolves the same key and gets the acme plan.',
      'A separate app name per tenant gives each tenant a key of its own: three reads served, and nothing for globex.',
    ],
    links: [
      { label: 'See the leak at 45 s', settings: {}, t: 45 },
      { label: 'Separate the app names', settings: { app: 'per-tenant' }, t: 45 },
    ],
  },
  {
    id: 'user-ids-collide',
    heading: '`user:` narrows the scope, but ids can collide',
    paragraphs: [
      '`user:` adds the user id to the key. Bob misses the plan, since it is kept with alice. And if globex has an alice too, she has the same user id under the same app name: the same key.',
      'With no alice at globex the leak is gone, but only by luck of naming. A tenant-qualified id such as `acme:alice` keeps the two apart for good.',
    ],
    links: [
      { label: 'Two alices, one key', settings: { prefix: 'user' }, t: 45 },
      { label: 'No alice at globex', settings: { prefix: 'user', collision: 'no' }, t: 45 },
      { label: 'Qualify the ids', settings: { prefix: 'user', user: 'qualified' }, t: 45 },
    ],
  },
  {
    id: 'lost-facts',
    heading: 'Session and temp scopes lose the fact instead of leaking it',
    paragraphs: [
      'Without a prefix the plan stays in S1: the next turn reads it, a new session and bob do not. With `temp:` it ends with the invocation, so that even the next turn of S1 finds nothing.',
      'No leak is not the same as right. A reader who should see the plan and does not will ask for it again, or answer without it.',
    ],
    links: [
      { label: 'Bound to one session', settings: { prefix: 'none' }, t: 25 },
      { label: 'Gone with the invocation', settings: { prefix: 'temp' }, t: 15 },
    ],
  },
  {
    id: 'the-guard',
    heading: 'The guard is a second line',
    paragraphs: [
      'The guard compares the tag stored with the value with the tenant of the reader, and refuses a mismatch. It turns the opening leak into a blocked read.',
      'The key still matches. Forget the check on one path, and the leak is back. Let the keys keep tenants apart, and the guard catch the mistake in a key.',
    ],
    links: [
      { label: 'Turn the guard on', settings: { guard: 'on' }, t: 45 },
      {
        label: 'Keys and guard together',
        settings: { app: 'per-tenant', guard: 'on' },
        t: 45,
      },
    ],
  },
  {
    id: 'inspect',
    heading: 'How to inspect it, and what is simplified',
    paragraphs: [
      'Change one control, step to the globex read, and compare the two keys segment by segment: the first segment that differs is what keeps the tenants apart. If none differs, only the guard can. If a user id differs by name alone, that is luck.',
      'This is a teaching model of what ADK session services do with state; its story comes from ADK Java core. It plays by the documented contract, or by the rules of the one service that you choose under “Runtime and write path”. Those rules were recorded from the published packages, case by case; the Runtimes page lists them. The five controls are about scoping alone: one process, one write, calls one after the other, no eviction, no failing network. Versions change: the evidence of each rule says which one was asked. Nothing is contacted. The tag and the guard are the application’s, not ADK’s.',
      'ADK Java in memory stores the very session object, and with it `temp:` keys. Initial state with a prefix, and a value assigned with no event, are other ways to lose a fact, or to find it where nobody looked.',
      'A real deployment also separates artifacts, memory, caches and logs per tenant.',
    ],
    links: [
      { label: 'Step through from the start', settings: {}, t: 0 },
      { label: 'Compare the keys', settings: { app: 'per-tenant' }, t: 45 },
      {
        label: '`temp:` on ADK Java',
        settings: { prefix: 'temp', service: 'java-memory' },
        t: 15,
      },
      {
        label: 'Initial state on ADK JS',
        settings: { service: 'js-memory', write: 'initial-state' },
        t: 25,
      },
      { label: 'Assigned, never stored', settings: { write: 'assignment' }, t: 15 },
    ],
  },
];

/** The reading sections of the experiment page; also what `<noscript>` shows. */
export const reading = { heading: 'Reading', sections };
