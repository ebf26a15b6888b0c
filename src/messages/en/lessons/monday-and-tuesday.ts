/** Words of the lesson that replays the Python guide's example. */
export const mondayAndTuesday = {
  lead: 'Ada keeps notes. On Monday her agent writes one key of each kind; on Tuesday she opens a new session. What does it know?',
  states: {
    title: 'Four keys, two sessions',
    before: [
      'The app is `notes`, the user `ada`. Monday’s session is created with `app:model_tier = pro` and `user:display_name = Ada`. Then the agent appends one event whose delta has four keys: `draft`, `user:display_name`, `app:model_tier` and `temp:token_count`.',
    ],
    tuesday: {
      ask: 'Which of the four will Tuesday’s new session see?',
      options: {
        draft: '`draft`',
        name: '`user:display_name`',
        tier: '`app:model_tier`',
        tokens: '`temp:token_count`',
      },
      why: [
        '`draft` has no prefix: it belongs to Monday’s session. `user:` reaches every session of ada in `notes`, `app:` every session of every user of `notes`. `temp:` is for the invocation and is stored nowhere.',
      ],
    },
    monday: {
      ask: 'And when Monday’s session is loaded again, what has become of `temp:token_count`?',
      options: {
        gone: 'It is not there.',
        there: 'It is there: 128.',
        empty: 'It is there, and null.',
      },
      why: [
        'That is expected, not lost: a `temp:` key is taken out of the delta before the event is stored. ADK Java in memory stores the very session object that took the delta, and with it the key.',
      ],
    },
    besideMonday: 'Monday, loaded again',
    besideTuesday: 'Tuesday, new',
    after: [
      'If a new session lacks even the `app:` and `user:` values, the prefix is not to blame. Look at how the value was written, then at the backend.',
    ],
  },
  early: {
    title: 'Tuesday before the event',
    before: [
      'The same two sessions, but Tuesday’s is made before Monday’s event. Only the initial state of createSession can have reached it.',
    ],
    seeded: {
      ask: 'Does Tuesday’s session see the two values that Monday’s was created with?',
      options: {
        both: 'Both of them.',
        neither: 'Neither.',
        app: 'Only `app:model_tier`.',
      },
      why: [
        'The documents say that the prefix decides, whoever writes. ADK Python and the databases split the initial state by prefix. ADK Java and ADK JS in memory keep it in the one session.',
      ],
    },
    beside: 'Tuesday, before the event',
    after: [
      'A test that writes only through events does not see this difference. One that seeds a session does.',
    ],
  },
  sample: 'The whole script. It prints the two states that the guide prints.',
  setting: 'One write with `user:`, four readers',
};
