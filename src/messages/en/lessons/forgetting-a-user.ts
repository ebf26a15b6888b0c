/** Words of the lesson on deleting what is known of a user. */
export const forgettingAUser = {
  lead: 'A user asks to be forgotten. deleteSession is the only delete operation that a session service has, and it leaves more behind than its name says.',
  left: {
    title: 'What deleteSession leaves',
    before: [
      'The app is `notes`, the user `ada`. In session `s1`, the only one that she has, the agent stored `draft`, `user:email` and `app:last_signup`. The session is deleted. Later somebody opens a new session for `ada`.',
    ],
    sees: {
      ask: 'Which keys does the new session see?',
      options: {
        draft: '`draft`',
        email: '`user:email`',
        signup: '`app:last_signup`',
      },
      why: [
        'deleteSession takes away the session: its events and its own state. A `user:` key belongs to app name and user id, an `app:` key to the app name, and no session owns them. They stay, on every service, and no delete operation reaches them.',
      ],
    },
    beside: 'The new session',
    after: [
      'No personal data under `app:`. Every user reads it, and nothing in it says whose it is, so no deletion can find it.',
      'A session service knows nothing of the memory service and the artifact service. What they hold of the user stays as well, and so do the rows of your own tables.',
    ],
  },
  overwrite: {
    title: 'Overwriting a user: key',
    before: [
      'What cannot be deleted can be overwritten. `ada` has session `s1`, whose event stored `user:email`. A session named `eraser` is made, and an event on it writes null to the key. Then `s1` is loaded again. At last both sessions are deleted, and a new one is made.',
    ],
    old: {
      ask: 'What is `user:email` when `s1` is loaded again, before it is deleted?',
      options: {
        email: 'Still `ada@example.org`.',
        empty: 'There, and null.',
        gone: 'Not there.',
      },
      why: [
        'Null is a value like any other, and user state is one for all sessions of the user: `s1` reads null.',
        'ADK Java takes null for a removal, and the key leaves the user state. But in memory Java stores the session object itself, and on an append it copies all user state into it. The copy in `s1` was made before, nothing overwrites it now, and so the email is still read.',
      ],
    },
    fresh: {
      ask: 'And what does the new session see, once the two are deleted?',
      options: {
        email: '`ada@example.org`.',
        empty: 'The key, and null.',
        gone: 'No such key.',
      },
      why: [
        'The value is gone, the name of the key is not: ADK Python, JS and Go have no way for a delta to remove a key. `"user:email" in state` stays true. In ADK Java null, or `removeStateByKey` of the event’s actions, removes it.',
      ],
    },
    besideOld: '`s1`, after the overwriting',
    besideFresh: 'The new session',
    history:
      'On every service the first event of `s1` still has the email in its delta after the overwriting, which changes state and not history. Only deleting the session takes its events away.',
    path: [
      'Refuse an empty user id. ADK Go’s services and ADK JS’s database service list the sessions of all users for it, and a loop that deletes each by the user id in the list deletes them all.',
      'Stop the user’s turns, and keep new ones out until you are done.',
      'Make a session for the user: its state shows all of her `user:` keys. Append an event to it that writes null to each, in Java one that removes them.',
      'List her sessions and delete each, that new one too.',
      'On a database, delete the row of `user_states` with her app name and user id; the tables have this name in ADK Python, JS and Go. Do it last: on ADK Python’s `DatabaseSessionService` a session whose user has no row refuses every append.',
      'Repeat it for each app name: `user:` state is kept by app name and user id.',
      'Delete what the memory service, the artifact service, your own tables and your logs hold of her.',
    ],
    after: [
      'Then test it: open a session for the user and assert that its state has no `user:` value.',
    ],
  },
  running: {
    title: 'The turn that was still running',
    before: [
      'Session `s1` holds one event with `draft`. A turn is running: a tool has written `user:email`, and its event is not yet appended. Now `s1` is deleted. Then the turn appends its event. Later `s1` is used again as the id of a new session.',
    ],
    late: {
      ask: 'What does the late append do?',
      options: {
        refused: 'It fails, and `s1` stays deleted.',
        back: 'It succeeds, and `s1` is back.',
        nothing: 'It reports no error and stores nothing.',
      },
      why: [
        'The session is not stored any more, so the append is refused.',
        'ADK Java in memory stores the object that it is given, whether the session is known or not: `s1` is back with its whole history, and `user:email` is in the user state again. ADK JS in memory stores nothing, and its caller learns nothing of it.',
      ],
    },
    history: {
      ask: 'Which of the deleted events does the new session `s1` have, when it is loaded?',
      options: { none: 'None.', draft: 'The one with `draft`.' },
      why: [
        'A new session starts without events. ADK Go’s database service deletes the row of the session and leaves its events to a foreign key. SQLite does not enforce foreign keys by default: there the events stay, and they are back as soon as the id is used again. On PostgreSQL they go.',
      ],
    },
    besideLate: 'The late append',
    besideHistory: 'The new session `s1`',
    foreign:
      'With ADK Go on SQLite, turn foreign keys on in the address of the database: `sessions.db?_pragma=foreign_keys(1)` for the driver `glebarez/sqlite`. And let the service make up session ids: an id that is never used again brings nothing back.',
    expiry: [
      'In memory and in the databases nothing expires by itself: these services have no time to live. `VertexAiSessionService` of ADK Python and JS takes `ttl` or an expire time when a session is created, which was not tried here.',
      'Python’s `RedisSessionService` is the opposite trap (read in source, 2.13.0). By default everything in it expires after seven days, `user:` and `app:` state too, each counted from its own last write: a preference that is read daily and never written again is gone in a week. `ttl_seconds=0` turns that off.',
      'So write the job: list the sessions, compare the time of their last update with your limit, and delete those that are older. ADK Java lists one user’s sessions at a time; the job needs the user ids from you.',
      'A session that expires leaves `user:` keys behind as a deleted one does. Decide how long those may live, and store the date beside them.',
    ],
  },
  sample:
    '`forgetUser` in each language. What it prints last is still there: the `app:` key, and outside Java the name of the `user:` key.',
};
