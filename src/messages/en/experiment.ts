import type { AddressProblem } from '../../engine/query';
import { quoted } from '../quoted';

const names = {
  prefix: 'State key prefix for the write',
  app: 'App name used by the runner',
  user: 'User id passed to the session service',
  collision: 'Globex also has a user named alice',
  guard: 'Tenant guard checks the stored tenant tag on read',
  service: 'Session service',
  write: 'How the write is made',
};

/** Words of the experiment page: its controls and its address. */
export const experiment = {
  title: 'One write, four readers',
  intro:
    'Alice at tenant acme stores the acme plan. Every acme session should see it; no globex session may.',
  documentTitle: (verdict: string) => `${verdict} · Tenant Scope Lab`,
  controls: {
    heading: 'Your experiment',
    lead: 'Start with `app:` and a shared app name, change one control at a time, and watch the globex read.',
    reset: 'Back to the opening settings',
    names,
    noPrefix: 'No prefix',
    prefixNote: {
      none: 'Read in one session only.',
      user: 'Read in every session of one user id.',
      app: 'Read by everyone under one app name.',
      temp: 'Gone with the current invocation.',
      elsewhere: 'This service keeps it with its session.',
      'in-hand': 'Not stored: no event carries it.',
      dropped: 'Dropped: no store holds it.',
    },
    app: {
      shared: { label: 'One app name for every tenant', note: '`support-agent`' },
      'per-tenant': {
        label: 'A separate app name per tenant',
        note: '`support-agent-acme`, `support-agent-globex`',
      },
    },
    appNote: 'Part of every storage key but an invocation’s',
    user: {
      bare: { label: 'Bare user id', note: '`alice`' },
      qualified: { label: 'Tenant-qualified id', note: '`acme:alice`, `globex:alice`' },
    },
    userNote: 'Matters only with `user:`',
    collisionNote: (other: string) => `Off: ${other} instead. Matters only with \`user:\``,
    guardNote: 'The application’s check, not ADK’s.',
    runtime: 'Runtime and write path',
    /** What the closed section says of a choice that is not the opening one. */
    runtimeChosen: (service: string | null, write: string | null) =>
      [service, write].filter((each) => each !== null).join(' · '),
    serviceNote: 'Each but the contract was recorded from its published package.',
    write: {
      context: {
        label: 'State of a context',
        note: 'A tool’s or a callback’s; it rides on an event’s delta.',
      },
      'run-delta': { label: 'State delta of the run call', note: 'On the user’s own event.' },
      'initial-state': { label: 'Initial state', note: 'Given to `createSession`.' },
      assignment: {
        label: 'Assignment, no event',
        note: 'To the state of a session fresh from `getSession`.',
      },
    },
    writeNote: 'By the contract the first three leave the same state behind.',
  },
  address: {
    problem: (problem: AddressProblem) => {
      switch (problem.kind) {
        case 'bad-value':
          return problem.value === ''
            ? `${quoted(problem.name)} has no value here; its opening value is used.`
            : `${quoted(problem.name)} can’t be ${quoted(problem.value)}; its opening value is used.`;
        case 'doubled':
          return `${quoted(problem.name)} appears more than once; its opening value is used.`;
        case 'unknown':
          return `${quoted(problem.name)} is no parameter of this page; it was ignored.`;
        case 'unknown-page':
          return `There is no page ${quoted(problem.page)}; this is the experiment.`;
      }
    },
  },
  copyLink: 'Copy link',
  link: { copied: 'Link copied', copyFailed: 'Not copied: take it from the address bar' },
};
