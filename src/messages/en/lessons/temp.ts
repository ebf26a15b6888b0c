/** Words of the lesson on `temp:` keys. */
export const temp = {
  lead: 'A `temp:` key is for the current invocation. How long it can be read, and who finds it stored, depends on the service and on the way it was written.',
  run: {
    title: 'Three agents of one run',
    before: [
      'User `u-42` asks the app `support` about an order. One run answers: three agents, one after the other, on one session object. A tool of the first agent writes `temp:lookup_raw` through its ToolContext, and the first agent’s event carries it. The second agent yields an event whose delta has `order_id` and `temp:summary`. The third agent reads both `temp:` keys from the session’s state.',
      'The next message starts another run, and the runner loads the session anew.',
    ],
    third: {
      ask: 'What does the third agent find of the two `temp:` keys?',
      options: {
        both: 'Both.',
        lookup: 'Only `temp:lookup_raw`, which the tool wrote.',
        summary: 'Only `temp:summary`, which the second agent yielded.',
        neither: 'Neither.',
      },
      why: [
        'By the contract `temp:` lasts for the invocation. The agents of one run share one session object, and appendEvent puts the delta’s `temp:` keys on that object, and leaves them out of what it stores. ADK Python and ADK Go do so. ADK Java in memory puts them there and stores them too; the append that `VertexAiSessionService` of ADK Java 1.8.0 inherits never puts them there (read in its source, not run).',
        'ADK JS takes `temp:` out of the delta first, so a yielded `temp:` key reaches nobody. A write through a context sets the object itself as well: in memory that value stays until the next load. The database service of ADK JS replaces the object’s state with the stored one at every append, so there the tool’s value is gone with the event that carries it.',
      ],
    },
    next: {
      ask: 'And in the next run?',
      options: {
        none: 'No `temp:` key is left.',
        both: 'Both are still there.',
        summary: 'Only `temp:summary` is still there.',
      },
      why: [
        'The next run works on what the service stored, and `temp:` is not stored.',
        'ADK Java in memory stores the very session object that the run worked on. Its appendEvent also writes every key that is neither `app:` nor `user:` into that session’s map. So an old `temp:` value comes back at the next load.',
      ],
    },
    besideThird: 'Third agent, same run',
    besideNext: 'Next run',
    after: [
      'A `temp:` key may be missing where you expect it and present where you do not. So read it with a default and be able to make the value again: `state.get("temp:lookup_raw")`, and look the order up when there is nothing.',
      'What a later agent must have goes into a key without a prefix, written by an event. All services keep that one. Write it in every run before it is read, so that no run works on the rows of the last one.',
      'One more limit: `temp:` is per invocation, not per agent. Two agents of a run that write the same `temp:` key overwrite each other; put the agent’s name into the key.',
    ],
    note: 'ADK Python up to 1.26 took `temp:` keys out of a delta before the session object had them, as ADK JS does. Since 1.27 a later agent of the run finds them.',
  },
  event: {
    title: 'What the stored event keeps',
    before: [
      'Somebody passes an API token from one agent to the next in `temp:api_token`, because `temp:` is not stored. The event’s delta has two keys, `order_id` and `temp:api_token`. Later the session is loaded with its history.',
    ],
    stored: {
      ask: 'Where is the token when the session is loaded?',
      options: {
        nowhere: 'Nowhere.',
        event: 'In the event of the history, but not in the state.',
        both: 'In the state and in the event.',
        state: 'In the state, but not in the event.',
      },
      why: [
        'appendEvent takes `temp:` keys out of the delta before it stores the event. The databases, and the in-memory services of ADK Python and ADK JS, keep neither the value nor a trace of it in the history.',
        'ADK Go in memory keeps the state clean, but the event in its store still has the whole delta. ADK Java in memory keeps both.',
      ],
    },
    beside: 'The session, loaded later',
    after: [
      'So keep secrets out of `temp:`. With the in-memory services of ADK Java and ADK Go the event that your code receives from the run has the token in its delta too, and whoever logs events logs the token. Give the tool a client that has the token already, or let it fetch the token by user id when it is called.',
    ],
    note: 'ADK Java’s own default for appendEvent ignores `temp:` keys. That is true of the interface and not of `InMemorySessionService`, which replaces it (measured on 1.8.0). Build on neither outcome.',
  },
  handed: {
    title: 'Handing a value to a run',
    before: [
      'The caller of the agent knows two things that matter for this run only. It puts `temp:locale` into the state that createSession is given, and `temp:channel` into the stateDelta of the run, which travels on the user’s message event.',
    ],
    first: {
      ask: 'What do the agents of the run find?',
      options: {
        channel: 'Only `temp:channel`, from the run’s stateDelta.',
        both: 'Both.',
        locale: 'Only `temp:locale`, from createSession.',
        neither: 'Neither.',
      },
      why: [
        'When createSession is called there is no invocation yet, so its `temp:` keys belong to none. ADK Python drops them, even from the session that it returns, and so do the database services. The run’s stateDelta is inside the invocation, and its `temp:` keys can be read until the run ends.',
        'ADK Java and ADK Go in memory keep what createSession was given. ADK JS drops both: the first at creation, the second from the delta.',
      ],
    },
    later: {
      ask: 'And the next run, which is given neither?',
      options: {
        nothing: 'It finds nothing.',
        locale: 'It finds `temp:locale`.',
        both: 'It finds both.',
      },
      why: [
        'Nothing was stored. ADK Go in memory returns what createSession was given with every load, and ADK Java in memory returns that and the delta’s key too.',
      ],
    },
    besideFirst: 'In the run',
    besideLater: 'In the next run',
    after: [
      'Give `temp:` values with each run, in its stateDelta: `state_delta=` in ADK Python, the stateDelta argument of `runAsync` in ADK Java, `runner.WithStateDelta` in ADK Go. In ADK JS put the value under a key without a prefix, and give it again with every run.',
    ],
    note: 'ADK Python’s in-memory service kept `temp:` keys of the initial state up to 1.16 and has dropped them since 1.17. Code that relied on it finds nothing after the update.',
  },
  sample:
    'Two agents in one run, without a model. The first looks the order up once; the second prints what it can read, in that run and in the next. The last line is the delta that the store holds.',
  setting: 'One write with `temp:`, four readers',
  docs: 'ADK documentation: state and its prefixes',
} as const;
