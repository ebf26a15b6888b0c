/** Words of the lesson on the way from a write to the store, and on a write that never happened. */
export const howAWriteBecomesDurable = {
  lead: 'A session service stores what events carry. A write that is in no event’s delta is a change to a copy, and the copy is thrown away.',
  path: {
    title: 'From the tool to the store',
    before: [
      'The app is `support`, the user `u-42`. A turn of session `s1` begins: the `Runner` loads the session and appends the user’s message as an event, whose delta has `user:language = de`. Then a tool writes `order_id = A-1001` through its context, and goes on working.',
      'The context’s state lies over two things: the state of the loaded session object, and the delta of the event that the tool’s result will become. The write goes into both. Later code of the turn reads the value at once. The event takes it to the store.',
    ],
    meanwhile: {
      ask: 'The tool has written `order_id`, and its event is not yet appended. Another request loads `s1`. What does it see?',
      options: {
        language: 'Only `user:language`.',
        both: '`user:language` and `order_id`.',
        neither: 'Neither.',
      },
      why: [
        'The first event is appended, so `user:language` is stored. `order_id` stands on the turn’s own session object and in a delta that is still pending. If the turn fails now, it is lost.',
        'ADK Java in memory shows both. When the user’s message was appended it stored the turn’s own session object, so from then on a write to that object is a write to the store. No other service does this.',
      ],
    },
    event: {
      ask: 'Which delta does the stored event of the tool have?',
      options: {
        delta: '`order_id` alone.',
        whole: '`order_id` and `user:language`: the state as it then was.',
        none: 'None: a delta is used up when it is stored.',
      },
      why: [
        'An event carries what was written since the one before it, not the state. It stays in the history with its prefixes on. The stores beside it hold the outcome, with the prefixes taken off.',
      ],
    },
    besideMeanwhile: 'Another load, before the event',
    besideAfter: 'A load after the event',
    table: {
      caption: 'Where the value is, as documented',
      head: ['Moment', 'Session object of the turn', 'Event', 'Store', 'Any other load'],
      rows: [
        ['The tool has written', 'has it', 'pending delta', 'has it not', 'has it not'],
        [
          'The event is appended',
          'has it',
          'in the history',
          'has it, in the part that its prefix names',
          'has it from now on',
        ],
        [
          'The next session',
          'gone',
          'in the history of `s1`',
          'unchanged',
          'has `user:` and `app:`',
        ],
      ],
    },
    steps: [
      'A partial event: do nothing. A later event carries the whole.',
      'Keep the delta’s `temp:` keys out of all that is stored.',
      'Begin a transaction. Refuse if the session is not there. If an event came since the caller loaded it, refuse too, or merge key by key: decide which.',
      'Split the delta by prefix, and write each part into its own row: app, user, session. Key by key, so that no other key is touched.',
      'Insert the event. Commit.',
      'Only now put the delta on the caller’s object, `temp:` keys too, and the event at the end of its list: a refused append leaves the object as it was. ADK JS leaves `temp:` out here.',
      'In `getSession`, merge the three rows and put the prefixes back.',
    ],
    atomic: [
      'In-memory and database services split and merge in this way in Python, JS and Go; ADK Java in memory does it for `app:` and `user:`, and keeps the rest on the stored object. In Java the core has no database service, so one for your database is yours to write. These are its steps:',
    ],
    crash: [
      'Event and state go into one transaction. With two, a crash between them leaves an event whose write never happened, or a value that no event explains.',
    ],
    internals: [
      'ADK Java: `State` is a `ConcurrentMap` over two maps, state and delta. `put` writes both. `remove` takes the key out of state and records `State.REMOVED` in the delta, since a removal has to travel in an event like any other write.',
      'ADK Python and JS: `State` holds a value and a delta. `state[key] = value` and `state.set(key, value)` write both. A removal cannot be said. ADK Python 2.13.0 also records a dict or list that was read through a context’s state and then changed in place.',
      'ADK Go: `ctx.State().Set(key, value)` writes the event’s `StateDelta` and then the session’s state.',
    ],
  },
  ways: {
    title: 'Every way to make a delta',
    before: [
      'There are four. In the replay each writes one key: the initial state of createSession writes `plan`, the run’s state delta `user:language`, a tool `order_id`, and a webhook, which is no part of any run, loads the session and appends an event of its own with `paid`.',
      'At last the session is loaded with its newest event only, the webhook’s.',
    ],
    newest: {
      ask: 'What state does it come with?',
      options: {
        paid: '`paid` only, from the one event that was loaded.',
        events: 'All that events carried: `user:language`, `order_id` and `paid`.',
        four: 'All four keys.',
      },
      why: [
        'State is stored beside the events and is read from there. Asking for fewer events makes it no smaller. `plan` is in no event: createSession writes the store and appends nothing.',
      ],
    },
    table: {
      caption: 'The four ways, as code',
      head: ['Way', 'Java', 'Python', 'JS', 'Go'],
      rows: [
        [
          'Tool or callback',
          '`context.state().put(k, v)`',
          '`context.state[k] = v`',
          '`context.state.set(k, v)`',
          '`ctx.State().Set(k, v)`',
        ],
        [
          'With the user’s message',
          '`runner.runAsync(userId, sessionId, message, config, delta)`',
          '`runner.run_async(…, state_delta=delta)`',
          '`runner.runAsync({ …, stateDelta })`',
          '`runner.Run(…, runner.WithStateDelta(delta))`',
        ],
        [
          'With a new session',
          '`createSession(app, user, state, id)`',
          '`create_session(…, state=state)`',
          '`createSession({ …, state })`',
          '`Create(ctx, &session.CreateRequest{…, State: state})`',
        ],
        [
          'An event of your own',
          '`EventActions.builder().stateDelta(delta)`, `appendEvent(session, event)`',
          '`EventActions(state_delta=delta)`, `append_event(session, event)`',
          '`{ ...createEventActions(), stateDelta }`, `appendEvent({ session, event })`',
          '`event.Actions.StateDelta[k] = v`, `AppendEvent(ctx, session, event)`',
        ],
      ],
    },
    rebuilt:
      'The article on ADK Java says that durable state is what the service rebuilds from appended events. Take it as: what appended events carried. None of the services recorded here replays events on a load, and the initial state of createSession, in all four languages, is stored without any event.',
    after: [
      'Inside a run, write through the context. Before one, give the delta to the run: its prefixes are routed by every service, which those of an initial state are not. Outside of any run, load the session, append an event, and let the object go.',
      'An event of your own that lands in the middle of a turn leaves that turn’s object behind. The database services of ADK Python and Go then refuse the turn’s next event. Queue it with the session’s turns.',
    ],
  },
  assigned: {
    title: 'A write that never happened',
    before: [
      'Application code loads `s1` and assigns `user:language = de` to the loaded session’s state. It reads the key back, and it is there. Then an event with `order_id` is appended on the same object. After that the code assigns `address`.',
    ],
    loaded: {
      ask: 'Before anything is appended: does another load of `s1` have `user:language`?',
      options: { yes: 'Yes.', no: 'No.' },
      why: [
        'getSession gives a snapshot. Assigning to it changes the snapshot, and nothing tells the service. Reading it back proves nothing: it is the same snapshot.',
      ],
    },
    again: {
      ask: 'After the append and the second assignment, `s1` is loaded once more. Which keys does it have?',
      options: {
        order: '`order_id`, from the event',
        language: '`user:language`, assigned before the append',
        address: '`address`, assigned after it',
      },
      why: [
        'Only the event’s delta is stored. An append does not sweep up what else stands on the object.',
        'ADK Java in memory has all three. It stores the object that the event was appended on: with what was assigned before, and as the caller’s object is now the stored one, with what is assigned later.',
      ],
    },
    next: {
      ask: 'And a new session of `u-42`: does it have `user:language`?',
      options: { yes: 'Yes.', no: 'No.' },
      why: [
        'Only a delta is split by prefix. Even where the assigned key is kept, in ADK Java in memory, it is a key of that one session’s object and never reaches the user state.',
      ],
    },
    besideLoaded: 'Another load, before the append',
    besideAgain: 'A load after it all',
    besideNext: 'The next session',
    types:
      'In ADK Java and Go nothing warns you. `session.state()` of a loaded session is a `Map` by its type and in fact a `State`, as a context has it: it even has a delta, but one that no event carries. In Go both are a `session.State`. In Python and JS a loaded session’s state is a plain dict or object.',
    after: [
      'This is the most common reason why a new session lacks a value, so look for it first. In ADK Java in memory the tests may well pass, and the write is lost when the service is replaced by a durable one.',
      'Search the code for writes to a session’s state, and ask of each: is this the state of a context?',
    ],
    search: [
      'Java: `session.state().put`, `putAll` and `remove`.',
      'Python: `session.state[` on the left of `=`, and `session.state.update(`.',
      'JS: `session.state[` or `session.state.` on the left of `=`.',
      'Go: `.State().Set(` on what `Create` or `Get` returned.',
    ],
    instead: [
      'In a tool or callback, write to the context’s state instead. Before a run, move the write to the run’s state delta. Anywhere else, append an event. Then let a test load the session anew and read the key from there.',
    ],
  },
  sample:
    'The four writes in one program, then an assignment. A callback takes the tool’s place, so that no model is needed. The first line is a load before the callback’s event: in Java it has `order_id` already, elsewhere not. The assigned `draft` is on the object and not in the store.',
  setting: 'An assignment of a `user:` key, four readers',
};
