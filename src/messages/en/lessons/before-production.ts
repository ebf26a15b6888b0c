/** Words of the lesson that ends the course: a test of scopes, and the checklists of both articles. */
export const beforeProduction = {
  lead: 'One small test shows which writes of an agent outlive their session, on the service that it really runs on. After it comes the list to go through before anybody depends on the agent.',
  test: {
    title: 'A test of two sessions',
    before: [
      'The test has one user, `u-42`, and two sessions. The first is written in every way that the agent uses; then a second is opened, and the test says which keys it must have, no more and no fewer.',
    ],
    writes: [
      '`user:tier` is given to createSession as initial state.',
      '`user:language` comes with the user’s message, in the run’s stateDelta.',
      'A tool writes `order_id` and `temp:lookup` through its context.',
      '`user:theme` is put into the session object’s state, with no event.',
    ],
    second: {
      ask: 'Which keys does the second session have?',
      options: {
        tier: '`user:tier`',
        language: '`user:language`',
        order: '`order_id`',
        lookup: '`temp:lookup`',
        theme: '`user:theme`',
      },
      why: [
        'A delta is routed by every service: `user:language` arrives. The initial state is not: ADK Java in memory and ADK JS in memory keep `user:tier` in the first session. `order_id` belongs to the first session, `temp:lookup` to its invocation.',
        '`user:theme` is in the delta of no event, so no service stored it for the user.',
      ],
    },
    again: {
      ask: 'The first session is loaded again. Does it have `user:theme`, which was assigned with no event?',
      options: { no: 'No.', yes: 'Yes.' },
      why: [
        'What was assigned stands on the caller’s object only, and getSession gives another. ADK Java in memory stores the object that was appended to, so there the key is back. A test that only looks at the first session passes there, and the second session lacks the key all the same.',
      ],
    },
    besideSecond: 'The second session',
    besideAgain: 'The first, loaded again',
    besideOther: 'Another user',
    after: [
      'Assert the whole set of keys, not one of them: a key too many is a leak, and no read of the expected keys finds it. Add a session of another user, who must have none of them. Run the test on the service of production as well as in memory.',
      'Look for `session.state().put(…)` in Java, and for assignments to `session.state` in the other languages, outside callbacks and tools. Move each to a context’s state, or to the stateDelta of the run.',
      'A tool gets its context in a way of its own in each language, and a tool without it can write nothing that lasts. Have the test call every tool once.',
    ],
    contexts: {
      caption: 'How a tool gets its context',
      head: ['ADK', 'By what', 'When it is wrong'],
      rows: [
        [
          'Java 1.8.0',
          'The parameter named `toolContext`: `@Schema(name = "toolContext")`, or its real name where the code is compiled with `-parameters`.',
          '`FunctionTool.create` throws: “Unsupported type”.',
        ],
        [
          'Python 2.13.0',
          'The parameter of the type `ToolContext`, whatever its name; else the one named `tool_context`.',
          'The parameter counts as one that the model must give. The tool is not called, and its answer is an error that the model reads.',
        ],
        [
          'JS 2.0.0',
          'The second argument of `execute`.',
          'Nothing fails. A tool that does not take it has no state to write to.',
        ],
        ['Go v2.2.0', 'The first parameter, an `agent.Context`.', 'The program does not compile.'],
      ],
    },
  },
  list: {
    title: 'The list',
    before: [
      'When a new session lacks a value, one of three causes remains in the end: the write passed events by; the prefix does not have the scope that was meant; or the service does not share, as one in the memory of another process does not. Check them in this order:',
    ],
    missing: [
      'Was it written to `session.state`, past every event?',
      'Is its prefix’s scope the one that was expected, and is it read with that prefix?',
      'Does the service share at all: is it the same process, or the same database, and the same app name and user id?',
    ],
    intro: ['The list has the checks of both articles. What is ticked stays in this browser.'],
    temp: 'The Python article says that `temp:` in createSession’s state is dropped. That holds for every service of ADK Python 2.13.0; in memory it does since 1.17.0. ADK Java in memory and ADK Go in memory keep it with the session.',
    none: 'The Python article says that None is stored and that nothing deletes. That holds for ADK Python 2.13.0, but SqliteSessionService removed the key up to 2.7.0 (2.8.0 stores None). In ADK Java in memory null in a delta removes the key.',
    wins: 'The Python article says that the event appended last wins. On ADK Python’s databases it no longer does where the session was loaded before the other append: a stale session is refused with an error. DatabaseSessionService refused it up to 1.23.0, reloaded silently from 1.24.0 to 1.27.5, and refuses again since 1.28.0. ADK Go’s database refuses too; in memory, and on ADK JS’s database, the last event wins key by key. ADK Java in memory replaces the whole session.',
    groups: [
      {
        heading: 'Keys',
        items: [
          {
            name: 'label-keys',
            text: 'Every state key is on a list, with its scope and who should read it.',
            lesson: 'fixes-that-do-not',
          },
          {
            name: 'justify-app-keys',
            text: 'Each `app:` key has a reason why every user of the app name may see it: configuration, and nothing personal.',
            lesson: 'fixes-that-do-not',
          },
          {
            name: 'scope-as-meant',
            text: 'Each scope is the one that is meant: `user:` for one user of one app, `app:` for all users, `temp:` for nothing that must last.',
            lesson: 'monday-and-tuesday',
          },
          {
            name: 'read-with-prefix',
            text: 'Every read names its prefix, as in `state["user:home_city"]`.',
            lesson: 'reading-without-the-prefix',
          },
          {
            name: 'no-temp-at-creation',
            text: 'No `temp:` key is given to createSession, and none is read in a later turn.',
            lesson: 'temp',
          },
        ],
      },
      {
        heading: 'Writes',
        items: [
          {
            name: 'write-through-context',
            text: 'Every write goes through a context’s state or the run’s stateDelta. None is made on `session.state`.',
            lesson: 'how-a-write-becomes-durable',
          },
          {
            name: 'seed-by-event',
            text: 'What `user:` and `app:` start with is written by an event, not by createSession’s initial state.',
            lesson: 'initial-state',
          },
          {
            name: 'remove-on-purpose',
            text: 'No code takes None or null for a deletion that its service does not make.',
            lesson: 'removing-a-key',
          },
          {
            name: 'no-read-modify-write',
            text: 'No two invocations read a key, change it and write it back; turns of one session run one after another, and a stale session is loaded again.',
            lesson: 'two-turns-at-once',
          },
        ],
      },
      {
        heading: 'Tests',
        items: [
          {
            name: 'test-two-sessions',
            text: 'A test opens two sessions of one user and asserts the whole set of keys of the second.',
            lesson: 'before-production',
          },
          {
            name: 'test-other-user',
            text: 'The test has a second user, and a second tenant, who must see none of them.',
            lesson: 'fixes-that-do-not',
          },
          {
            name: 'test-tool-context',
            text: 'Every tool gets its context as its ADK wants it, and a test calls each of them and finds its writes.',
            lesson: 'before-production',
          },
          {
            name: 'test-on-the-service',
            text: 'The tests run on the service of production too, not in memory alone.',
            lesson: 'initial-state',
          },
        ],
      },
      {
        heading: 'The service',
        items: [
          {
            name: 'durable-service',
            text: 'Production has a session service that survives a restart. One of your own writes the event and its delta in one transaction.',
            lesson: 'restart-and-second-process',
          },
          {
            name: 'bounded-reads',
            text: 'Reads that do not need the whole history ask for numRecentEvents.',
            lesson: 'how-much-to-load',
          },
          {
            name: 'session-expiry',
            text: 'A job deletes sessions that nobody uses any more.',
            lesson: 'forgetting-a-user',
          },
          {
            name: 'user-deletion',
            text: 'A request to be forgotten deletes the user’s sessions and clears the user’s `user:` state, which deleteSession leaves behind.',
            lesson: 'forgetting-a-user',
          },
        ],
      },
    ],
  },
  sample:
    'The test as a program, on the service in memory. The last lines show a tool that gets its context wrong, or, in TypeScript and Go, one that does without.',
  setting: 'Initial state with `user:`, on ADK Java in memory',
  docs: 'ADK’s documentation of state and its prefixes',
} as const;
