/** Words of the lesson on one key and two sessions. */
export const oneKey = {
  lead: 'A session is created with a value for its user. Does the next session have it?',
  next: {
    title: 'The next session',
    before: ['Ada’s first session in `notes` is created with `user:theme = dark`.'],
    theme: {
      ask: 'Does her second session have `user:theme`?',
      options: { yes: 'Yes: dark.', no: 'No.' },
      why: [
        'Most services route the initial state by prefix. ADK Java and ADK JS in memory keep it in the one session.',
      ],
    },
    beside: 'The second session',
    after: ['Write `user:` keys in an event: every service routes a delta.'],
  },
  sample: 'Both sessions, and what the second one has.',
};
