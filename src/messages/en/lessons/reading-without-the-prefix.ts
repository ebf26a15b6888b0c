/** Words of the lesson on keys that are read or written without their right prefix. */
export const readingWithoutThePrefix = {
  lead: 'The prefix is a part of the key. A read that leaves it off asks for another key, a write that misspells it makes another key, and nothing complains.',
  whole: {
    title: 'The key is the whole string',
    before: [
      'The app is `notes`, the user `ada`. On Monday an event stores `user:home_city = Zurich`. Later in the same session a tool asks for `home_city`, finds no city, asks ada and writes `home_city = Bern`. On Tuesday she opens a new session.',
    ],
    read: {
      ask: 'What does the tool get for `home_city`?',
      options: {
        missing: 'No such key.',
        value: 'Zurich.',
        empty: 'The key, with null in it.',
      },
      why: [
        'The prefix says in which store the value lies: own session, user, app, or none. In the store it is cut off, and on every load it is put back. So the session object has `user:home_city` and no `home_city`. No session service tries a second scope.',
      ],
    },
    tuesday: {
      ask: 'What does Tuesday’s session hold under `user:home_city`?',
      options: {
        zurich: 'Zurich.',
        bern: 'Bern.',
        nothing: 'Nothing; its state is empty.',
      },
      why: [
        'The tool wrote a second key. `home_city` belongs to Monday’s session, `user:home_city` to ada. Monday now holds two cities, and Tuesday the old one. It looks as if the update were lost.',
      ],
    },
    after: [
      'Write the key once, as a constant with its prefix, and use the constant for every read and write: `State.USER_PREFIX + "home_city"`, in Go `session.KeyPrefixUser + "home_city"`.',
    ],
    misses: {
      caption: 'How a missing key shows in each language',
      head: ['Language', 'A read of a key that is not there', 'What hides it'],
      rows: [
        ['Java', '`state.get(k)` gives `null`', 'a `null` that is passed on'],
        ['Python', '`state[k]` raises `KeyError`', '`state.get(k)`, which gives `None`'],
        ['JS', '`state.get(k)` gives `undefined`', '`?? default`'],
        ['Go', '`Get(k)` gives `ErrStateKeyNotExist`', 'an error that is dropped'],
      ],
    },
    templates: [
      'A placeholder in an instruction is a read too: write `{user:home_city}`. The templates of all four languages know `app:`, `user:` and `temp:`, and `{home_city}` does not look for the prefixed key.',
    ],
  },
  compose: {
    title: 'One prefix, at the very start',
    before: [
      'Somebody tries for finer scopes. One event of ada’s session in `notes` writes six keys: `app:user:theme`, `app:temp:draft`, `user:app:limit`, `App:banner`, ` app:notice` (with a blank before it) and `team:quota`. Then bob opens a session.',
    ],
    bob: {
      ask: 'Which of the six does bob see?',
      options: {
        theme: '`app:user:theme`',
        draft: '`app:temp:draft`',
        limit: '`user:app:limit`',
        banner: '`App:banner`',
        notice: '` app:notice`',
        quota: '`team:quota`',
      },
      why: [
        'A key is held against `app:`, `user:` and `temp:` at its start, once, letter by letter. What follows the first prefix is the name, colons included. So `app:user:theme` is an app value by the name of `user:theme`, and bob reads it; `app:temp:draft` is stored for everyone.',
        'A capital letter, a blank or a prefix that ADK does not know make a key without a prefix. It stays in ada’s one session. All recorded services agree.',
      ],
    },
    after: [
      'There is no scope for a team or a tenant, and none can be made from two prefixes. Who shares a value is decided by the app name and the user id that you pass.',
    ],
    scopes: {
      caption: 'Where a key ends up',
      head: ['Key', 'Kept for', 'Its name there'],
      rows: [
        ['`app:user:theme`', 'the app, every user', '`user:theme`'],
        ['`app:temp:draft`', 'the app, every user', '`temp:draft`'],
        ['`user:app:limit`', 'the user in this app', '`app:limit`'],
        ['`App:banner`', 'this session', '`App:banner`'],
        ['` app:notice`', 'this session', '` app:notice`'],
        ['`team:quota`', 'this session', '`team:quota`'],
      ],
    },
    expected: [
      'When a value does not turn up, ask who was meant to read it. Every user of the app: `app:`. One user, in every session of this app: `user:`. One user in several apps: no prefix does it, since `user:` is kept per app; use a store of your own. Later than this invocation: anything but `temp:`.',
    ],
  },
  typo: {
    title: 'A typo that nobody catches',
    before: [
      'A tool means `user:home_city` and writes `usr:home_city`. It reads the value back in the same turn, to be sure. The event is appended. Then Monday’s session is loaded again, and on Tuesday a new one is made.',
    ],
    found: {
      ask: 'Where does a read of `usr:home_city` find Zurich?',
      options: {
        turn: 'In the same turn.',
        monday: 'In Monday’s session, loaded again.',
        tuesday: 'In Tuesday’s session.',
      },
      why: [
        '`usr:` is no prefix, so the key is one of Monday’s own. The turn reads it and so does a reload. A test with one session passes. Only a second session of the same user shows the typo.',
      ],
    },
    after: [
      'A declared schema does not help here. In ADK Python and ADK JS it skips every key that contains a colon, so `usr:home_city` and `user:home_ctiy` pass, with a value of any type. It refuses an unprefixed key that it does not know.',
    ],
    schemas: {
      caption: 'What checks a key when it is written',
      head: ['Language', 'Checks', 'Skips'],
      rows: [
        [
          'Python 2.13.0',
          '`state_schema` of an agent or a workflow node: unknown keys and wrong types. A node’s assignment raises at once. An agent’s tool may assign, and the run fails when the event comes out',
          'every key with a colon',
        ],
        [
          'JS 2.0.0',
          '`stateSchema` of a workflow node: unknown keys and wrong types. For an agent that runs by itself it does nothing',
          'every key with a colon',
        ],
        [
          'Go v2.2.0',
          '`workflow.WithStateSchema`: the keys that nodes ask for, when the workflow is built',
          'keys with one of the three prefixes; every write',
        ],
        ['Java 1.8.0', 'nothing', 'every key'],
      ],
    },
    doThis: [
      'List every state key in one file, with its prefix, and write to state through these constants only.',
      'For each `user:` and `app:` key, test that a second session reads it.',
      'In a test, take the state of a finished session and fail on a key that is not in the list. That finds the misspelt ones whatever their prefix.',
    ],
    operations: {
      caption: 'What the state of a context can do',
      head: ['To', 'Java', 'Python', 'JS', 'Go'],
      rows: [
        ['Read', '`get`', '`s[k]`, `get(k, d)`', '`get(k, d)`', '`Get`'],
        ['Ask', '`containsKey`', '`k in s`', '`has`', '`Get`, by its error'],
        [
          'Write',
          '`put`, `putAll`, `putIfAbsent`, `replace`',
          '`s[k] = v`, `update`, `setdefault`',
          '`set`, `update`',
          '`Set`',
        ],
        ['Walk', '`keySet`, `entrySet`', '`for k in s`, `to_dict()`', '`toRecord()`', '`All`'],
        ['Remove', '`remove`', 'no', 'no', 'no'],
        ['Pending writes', '`hasDelta`', '`has_delta`', '`hasDelta`', 'no'],
      ],
    },
    iteration:
      'Older texts say that Python’s `State` cannot be iterated. That has changed: in ADK Python 2.13.0 `for k in state` walks the keys. There is still no `keys`, `items`, `pop`, `len` and no `del`; for pairs use `state.to_dict().items()`.',
  },
  sample:
    'State over a stored session: read with and without the prefix, then two typos, of which a schema stops one where there is one.',
  setting: 'One write with `user:`, a second session reads',
  docs: 'ADK documentation: State',
};
