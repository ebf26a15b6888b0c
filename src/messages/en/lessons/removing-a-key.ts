/** Words of the lesson on removing a key. */
export const removingAKey = {
  lead: 'Most session services have no way to delete a key. ADK Java has one, and a removed value can come back.',
  null: {
    title: 'Null is a value',
    before: [
      'Ada’s agent in the app `notes` keeps a `draft` in Monday’s session. The note is finished and the draft should go, so an event sets `draft` to null (`None` in Python, `nil` in Go). Then the session is loaded again.',
    ],
    draft: {
      ask: 'What has become of `draft`?',
      options: {
        gone: 'The key is gone.',
        empty: 'The key is there, and its value is null.',
        there: 'The old draft is still there.',
      },
      why: [
        'A delta only says what a key is to be. Null is stored like any other value, so the key stays: `"draft" in state` is `True` in Python.',
        'ADK Java is the exception. `EventActions.builder().stateDelta(…)` turns null into the marker `State.REMOVED`, and appendEvent removes the key. A null put straight into a state map of ADK Java, or into the `stateDelta` of `runAsync`, is refused with a NullPointerException.',
      ],
    },
    beside: 'Monday, loaded again',
    after: [
      'So a test for the key is not a test for a value, and a default is not used while the key is there. This is what the three other languages answer for the key with null in it:',
    ],
    caption: 'Reading `draft` after it was set to null',
    head: ['Language', 'The read', 'Its answer'],
    rows: [
      ['Python', '`state.get("draft", "new")`', '`None`, not `"new"`'],
      ['JS', '`state.get("draft", "new")` of a context', '`null`, not `"new"`'],
      ['Go', '`state.Get("draft")`', '`nil`, and no `ErrStateKeyNotExist`'],
    ],
    note: '`SqliteSessionService` of ADK Python removed the key on `None` up to 2.7, but from its database only. Since 2.8 it stores `None` as the other services do.',
  },
  marker: {
    title: 'The removed value that comes back',
    before: [
      'In ADK Java, `remove` on a context’s state takes the key out of the state and puts `State.REMOVED` into the event’s delta, so that the removal is an event. `EventActions.removeStateByKey` does the same to a delta. In ADK Python, JS and Go a delta has no such marker, and the step is skipped.',
      'Monday’s session stores `user:home_city = Lyon`. Tuesday’s session appends an event about something else. Then an event in Monday’s session removes `user:home_city`. Wednesday’s session is created after that.',
    ],
    monday: {
      ask: 'Does Monday’s session still have `user:home_city`?',
      options: {
        gone: 'No.',
        there: 'Yes: Lyon.',
        empty: 'Yes, and it is null.',
      },
      why: [
        'ADK Java takes the key out of the user’s map and out of the session that the event was appended to. On the other services the step does nothing, for there is no way to say it.',
      ],
    },
    tuesday: {
      ask: 'And Tuesday’s session, when it is loaded again?',
      options: {
        gone: 'No.',
        there: 'Yes: Lyon.',
        empty: 'Yes, and it is null.',
      },
      why: [
        'In ADK Java in memory this one comes back from its own session. When Tuesday’s event was appended, all app and user state of that moment was merged into Tuesday’s session object, and that object was stored. The removal cleared the user’s map and not the copy, so the next load shows the copy.',
      ],
    },
    wednesday: {
      ask: 'And Wednesday’s, which is new?',
      options: {
        gone: 'No.',
        there: 'Yes: Lyon.',
        empty: 'Yes, and it is null.',
      },
      why: [
        'A new session has no copy. In ADK Java it finds the user’s map without the key; everywhere else the value was never removed.',
      ],
    },
    besideMonday: 'Monday, loaded again',
    besideTuesday: 'Tuesday, loaded again',
    besideWednesday: 'Wednesday, new',
    after: [
      'A check in the session that removed the key, or in a new one, passes. Check in an older session that has appended something since the value was written.',
      'For keys without a prefix `State.REMOVED` does what it says: the key lives in the one session, and no other session has a copy. The removal has to go through `remove`: `clear()` and a removal from the `keySet()` leave nothing in the delta, so the service never hears of them. Nor does it hear of a `remove` where the state has no such key.',
    ],
  },
  tombstone: {
    title: 'A tombstone instead',
    before: [
      'The same three sessions. This time Monday’s event does not remove `user:home_city` but writes an empty text over it: a value that stands for “no value”.',
    ],
    sessions: {
      ask: 'Which sessions read the empty text?',
      options: {
        every: 'All three.',
        tuesday: 'Monday’s and Wednesday’s; Tuesday’s still reads Lyon.',
        monday: 'Only Monday’s.',
      },
      why: [
        'It is a write like any other, so it goes to the user’s map. A load puts that map over whatever the session holds, also over the copy that ADK Java kept in Tuesday’s session.',
      ],
    },
    after: ['This works the same on every service that was measured. What to do:'],
    rules: [
      'To clear a `user:` or `app:` key, write a tombstone of the value’s own type: an empty text, an empty list. Do not write null: in ADK Java that is a removal, and the old value can come back.',
      'Read such a key in one function that takes no key, null and the tombstone for absent. No other code asks whether the key is in the state.',
      'Use `State.REMOVED` in ADK Java for keys without a prefix only.',
      'A tombstone takes the value out of the state, not out of the history: earlier events still hold it in their deltas. Whoever asks to be forgotten needs more than this.',
    ],
  },
  sample:
    'Three sessions of one user. An event takes the home city back in the way that the language offers, and each session is looked at; then the tombstone, read through one function.',
} as const;
