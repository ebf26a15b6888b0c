/** Words of the lesson on invocations, contexts and when a write is visible. */
export const whatLivesHowLong = {
  lead: 'A turn makes a run, contexts, a pending delta and a session object, and they end at different moments. Anything that must outlive one of them has to be in something that lives longer.',
  lives: {
    title: 'One turn on one line',
    before: [
      'An invocation is one call of `runAsync` (`run_async` in Python, `Run` in Go): one user message and all that the agents do about it, however many model and tool calls that takes. The runner loads the session by app name, user id and session id, makes an id for the invocation (`e-` and a random UUID) and an InvocationContext, appends the user’s message as an event, and runs the agent. The invocation ends when the stream of events ends.',
      'The InvocationContext holds the session object, the current agent, the user’s message, the run configuration and the services for sessions, artifacts and memory. A callback can end its agent’s run through it: in ADK Java with `setEndInvocation(true)`, after which agents that come later still run.',
      'If there is no such session the run fails. ADK Java, Python and JS say “Session not found”; ADK Go hands on the error of its session service. Three of them can create it instead, when they are told to: `RunConfig.autoCreateSession` in Java, `auto_create_session` of the Runner in Python, `AutoCreateSession` of the runner’s Config in Go, which `runner.NewInMemory` turns on by itself. Leave it off where a missing session means a wrong app name or user id: it would hide that.',
    ],
    lifetimes: {
      caption: 'One turn of u-42, the turn after it, and a restart',
      moments: [
        'user message',
        'before agent',
        'model call',
        'tool call',
        'tool’s event',
        'final event',
        'run ends',
        'next turn',
        'restart',
      ],
      invocation: {
        name: 'Invocation',
        what: 'one call of `runAsync`, with an id of its own',
      },
      invocationContext: {
        name: 'InvocationContext',
        what: 'session object, agent, user message, run configuration, services',
      },
      callbackContext: {
        name: 'Context of a callback',
        what: 'made for one step, around the actions of its event',
      },
      toolContext: {
        name: 'Context of a tool',
        what: 'made for one tool call, and shared with the callbacks around it',
      },
      pending: {
        name: 'Pending delta',
        what: 'what the tool wrote, until its event carries it',
      },
      object: {
        name: 'Session object of the run',
        what: 'a snapshot, loaded for this run; another request loads its own',
      },
      memory: {
        name: 'Store in memory',
        what: 'what appended events left, in this process',
      },
      database: {
        name: 'Store in a database',
        what: 'what appended events left, for every process',
      },
    },
    contexts: {
      caption: 'What a callback and a tool are given',
      head: ['Runtime', 'Callback', 'Tool'],
      rows: [
        ['ADK Java', '`CallbackContext`', '`ToolContext`, which extends it'],
        [
          'ADK Python',
          '`CallbackContext`',
          '`ToolContext`; both are names of one class, `Context`',
        ],
        ['ADK JS', '`Context`', '`Context`'],
        ['ADK Go', '`agent.Context`', '`agent.Context`'],
      ],
    },
    after: [
      'A tool’s context adds the id of the function call, a search of the memory and a way to ask the user to confirm.',
      'A field kept on a context is gone after its step: the next step gets another object. Callbacks of one step may share one. What is put into its state is in the delta of an event, and stays. So keep nothing on a context, and no context in a field of a tool: write a state key, with `temp:` if only this turn may see it.',
    ],
  },
  write: {
    title: 'A write and its event',
    before: [
      'A context’s state is built over two maps: the state of the run’s session object, and the `stateDelta` of one event’s actions. A write goes into both. The tool of u-42’s turn writes `order_id`; its event is appended some time later. Another request loads the same session in between, and keeps its object.',
    ],
    between: {
      ask: 'The other request loads the session after the write and before the event. Does it see `order_id`?',
      options: {
        no: 'No: the service has nothing of it yet.',
        yes: 'Yes: a write is stored at once.',
      },
      why: [
        'The write stands on the run’s own object at once, so later code of the turn reads it. The service learns of it when the event is appended, and of nothing that no event carries.',
        'ADK Java in memory answers otherwise: since the user’s message was appended, its store holds the very session object of the run, so a load copies whatever stands on that object.',
      ],
    },
    held: {
      ask: 'The event is appended. Does the object that the other request holds have `order_id` now?',
      options: {
        no: 'No: it stays as it was loaded, without `order_id`.',
        yes: 'Yes: it has `order_id` now.',
        early: 'It had `order_id` from the start.',
      },
      why: [
        'A loaded session is a snapshot, by every runtime. Only a new getSession has what was appended since. On ADK Java in memory the snapshot has the key from the start, since it was taken of the live object.',
      ],
    },
    besideBetween: 'Loaded between write and event',
    besideAfter: 'Loaded after the event',
    after: [
      'Inside a turn read through the context: what the turn wrote is there. From outside rely on appended events alone, and load the session anew before you read.',
      'ADK Python has a sample agent that shows this from inside: each of four callbacks writes a key and asserts what the service has. In its after-agent callback the first three keys are stored and the fourth is not. Watch it from a checkout of adk-python with `adk run contributing/samples/context_management/session_state_agent --replay contributing/samples/context_management/session_state_agent/input.json`. `--replay` supplies the user’s messages; the model is a real one and needs its credentials. The program below does the same with a scripted model.',
    ],
    note: 'Which event carries a callback’s write is an implementation detail, and the sample’s README says not to rely on it. Older checkouts have the sample in `contributing/samples/session_state_agent`, and its README still names that folder. The same assertions would fail on ADK Java 1.8.0 in memory, where every key is visible at once.',
  },
  cut: {
    title: 'A run that is cut short',
    before: [
      'A callback before the model call writes `order_id` and `user:language`. The model call fails, and the event that would carry both is never appended. The user tries again: the next turn loads the session, and a second session of u-42 is created.',
    ],
    next: {
      ask: 'Which of the two does the next turn’s session have?',
      options: {
        neither: 'Neither.',
        both: 'Both.',
        own: 'Only `order_id`.',
        user: 'Only `user:language`.',
      },
      why: [
        'A write in no event’s delta never happened, for the service. It stood on the run’s session object, and that object is gone.',
        'On ADK Java in memory both are there, left on the stored object by a turn that failed. A test there passes where the same code loses its writes on every other service.',
      ],
    },
    fresh: {
      ask: 'And does the new session of u-42 have `user:language`?',
      options: {
        no: 'No, by any runtime.',
        yes: 'Yes: it is a `user:` key.',
      },
      why: [
        'The user’s map is written by appendEvent, from the delta of an event, and by nothing else in a turn. On ADK Java in memory the key stands on the first session’s object alone.',
      ],
    },
    besideNext: 'The next turn',
    besideFresh: 'A new session of u-42',
    after: [
      'Write a step so that doing it twice does no harm: after a failure its keys may be missing, and on ADK Java in memory they may be there. When a value must be stored before something slow or risky happens, let an event carry it first, for instance as the answer of a tool of its own or in the state delta of the run call.',
    ],
  },
  sample:
    'Callbacks and a tool each write a key and print what the service has at that moment. A scripted model stands in for the real one.',
  setting: 'A context’s write with `user:`, read in the same session',
  docs: 'ADK’s documentation: types of callbacks',
};
