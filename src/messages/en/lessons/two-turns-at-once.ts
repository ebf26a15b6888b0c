/** Words of the lesson on two turns that run at once. */
export const twoTurnsAtOnce = {
  lead: 'A client sends twice, or an agent answers in two tabs: two turns run at once, and each has loaded its own copy of the state. What is kept depends on the service, and some losses are reported by none.',
  keys: {
    title: 'Two turns, two keys',
    before: [
      'The app is `support`, the user `u-42`. Two turns of session `s1` run at once. Each loads the session and gets a session object of its own. A tool of the first turn writes `order_id`, a tool of the second writes `address`. Then the first turn’s event is appended, and after it the second’s.',
      'The two writes have no key in common.',
    ],
    kept: {
      ask: 'What does session `s1` hold afterwards?',
      options: {
        both: 'Both keys.',
        first: 'Only `order_id`, of the event that was appended first.',
        second: 'Only `address`, of the event that was appended last.',
      },
      why: [
        'As documented, an append applies the event’s delta and touches no other key: both are kept. ADK Python, JS and Go in memory do so, and JS’s database service.',
        'ADK Java in memory stores the session object that it is given. The second object never had `order_id`, and it takes the place of the one that had.',
        'The database services of ADK Python and Go refuse the second append: its object was loaded before the first one.',
      ],
    },
    told: {
      ask: 'Is the second turn told that something else was written since it loaded the session?',
      options: {
        done: 'No. Its append goes through.',
        refused: 'Yes. Its append fails.',
      },
      why: [
        'The database services of ADK Python and Go compare the time of the session’s last event with the one that the object knows, and refuse with a “stale session” error. The others accept. Java in memory accepts too, and it is the one service that loses the first event.',
      ],
    },
    besideAppend: 'The second append',
    besideAfter: 'The session afterwards',
    table: {
      caption: 'An append on an object that is behind',
      head: ['Service', 'The append', 'What is stored afterwards', 'What to do'],
      rows: [
        [
          'Java, in memory',
          'accepted',
          'The second object alone: the first turn’s own keys and its event are gone.',
          'Let turns of a session wait for each other.',
        ],
        [
          'Python, JS and Go, in memory',
          'accepted',
          'Both deltas, key by key, and both events.',
          'Let turns wait where they read and write back.',
        ],
        [
          'JS, database',
          'accepted',
          'Both deltas and both events. The caller’s object is reloaded.',
          'The same.',
        ],
        [
          'Python and Go, database; Python, SQLite',
          'refused',
          'The first turn’s delta.',
          'Load the session again and run the turn again, not only the append.',
        ],
      ],
    },
    stale:
      'The article on ADK Java says that turns on one session are not serialised and that the later append wins key by key. In ADK Java 1.8.0 both hold in part. A `Runner` lets its own `runAsync` calls on one session id wait for each other, which 1.0.0 did not yet do. In memory `app:` and `user:` keys merge key by key; the session’s own keys and its events are replaced whole by the later append.',
    after: [
      'The wait in ADK Java belongs to one `Runner` object and goes by the session id alone. Run in 1.8.0: two `runAsync` calls on one `Runner` counted to 2, the same two calls on two `Runner`s to 1. So build one `Runner` per app and process, not one per request. Two processes, `runLive`, and code that calls `appendEvent` itself are not held back by it, and a run that is cancelled while it waits lets the one behind it start at once. The runners of ADK Python, JS and Go have no such wait.',
    ],
  },
  old: {
    title: 'The old value comes back',
    before: [
      'Now both turns write the same key. In a slow turn a tool writes `address = 12 Elm St` and goes on working. Meanwhile the user corrects it: a quick turn writes `7 Oak Ave`, and its event is appended at once. The slow turn’s event comes last.',
    ],
    address: {
      ask: 'Which address does the session hold when both turns have ended?',
      options: {
        elm: '`12 Elm St`, which was written first and appended last.',
        oak: '`7 Oak Ave`, which was written last and appended first.',
        none: 'Neither: the key is gone.',
      },
      why: [
        'There is no merge of meanings. The event that is appended last wins, however old its write is: the old address is back, and no one is told. On ADK Java in memory the quick turn’s event is gone from the history as well.',
        'ADK JS in memory numbers the writes of a context. A write that is older than what the session holds is skipped when its event comes. It does so for the session’s own keys only, not for `app:` and `user:`.',
        'The database services of ADK Python and Go refuse the slow turn’s append, as its object is behind.',
      ],
    },
    besideAppend: 'The slow turn’s append',
    besideAfter: 'The session afterwards',
    after: [
      'A value that now and then goes back to an earlier one has this cause: two turns held it at once. For an `app:` or `user:` key they may be turns of two sessions, and then no service refuses. Log the invocation id and the time of each event, and look for two invocations that overlap.',
      'To let turns take turns, take a lock, or a place in a queue, by app name, user id and session id. Take it before the session is loaded and keep it until the last event of the turn is appended. A lock in memory is enough for one process. With more, send each session to one process, or take the lock in a database that all of them use.',
    ],
  },
  counter: {
    title: 'One counter for everyone',
    before: [
      'The app counts visits in `app:visits`, which stands at 40. `u-42` and `u-7` come at the same time, each in a session of their own. Both turns read 40, add one, and write 41.',
      'Each session has one turn at a time, and no session object is behind.',
    ],
    visits: {
      ask: 'What does `app:visits` say to the next user?',
      options: {
        two: '42: each visit was counted.',
        one: '41, and both appends went through.',
        refused: '41, and the second append was refused.',
      },
      why: [
        'A delta holds the value 41, not “one more”. The second 41 overwrites the first, and one visit is lost, on every service.',
        'The check for stale objects does not help. It compares the last event of one session, and these are two sessions. A lock by session id does not help either.',
      ],
    },
    rules: [
      'Keep no counter, balance or quota in state. Let a tool add one in your own database: `UPDATE visits SET n = n + 1 WHERE app = ?`.',
      'Write `app:` and `user:` values that come from elsewhere: a setting, a preference, the answer of a lookup. There a lost write costs little, though an old value can still come back.',
      'Give each turn keys of its own where you can: two turns that append one list lose an entry as a counter loses a visit.',
    ],
    after: [
      'Where no two turns overlap and a value is still missing or old, three causes remain. The write passed the events by, so it was never stored. The prefix has another scope than expected. Or the two sessions come from two backends, two memories for example, that share nothing.',
    ],
  },
  sample:
    'Two objects write one key each, two turns count without waiting for each other, and two turns wait for a lock or in a queue by session. Only ADK Java prints one key and one event in the first line.',
};
