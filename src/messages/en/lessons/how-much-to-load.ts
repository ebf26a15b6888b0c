/** Words of the lesson on what a load brings, and what to keep out of state. */
export const howMuchToLoad = {
  lead: 'A load can leave out events, never state. So the history can be bounded when a session is read; what is in state weighs on every load, and once more on every event that wrote it.',
  load: {
    title: 'Filters trim events, not state',
    before: [
      'Ada’s session in `notes` has three events, of Monday, Tuesday and Wednesday, and each wrote one key. getSession takes two filters: the number of recent events, and a time after which events are wanted. The app loads the session with one recent event, with the events since Tuesday’s time, and with `numRecentEvents` 0; then it asks for the list of Ada’s sessions. At last it appends Thursday’s event on the object that it loaded with one event.',
    ],
    state: {
      ask: 'The session is loaded with one recent event, Wednesday’s. Which keys are in its state?',
      options: {
        all: 'All three.',
        one: 'Only Wednesday’s `topic`.',
      },
      why: [
        'State is stored beside the events, not computed from those that are loaded. A filter says which events come along and leaves the state whole, by every runtime.',
      ],
    },
    zero: {
      ask: 'How many events come with `numRecentEvents` 0?',
      options: {
        none: 'None.',
        all: 'All of them.',
      },
      why: [
        'Java, Python and ADK JS in a database take 0 at its word. ADK JS in memory and ADK Go take it for “no filter” and give the whole history: where you want the state alone, that is the opposite of what you asked for. In ADK Go 0 is the field’s empty value, and its documentation says so.',
      ],
    },
    list: {
      ask: 'What does the list of Ada’s sessions say of this one?',
      options: {
        bare: 'Its ids, without state and without events.',
        state: 'Its whole state, without events.',
        history: 'Its whole state and its three events.',
      },
      why: [
        'No runtime lists events. How much of the state comes along depends on the service: none in ADK JS in memory, as documented; all of it, with `app:` and `user:` keys, in all the others. So a list is for ids. Check a state with getSession, and expect a list of many sessions to weigh as much as all their states.',
      ],
    },
    trimmed: {
      ask: 'Thursday’s event is appended on the object with one event. How many events has the whole session then?',
      options: {
        four: 'Four.',
        two: 'Two: Wednesday’s and Thursday’s.',
      },
      why: [
        'appendEvent adds one event to what is stored. ADK Java in memory stores the very object that it is given: the object knew one old event, and Monday’s and Tuesday’s are gone for good.',
      ],
    },
    besideSince: 'Since Tuesday’s time',
    besideZero: '`numRecentEvents` 0',
    besideWhole: 'All, after Thursday',
    after: {
      text: [
        'Bound a read where you need state and the last few messages: a number of recent events of 1 or more is understood alike by every runtime. A time filter includes the event of that very time, except in ADK JS in a database, so ask for a little earlier and drop what you have seen.',
        'Use a trimmed object for reading. On ADK Java in memory do not append on it.',
      ],
      table: {
        caption: 'How to bound a read',
        head: ['Runtime', 'Your own getSession', 'The runner’s load'],
        rows: [
          [
            'ADK Java 1.8.0',
            '`GetSessionConfig.builder().numRecentEvents(20).build()`',
            'always the whole history',
          ],
          [
            'ADK Python 2.13.0',
            '`config=GetSessionConfig(num_recent_events=20)`',
            '`RunConfig(get_session_config=…)`',
          ],
          ['ADK JS 2.0.0', '`config: { numRecentEvents: 20 }`', 'always the whole history'],
          ['ADK Go 2.2.0', '`NumRecentEvents: 20` in the `GetRequest`', 'always the whole history'],
        ],
      },
      note: 'The articles advise to bound reads with `numRecentEvents`. That bounds what your own code loads. A run loads its session itself, and only ADK Python can be told to bound that; there the model then sees no older events. Elsewhere begin new sessions, and have a job that deletes idle ones.',
    },
  },
  size: {
    title: 'A transcript in state',
    before: [
      'A support agent keeps the conversation in one state key, `transcript`, and writes it anew every turn: 40, 80 and 160 letters. Every turn begins with a load.',
    ],
    whole: {
      ask: 'After the third turn the session is loaded whole. How many letters of transcript come along?',
      options: {
        once: '160: the state has one value.',
        twice: '320: the state, and the event that wrote it.',
        every: '440: the state, and every event that wrote it.',
      },
      why: [
        'An event keeps the delta that it carried. The value is in state once and in the history as often as it was written, with the size that it had each time. A text that doubles every turn is stored close to three times over; one that grows by the same amount every turn makes a history that grows with the square of the turns.',
      ],
    },
    recent: {
      ask: 'And with one recent event?',
      options: {
        state: '160: a filter leaves state alone, and the event has no text.',
        both: '320: the state, and the newest event.',
        every: '440, as before.',
      },
      why: [
        'The filter drops the older events from the load. They are still stored, and the state comes whole.',
      ],
    },
    sizes: 'The session at each load, in bytes',
    after: [
      'State is for small values that a later turn needs: ids, choices, counters. Put files, transcripts and model outputs into artifacts and keep the name in state. The program below does both: with the artifact the same three turns bring 40 letters instead of 440.',
      'The conversation itself needs no key of its own: it is the content of the session’s events.',
    ],
    calls: {
      caption: 'To save a large value and keep its name',
      head: ['Language', 'In a tool'],
      rows: [
        [
          'Java',
          '`context.saveArtifact("report.md", part)`, a Completable: chain on it; then `context.state().put("report", "report.md")`',
        ],
        [
          'Python',
          '`await context.save_artifact("report.md", part)`, then `context.state["report"] = "report.md"`',
        ],
        [
          'TypeScript',
          '`await context.saveArtifact("report.md", part)`, then `context.state.set("report", "report.md")`',
        ],
        [
          'Go',
          '`ctx.Artifacts().Save(ctx, "report.md", part)`, then `ctx.State().Set("report", "report.md")`',
        ],
      ],
    },
  },
  nested: {
    title: 'An object changed in place',
    before: [
      'A value in state can be an object. Ada’s session appends `profile`, whose city is Oslo, and `app:limits`, which allows ten notes per day. Then code changes the city inside the object that it has in hand, with no event. In a session of ben other code does the same with the limit.',
    ],
    own: {
      ask: 'Ada’s session is loaded anew. Which city does it have?',
      options: {
        oslo: 'Oslo.',
        bergen: 'Bergen.',
      },
      why: [
        'A change in place, made outside any context as here, writes no delta: for the service it never happened. Databases keep to that: they store what the value is at the append and give every load a value of its own.',
        'In memory the store and the session object share the nested object, and the change reaches both: on Java since the session object is stored itself, on Python, JS and Go since the delta’s values are stored uncopied. The event in the history changes with it.',
      ],
    },
    shared: {
      ask: 'Then cy, who has nothing to do with either, opens a session. What is his limit?',
      options: {
        ten: 'Ten.',
        thousand: 'A thousand.',
      },
      why: [
        'Java, JS and Go in memory hand out the app’s own nested object with every session. Code in ben’s turn changed it for all users of the app, with no event that would tell who did it. ADK Python in memory copies app and user state on each load; there only the object that appended the value still shares it with the store.',
      ],
    },
    besideOwn: 'Ada’s session, loaded anew',
    besideShared: 'A session of cy',
    after: [
      'Treat a value that you read from state as frozen. To change one, copy it, change the copy, and write the copy back through the context: in Python `context.state["profile"] = {**context.state["profile"], "city": "Bergen"}`. Then the delta has it, and every service stores it.',
      'ADK Python 2.13.0 has one way to notice: a dict or list that was read through a context’s state and changed in place goes into the delta of that context’s event, if it is plain JSON. The change in the replay is made on the session object, which nobody watches, and 2.12 did not look at contexts either. Copy and write back all the same: then it holds in every language and version.',
      'The tests that pass in memory are the trap: a change in place seems to be stored there, and is lost with the first database.',
    ],
  },
  sample:
    'Three turns keep a growing transcript in state, three more keep it in an artifact; each line says what one load brings.',
  docs: 'ADK’s documentation: artifacts',
};
