import type { WriteRule } from '../../engine/experiment/comparison';

/** How a service that differs by a rule treats a state key here, and what the contract says. */
const ways: Readonly<Record<WriteRule, (key: string) => string>> = {
  initialPrefixed: (key) =>
    `It keeps \`${key}\` of the initial state in S1’s own map, for S1 alone. By the contract the prefix decides, as for a delta.`,
  initialTemp: (key) =>
    `It keeps \`${key}\` of the initial state in S1’s own map, and every getSession of S1 returns it. By the contract it is dropped.`,
  appendStores: (key) =>
    `It stores the very session object that the event was appended to, so \`${key}\` stays in S1’s own map and S1’s next turn reads it. By the contract it ends with the invocation.`,
  objectAfterAppend: (key) =>
    `It reloads the session object after the append, so \`${key}\` is gone at once. By the contract the rest of the invocation reads it.`,
  tempOnObject: (key) =>
    `It drops \`${key}\` before anyone can read it. By the contract the rest of the invocation reads it.`,
  tempInHistory: (key) =>
    `It leaves \`${key}\` in the stored event, in sight of whoever lists the session’s events. By the contract the event is stored without it.`,
};

/** Words of the card that sets a session service beside the contract. */
export const comparison = {
  heading: 'Compared with the contract',
  same: (service: string) =>
    `${service}, does in this run what the documented contract says, read by read.`,
  differs: (service: string, count: number) =>
    count === 1
      ? `${service}, differs from the documented contract in this run:`
      : `${service}, differs from the documented contract in this run, in ${count} ways:`,
  ways,
  chosen: 'Documents are silent on it or disagree: that is our choice.',
  rule: 'The rule',
  ruleNames: {
    initialPrefixed: 'prefixed keys of the initial state',
    initialTemp: 'temp: in the initial state',
    appendStores: 'what appendEvent stores',
    objectAfterAppend: 'the caller’s object after an append',
    tempOnObject: 'temp: on the caller’s object',
    tempInHistory: 'temp: in the history',
  } satisfies Record<WriteRule, string>,
  unchanged: 'Every reader gets what the contract would give.',
  reader: 'Reader',
  contract: 'By the contract',
  sign: { same: '=', differs: '≠' },
  relation: { same: 'the same', differs: 'differs' },
  ahead: 'still ahead',
};
