/** Words of the lesson on what createSession does with initial state. */
export const initialState = {
  lead: 'createSession takes initial state. Whether its `user:` and `app:` keys reach anybody but that one session depends on the service.',
  keys: {
    title: 'A session created with four keys',
    before: [
      'The app is `support`. On Monday user `u-42` gets a session that is created with `ticket`, `user:language`, `app:model_tier` and `temp:channel`. No event follows. Then `u-42` gets a second session and another user, `u-77`, a first one, both created without state.',
    ],
    returned: {
      ask: 'Which of the four keys does Monday’s session hold, as createSession returns it?',
      options: {
        ticket: '`ticket`',
        language: '`user:language`',
        tier: '`app:model_tier`',
        channel: '`temp:channel`',
      },
      why: [
        '`temp:` belongs to an invocation, and there is none yet. ADK Python and the database services drop it, even from the session that is returned, and so does ADK JS in memory. ADK Java and ADK Go in memory keep it, and return it with every load.',
      ],
    },
    tuesday: {
      ask: 'What does the second session of `u-42` see?',
      options: {
        both: '`user:language` and `app:model_tier`.',
        language: 'Only `user:language`.',
        tier: 'Only `app:model_tier`.',
        nothing: 'Nothing.',
      },
      why: [
        'Most services split the initial state by prefix, as they split a delta: `app:` keys go to the app, `user:` keys to the user in the app, the rest to the session.',
        'ADK Java and ADK JS in memory do not split it. The whole map becomes the one session’s own state, prefixes and all. Monday’s session shows `user:language`, and no other session ever does.',
      ],
    },
    other: {
      ask: 'And the session of `u-77`?',
      options: {
        tier: '`app:model_tier`, and nothing of `u-42`.',
        both: '`app:model_tier` and `user:language`.',
        nothing: 'Nothing.',
      },
      why: [
        'Where the initial state is split, `app:` reaches every user of the app and `user:` only the same user id. In ADK Java and ADK JS in memory neither left Monday’s session.',
      ],
    },
    besideMonday: 'As created',
    besideTuesday: 'Second session, same user',
    besideOther: 'Another user',
    after: [
      'Looking at the session that was created proves nothing: it shows `user:language` on every service. Only a second session tells whether the value was shared.',
    ],
    note: 'ADK Python in memory kept the whole map in the one session up to 1.16, `temp:` keys included. It has split it and dropped `temp:` since 1.17. A test that passed before then may fail now, and the other way round.',
  },
  defaults: {
    title: 'Defaults that undo a change',
    before: [
      'A factory creates each session with its defaults, `app:model_tier = basic` among them. Meanwhile an event in the session of `u-42` has set `app:model_tier = pro`. Then `u-77` arrives, and the factory creates a session.',
    ],
    tier: {
      ask: 'Which tier does the session of `u-42` find at its next load?',
      options: {
        basic: '`basic`: the default of the new session was written for everyone.',
        pro: '`pro`: what the event wrote.',
        none: 'None: the two writes cancel each other.',
      },
      why: [
        'Where createSession splits its state, an `app:` key in it is a write like any other. It replaces the value of the app, for all users, with each session that is created.',
        'ADK Java and ADK JS in memory keep the default in the new session, and there the app’s value stands over it: both sessions see `pro`. The two mistakes hide each other in a test on one service and not on the next.',
      ],
    },
    besideNew: 'The new session',
    besideOld: 'The older session',
    after: [
      'A default is what a reader falls back on, not what a writer stores: `state.get("app:model_tier", "basic")`. Write `app:` keys from one place that means to change them for everyone, and never from the code that opens a session.',
    ],
  },
  event: {
    title: 'The way that all services share',
    before: [
      'Now Monday’s session is created with `ticket` only, a key without a prefix. `user:language` goes into the stateDelta of the first run, so it travels in the delta of the user’s message event.',
    ],
    shared: {
      ask: 'Who sees `user:language` now?',
      options: {
        user: 'Both sessions of `u-42`, and nobody else.',
        monday: 'Only Monday’s session.',
        all: 'All three sessions.',
      },
      why: [
        'appendEvent splits every delta by prefix, on every service that was measured. It makes no difference whether the delta comes from a tool, from an agent or from the run call.',
      ],
    },
    after: [
      'The rule: give createSession keys without a prefix, and let an event write the others. The call is `run_async(…, state_delta=…)` in ADK Python, `runAsync` with a stateDelta in ADK Java and ADK JS, and `runner.WithStateDelta` in ADK Go.',
      'Initial state also leaves no event behind. Code that rebuilds state from the history does not find it.',
    ],
    note: 'createSession’s state is often listed as one more path by which a delta is made. That holds for ADK Python 2.13, ADK Go 2.2 and the databases as far as scopes go. It does not hold for ADK Java 1.8 and ADK JS 2.0 in memory. `VertexAiSessionService` of ADK Python sends the map to its server as it is.',
  },
  sample:
    'A session with three keys, and what the next two sessions see of them. Then the same two values in an event, and the second session again.',
  setting: 'createSession’s initial state with `user:`, ADK Java in memory',
  docs: 'ADK documentation: state and its prefixes',
} as const;
