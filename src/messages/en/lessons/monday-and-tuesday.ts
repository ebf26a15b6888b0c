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
        '`draft` has no prefix: it belongs to Monday’s session. `user:` reaches every session of ada in `notes`, `app:` every session of every user of `notes`. `temp:` is for the invocation and is not state of any later session.',
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
        'That is expected, not lost: a service leaves `temp:` keys out of the state that it stores. ADK Java in memory stores the very session object that took the delta, and with it the key.',
      ],
    },
    besideMonday: 'Monday, loaded again',
    besideTuesday: 'Tuesday, new',
    table: {
      caption: 'Where a key is stored and who reads it, as documented',
      head: ['Key', 'Stored under', 'Kept', 'Read by'],
      rows: [
        ['`draft`', 'app name, user id and session id', 'yes', 'this session'],
        [
          '`user:display_name`',
          'app name and user id',
          'yes',
          'every session of this user in this app',
        ],
        ['`app:model_tier`', 'app name', 'yes', 'every session of every user of this app'],
        ['`temp:token_count`', 'nothing', 'no', 'the current invocation'],
      ],
    },
    after: [
      'The prefix belongs to the key wherever code meets it: `state["user:display_name"]`, not `state["display_name"]`. The service takes it off to store the value and puts it back when it merges the three parts.',
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
        'ADK Python, ADK Go and the databases split the initial state by prefix, as they split a delta. ADK Java and ADK JS in memory keep all of it in the one session.',
      ],
    },
    beside: 'Tuesday, before the event',
    after: [
      'A test that writes only through events does not see this difference. One that seeds a session does.',
      'To set an `app:` or `user:` value for certain, append an event that carries it, or give it to the run as its `stateDelta`. Both are routed by every service.',
    ],
  },
  other: {
    title: 'The same ada in another app',
    before: [
      'A second agent runs as the app `calendar`, on the same session service. On Monday ada’s agent in `notes` has stored `user:display_name = Ada L.` and `app:model_tier = flash`. On Tuesday ada opens `calendar`, under the same user id, and ben opens `notes`. Then the calendar stores a `user:display_name` of its own, and on Wednesday ada is back in `notes`.',
    ],
    calendar: {
      ask: 'What does ada’s new session in `calendar` see?',
      options: {
        both: '`user:display_name` and `app:model_tier`.',
        name: '`user:display_name` only: she is the same user.',
        nothing: 'Nothing.',
      },
      why: [
        'User state is kept by app name and user id together. In another app the same user id begins with an empty user state. This is the most often misread of the scopes: `user:` is not a profile of the person.',
      ],
    },
    ben: {
      ask: 'What does ben see in `notes`?',
      options: {
        name: '`user:display_name`, of ada',
        tier: '`app:model_tier`',
      },
      why: [
        'App state has no user id in its key. What ada’s session wrote under `app:` is ben’s too, and any session of `notes` can overwrite it for everybody.',
      ],
    },
    wednesday: {
      ask: 'Which name does ada’s session in `notes` have on Wednesday?',
      options: {
        notes: '`Ada L.`',
        calendar: '`Ms Lovelace`, which the calendar stored last.',
      },
      why: ['The two apps have two values under one key. Neither write reaches the other.'],
    },
    after: ['Every service does this alike. Choose a prefix by who may read the value:'],
    choose: [
      '`app:` for configuration that all users of the app may read. No personal data: no name, no address, no token.',
      '`user:` for what one user keeps from session to session, in this app.',
      'For what several apps must know of a person, a table of your own, keyed by your own user id, which each agent reads through a tool. Copying `user:` values from app to app gives two values that drift apart.',
      'One app name for two agents joins their `user:` and `app:` state, and any session id that both use. Join them only if you mean all three.',
    ],
  },
  sample:
    'The whole script. Its first two lines are the states of the guide’s example, the third is ada in another app. ADK Java prints one key more: the `temp:` key on Monday’s stored object.',
  setting: 'One write with `user:`, four readers',
};
