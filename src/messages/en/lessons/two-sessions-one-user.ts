/** Words of the lesson on what one user's second session has of the first. */
export const twoSessionsOneUser = {
  lead: 'u-42 asks the support agent about an order on Monday, and opens a new session on Tuesday. The prefix of each key, chosen where it was written, decides what the agent still has.',
  monday: {
    title: 'Monday: one turn, four keys',
    before: [
      'A session is named by three strings: app name `support`, user id `u-42`, session id `S1`. It carries a state map, a list of events and the time of its last update.',
      'Monday’s turn is one call of `Runner.runAsync`, which is one invocation: the runner loads S1, appends the user’s message as an event, and runs the agent through two model calls and one tool call, until its stream of events ends. Each agent works with an InvocationContext. All of them share its id (`e-` and a random UUID), the session object, the user’s message, the run configuration and the services. Without S1 the run would fail with `Session not found`, unless `RunConfig.autoCreateSession` were on; it is off by default.',
      'Four keys are written on the way, by three means, and each travels on an event.',
    ],
    writes: {
      caption: 'Monday’s keys, in order',
      head: ['Key', 'Written by', 'Its event'],
      rows: [
        [
          '`user:language = de`',
          'the `stateDelta` given to `runAsync(key, message, config, stateDelta)`',
          'the user’s message',
        ],
        [
          '`order_id = A-1001`',
          'the tool `rememberOrder`: `toolContext.state().put(…)`',
          'the tool’s response',
        ],
        ['`temp:lookup_raw`', 'the same tool, in the same way', 'the tool’s response'],
        [
          '`last_answer`',
          '`outputKey("last_answer")` of the agent: the text of its final answer',
          'the final answer',
        ],
      ],
    },
    loaded: {
      ask: 'The turn is over, and S1 is loaded again. Which of the four keys does it have?',
      options: {
        language: '`user:language`',
        order: '`order_id`',
        raw: '`temp:lookup_raw`',
        answer: '`last_answer`',
      },
      why: [
        'appendEvent routes each key of a delta by its prefix. `order_id` and `last_answer` go into S1’s own state, `user:language` into the state of u-42 in `support`, and getSession puts the two together. `temp:lookup_raw` was for the invocation: by the contract it is stored nowhere.',
        'ADK Java in memory keeps it nevertheless. Its appendEvent writes every key that is neither `app:` nor `user:` into the session, and stores the very object of the run.',
      ],
    },
    beside: 'S1 after Monday',
    after: [
      'Write state where an event will carry it: in a tool or callback through its context’s state, before the turn through the `stateDelta` of the run call, the final answer by `outputKey`. A callback gets a `CallbackContext`; a tool gets a `ToolContext`, which extends it with the id of the function call, a search of the memory and a way to ask the user to confirm. Each is made for one step; the callbacks around a tool call share the tool’s. What is put into its state is on an event and stays; what is kept in a field of it does not.',
      'Never read `temp:lookup_raw` in a later turn, though a test on ADK Java in memory would let you, and put no secret into it. Pass what the next turn needs under a key without prefix.',
    ],
    note: '`outputKey` waits for the final answer in ADK Java, Python and JS. ADK Go v2.2.0 writes `OutputKey` on every complete event of the agent that has content (where no output schema is set). On that of the tool call, which has no text, it is an empty string. During a tool call of the next turn the last answer is gone. If a tool needs it, copy it to a key of your own in a before-agent callback.',
  },
  tuesday: {
    title: 'Tuesday: a new session',
    before: [
      'On Tuesday the application creates S2 for u-42 and asks for it with getSession. A colleague, u-77, opens a session in the same app, and the app `billing` creates one for a user id u-42 of its own.',
    ],
    knows: {
      ask: 'Which of Monday’s four keys does S2 have?',
      options: {
        language: '`user:language`',
        order: '`order_id`',
        raw: '`temp:lookup_raw`',
        answer: '`last_answer`',
      },
      why: [
        'Only the user’s state is shared with S2. `order_id` and `last_answer` have no prefix and belong to S1. `temp:lookup_raw` reaches no second session, not even on ADK Java in memory: there it is left in S1 alone.',
      ],
    },
    others: {
      ask: 'Which of the other two sessions has `user:language`?',
      options: {
        neither: 'Neither.',
        colleague: 'Only the colleague’s, in the same app.',
        billing: 'Only the one in `billing`, for the same user id.',
        both: 'Both.',
      },
      why: [
        '`user:` values are kept by app name and user id together. u-77 has another user id, and `billing` another app name.',
        'Nothing else is compared. If two customers of yours share the app name and both call somebody u-42, those two share the language as well.',
      ],
    },
    scopes: {
      caption: 'Who reads a key, by its prefix',
      head: ['Prefix', 'In ADK Java', 'Kept by', 'Read by'],
      rows: [
        ['none', 'no constant', 'app name, user id, session id', 'this session'],
        ['`user:`', '`State.USER_PREFIX`', 'app name, user id', 'every session of the user'],
        ['`app:`', '`State.APP_PREFIX`', 'app name', 'every session of every user'],
        ['`temp:`', '`State.TEMP_PREFIX`', 'nothing', 'this invocation'],
      ],
    },
    after: [
      '`InMemorySessionService` of ADK Java keeps `app:` keys in a map by app name and `user:` keys in a map by app name and user id, without their prefixes. getSession copies the session and puts both maps into the copy, with the prefixes. So a new session has the user’s values from its first load.',
      'Application code builds no session itself. It asks a `BaseSessionService`, and gets RxJava types.',
    ],
    calls: {
      caption: '`BaseSessionService` of ADK Java 1.8.0',
      head: ['Call', 'Gives', 'Takes a `SessionKey`'],
      rows: [
        ['`createSession`', '`Single<Session>`', 'yes, with or without initial state'],
        ['`getSession`', '`Maybe<Session>`: empty where there is none', 'yes'],
        ['`appendEvent`', '`Single<Event>`', 'no: it takes the session and the event'],
        [
          '`listSessions`',
          '`Single<ListSessionsResponse>`',
          'yes; its session id is not asked for',
        ],
        ['`listEvents`', '`Single<ListEventsResponse>`', 'yes'],
        ['`deleteSession`', '`Completable`', 'yes'],
        [
          '`closeSession`',
          '`Completable`: does nothing, unless a service overrides it',
          'no: the session',
        ],
      ],
    },
    asking: [
      'Subscribe to what you get, with `blockingGet()` at the edge of a program. `runAsync` does nothing before that. `createSession`, `appendEvent` and `deleteSession` in memory do their work at once, so a test there does not show a forgotten subscription; `VertexAiSessionService` sends an event only when its `Single` is subscribed to.',
      'Treat the empty `Maybe` as an answer of its own: it is not an error and not an empty state.',
      'A `SessionKey` given to `runAsync` does not choose the app. The runner takes the user id and the session id from it, and its own app name.',
    ],
  },
  lastOrder: {
    title: 'The tool writes `user:last_order`',
    before: [
      'The agent shall know on Tuesday which order Monday was about. One line of the tool changes: it writes `user:last_order` in place of `order_id`. On Tuesday the tool runs again in S2, for the order `B-2002`. Then Monday’s S1 is loaded.',
    ],
    carried: {
      ask: 'Does the new S2 have Monday’s order?',
      options: {
        no: 'No: another session wrote it.',
        yes: 'Yes: `user:last_order` is `A-1001`.',
      },
      why: [
        'The event that carries the key was appended, so it stands in the state of u-42, and every later load of one of u-42’s sessions has it.',
      ],
    },
    monday: {
      ask: 'After Tuesday’s order, S1 is loaded again. Which order does it have?',
      options: {
        monday: '`A-1001`, which was written there.',
        tuesday: '`B-2002`, which was written in S2.',
        none: 'None.',
      },
      why: [
        'There is one `user:last_order` for all of u-42’s sessions, and the later write wins. Monday’s conversation now speaks of Tuesday’s order. Only the object that was loaded before still has `A-1001`: a loaded session is a snapshot.',
      ],
    },
    after: [
      'That is a product choice, made key by key. What a conversation is about gets no prefix; what is true of the person gets `user:`. If the agent needs both, write both: `order_id` for this session and `user:last_order` for the next one. For each key ask who may read it and which of two sessions may overwrite it, and write a test with two sessions of one user that says so.',
      'The choice is made in the tool, so the tool has to be given its context. The runtimes find it in different ways.',
    ],
    contexts: {
      caption: 'How a function tool gets its context',
      head: ['Runtime', 'The context is'],
      rows: [
        ['ADK Java 1.8.0', 'the parameter named `toolContext`'],
        [
          'ADK Python 2.13.0',
          'the parameter annotated `ToolContext`; if none is, the one named `tool_context`',
        ],
        ['ADK JS 2.0.0', 'the second argument of `execute`'],
        ['ADK Go v2.2.0', 'the first argument, an `agent.Context`'],
      ],
    },
    tool: [
      'Java has the name from `@Schema(name = "toolContext")` or, without it, from reflection, which knows real names only of code compiled with `-parameters`. Annotate it: then the build’s flags do not matter. Under any other name `FunctionTool.create` takes the context for an argument of the model and throws `IllegalArgumentException: Unsupported type`. A unit test that creates every tool finds this.',
    ],
  },
  sample:
    'The whole support agent, with a scripted model in place of the real one so that it runs without a key. It prints which event carried which keys, what S1 holds after Monday, and what S2 holds on Tuesday. `temp:lookup_raw` is left in S1 by ADK Java in memory, and in the stored event by ADK Java and Go in memory.',
  setting: 'A run’s delta with `user:`, read in a second session',
};
