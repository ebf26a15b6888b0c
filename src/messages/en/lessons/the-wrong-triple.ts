/** Words of the lesson on an app name, user id or session id that is not the right one. */
export const theWrongTriple = {
  lead: 'A session is named by three strings: app name, user id, session id. With one of them off, the session service cannot know what you meant. It answers that there is no session, or it shows you somebody else’s world.',
  off: {
    title: 'One name off',
    before: [
      'u-42 talks to the app `support` in session `s1`. One event has written `order_id`, `user:language` and `app:model_tier`. Now three lookups come in, each with one name off: app `Support`, user `u-24`, session `s2`.',
      'The scene then makes a session under each of the three wrong triples, as a runner does that creates missing sessions by itself.',
    ],
    found: {
      ask: 'What does getSession answer for `support`, `u-24`, `s1`?',
      options: {
        none: 'Nothing: none, without an error.',
        error: 'An error.',
        shared: 'A session that holds the `app:` value only.',
        empty: 'A session with an empty state.',
      },
      why: [
        'All three names together are the key. There is no session under this key, so there is no state either, not even the `app:` value that every user may read. ADK Java, Python and JS answer with an empty result (empty `Maybe`, `None`, `undefined`); ADK Go answers with an error.',
      ],
    },
    language: {
      ask: 'A runner that creates missing sessions gets the same three triples. Which of the new sessions holds `user:language`?',
      options: {
        app: 'The one with the wrong app name.',
        user: 'The one with the wrong user id.',
        session: 'The one with the wrong session id.',
      },
      why: [
        '`user:` values are kept by app name and user id, so only the new session of u-42 in `support` finds the language. The wrong user still gets `app:model_tier`. The wrong app gets nothing. `order_id` has no prefix and stays with `s1`.',
        'A session made for a wrong session id is the hardest to notice: language and tier are right, and only the conversation is gone.',
      ],
    },
    besideUser: 'getSession, wrong user id',
    besideSession: 'New session, wrong session id',
    after: [
      '“Not found” and “found, with other state” are two symptoms. When getSession finds nothing, compare the three names with those of createSession, letter by letter: case counts. When it finds a session and only values are missing, look at prefixes and at the write path, unless something made that session by itself.',
      'An invocation is one user message and all that the agents do about it, and it begins with this lookup. The runner loads the session by its own app name and the two ids of the call. If there is none it stops: ADK Java, Python and JS say `Session not found`, ADK Go hands on the error of `Get`. Only with a session does it build the invocation context (in Java with an id of `e-` and a random UUID), append the user’s message as an event and start the agents; the invocation ends when the stream of their events does. In all four languages `runAsync` (`run_async`, `Run`) creates no missing session unless you ask for it.',
    ],
    table: {
      caption: 'What creates a missing session by itself',
      head: ['Language', 'By default', 'To have it created'],
      rows: [
        ['Java 1.8.0', '`runAsync` stops', '`RunConfig.autoCreateSession`, for each run'],
        [
          'Python 2.13.0',
          '`run_async` stops, `run_debug` creates',
          '`Runner(auto_create_session=True)`',
        ],
        [
          'JS 2.0.0',
          '`runAsync` stops, `runLive` creates',
          '`sessionService.getOrCreateSession` before `runAsync`',
        ],
        [
          'Go v2.2.0',
          '`Run` stops; a runner of `runner.NewInMemory` creates',
          '`runner.Config.AutoCreateSession`. Then any error of `Get` leads to `Create`, an outage too',
        ],
      ],
    },
    hides:
      'Auto-create turns a wrong name into an empty session and no message. Leave it off where sessions are made by your own code, and let the error show. If a client may invent session ids, create the session yourself from the authenticated user, and log when you do.',
  },
  borrowed: {
    title: 'Names that nobody chose',
    before: [
      'A chat page is put before the app `support` and passes one constant user id for every visitor: `user`. Ada writes her address to `user:email`. Then Ben opens the page. Later Ada opens a second app, `notes`, through the same page.',
    ],
    ben: {
      ask: 'In which new session is Ada’s `user:email` there?',
      options: {
        ben: 'Ben’s, in `support`.',
        notes: 'Ada’s own, in `notes`.',
        named: 'One in `support` with the user id `ada`.',
      },
      why: [
        'For the session service Ada and Ben are one person: the user id `user` of the app `support`. It gives the right answer for the names that it was given. In `notes` the scope is empty even for Ada herself, because `user:` values are kept by app name and user id together.',
      ],
    },
    after: [
      'The same happens one scope up. Two tenants whose agents both run under the app name `agents` share every `app:` value.',
    ],
    defaults: {
      caption: 'Names that a framework fills in',
      head: ['Where', 'App name', 'User id'],
      rows: [
        ['`InMemoryRunner`, Java', 'the agent’s name', 'yours'],
        ['`InMemoryRunner`, Python and JS', '`InMemoryRunner`', 'yours'],
        ['The web page of `adk web`, Python', 'the agent’s folder name', '`user`'],
        ['`adk run`, Python', 'the `App`’s, or else the agent’s folder name', '`test_user`'],
        [
          '`Runner.run_debug`, Python',
          'the runner’s',
          '`debug_user_id`, in session `debug_session_id`',
        ],
        ['Console launcher, Go', '`console_app`', '`console_user`'],
        [
          'A2A server, Python, JS and Go',
          'the runner’s',
          '`A2A_USER_` and the context id, which the caller may choose; in Python and Go, the login’s if there is one',
        ],
        ['`AgentTool`, Java', 'the calling agent’s name', '`tmp-user`'],
        ['`AgentTool`, Python', 'the caller’s', 'the caller’s'],
        ['`AgentTool`, JS and Go', 'the name of the agent in the tool', 'the caller’s'],
      ],
    },
    agentTool:
      'An agent in an `AgentTool` has a session of its own. It was reported that all users share `tmp_user` there. That has changed: in Python 2.13.0, JS 2.0.0 and Go v2.2.0 the user id is the caller’s. Java 1.8.0 still says `tmp-user`, in a fresh in-memory service for each call. JS keeps the inner session in the caller’s own session service, under the inner agent’s name: an app name for each tenant does not reach it.',
    scopes: {
      caption: 'What was wanted, and what the prefix does',
      head: ['Wanted', 'Written', 'What happens'],
      rows: [
        ['Every user reads it', '`user:x`', 'Only the writer’s own sessions have it.'],
        ['One person has it in two apps', '`user:x`', 'Each app has its own. The second is empty.'],
        ['Kept from other users', '`app:x`', 'Every user of the app reads it, in every tenant.'],
        ['There next week', '`temp:x`', 'It is for one invocation.'],
      ],
    },
    doThis: [
      'Pass the app name as one constant, to the runner and to every call of the session service. Take the user id from the login, never from the page. `app:` is for configuration, not for what belongs to a person. Facts about a person that two apps need go into a store of your own.',
    ],
  },
  nobody: {
    title: 'Listing for nobody',
    before: [
      'A page lists “your conversations” by listSessions with the user id of the request. u-42 and u-77 each have one session. A request comes in whose login has expired, and the handler passes an empty user id.',
    ],
    empty: {
      ask: 'What does listSessions answer for the user id `""`?',
      options: {
        none: 'An empty list.',
        all: 'The sessions of both users.',
        error: 'An error.',
      },
      why: [
        'In ADK JS and ADK Go, the databases (and Go in memory) add the user to the query only if the id is not empty. What was meant as “nobody” reads as “no filter”. ADK Java, ADK Python and JS in memory take `""` for a user id like any other.',
      ],
    },
    beside: 'listSessions for ""',
    after: [
      'Refuse an empty app name or user id in your own code, before any call. ADK Go refuses an empty user id in createSession and getSession, so the hole is in the list alone. A missing user id (`None`, `undefined`) lists all users in ADK Python and ADK JS, on every recorded service; keep that call out of request handlers.',
    ],
    vertex: [
      '`VertexAiSessionService` was not run here; this is from the clients’ source and from recorded replies in ADK Go’s repository. With an engine id set on the service, the clients of Python, JS and Go do not look at the app name at all: two apps on one engine share sessions and `app:` values. Another user’s session is an error there, in Python a `ValueError`, and not `None`.',
      'Whether `app:` and `user:` are shared across sessions on Vertex AI is told in two ways. ADK’s documentation says that they persist there. Python’s client takes the `temp:` keys out of the delta and hands the rest to the server undivided, and `get_user_state` raises `NotImplementedError`, so the client itself promises nothing. The recorded replies show an `app:` value in another user’s session and a `user:` value in that user’s next one.',
    ],
    disputed:
      'Do not rest tenant isolation on either reading. Before you rely on Vertex AI, write through one session, read in a second one, and do so for two users and two app names.',
  },
  sample:
    'One stored session, asked for with each name off, then an agent that runs under a wrong app name, without auto-create and with it.',
  setting: 'One app name for two tenants, written with `user:`',
  docs: 'ADK documentation: Session',
};
