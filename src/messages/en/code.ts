import type { Settings } from '../../engine/experiment/settings';
import type { Scope } from '../../engine/state-key';

/** Words of the panel that shows a setting as code. */
export const code = {
  heading: 'This setting as code',
  languages: 'Language',
  names: { java: 'Java', python: 'Python', typescript: 'TypeScript', go: 'Go' },
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'Copying was refused. Select the code and copy it by hand.',
  asWritten:
    'The code writes through the context of a tool, whatever session service it is given. The service and the write path chosen above do not change it.',
  loading: 'Loading the code …',
  loadFailed:
    'The code could not be loaded. The page may have been redeployed since you opened it.',
};

/**
 * Comments and tool descriptions inside the samples. Each is one line; a tool's description stands
 * between quotes in four languages, so it has no quote and no backslash.
 */
export const codeComments = {
  supply: (agentFor: string, sessions: string) =>
    `Yours to supply: ${sessions}, and ${agentFor}, an agent with the two tools below.`,
  app: {
    shared: 'One app name for every tenant: they share app: state.',
    'per-tenant': 'One app name per tenant: each has app: state of its own.',
  } satisfies Record<Settings['app'], string>,
  user: {
    bare: (run: string) => `The bare user id, here and in ${run}: globex may have an alice too.`,
    qualified: (run: string) => `The tenant is part of the user id, here and in ${run}.`,
  } satisfies Record<Settings['user'], (run: string) => string>,
  tenant: 'The tenant comes from the sign-in, never from the model.',
  write: {
    session: 'No prefix: only this session reads the plan and its tag, kept as one value.',
    user: 'user: every session of this user id reads the plan and its tag, kept as one value.',
    app: 'app: every session of this app name reads the plan and its tag, kept as one value.',
    temp: 'temp: the plan and its tag, kept as one value, last for this invocation.',
  } satisfies Record<Scope, string>,
  read: {
    session: 'In a later turn of this session. Another session finds nothing.',
    user: 'In a later turn, or another session of this user id under this app name.',
    app: 'In a later turn, or any session under this app name.',
    temp: 'In a later turn, which is another invocation: do not count on temp: here.',
  } satisfies Record<Scope, string>,
  guard: {
    off: 'No tenant guard: nothing compares the tag with this tenant.',
    on: 'Tenant guard: a plan with another tag counts as not found.',
  } satisfies Record<Settings['guard'], string>,
  tools: { save: 'Stores the subscription plan.', read: 'Reads the subscription plan.' },
};

/** The words that a sample needs, in one language of the page. */
export type CodeComments = typeof codeComments;
