/** Words of the lesson on what survives a restart, and what a second process finds. */
export const restartAndSecondProcess = {
  lead: 'Every scope has a backend under it. In memory, even `app:` reaches no further than one process and lasts no longer than it.',
  restart: {
    title: 'The server restarts',
    before: [
      'The app is `support`, the user `u-42`. On Monday the agent appends an event with `order_id = A-1001` and `user:language = de`. Overnight the server is deployed anew. On Tuesday the client asks for Monday’s session, and then opens a new one.',
    ],
    found: {
      ask: 'What is left of Monday?',
      options: {
        both: 'The session, and `user:language` in the new one.',
        user: 'No session, but `user:language` in the new one.',
        neither: 'Neither.',
      },
      why: [
        'An in-memory service keeps sessions, user state and app state in maps of its own process. They end with it. No prefix changes that: `app:` and `user:` say who may read, not how long it lasts.',
        'A database service has all of it in tables, and a restart changes nothing.',
      ],
    },
    besideGet: 'Monday’s session, asked for on Tuesday',
    besideState: 'Tuesday’s new session',
    after: [
      'A lost session shows itself in another form in each language. `getSession` gives an empty `Maybe` in Java, `None` in Python, `undefined` in JS and an error in Go. A service that then creates the session anew hides the loss: the user is greeted as a stranger, and no error is logged.',
    ],
  },
  workers: {
    title: 'Two workers',
    before: [
      'Now two worker processes stand behind a load balancer. On Monday the first one serves `u-42`, and the agent stores `user:language = de`. On Tuesday the second one serves her, finds no language and stores `fr`. On Wednesday it is the first one’s turn again.',
    ],
    tuesday: {
      ask: 'Does the second worker find Monday’s session?',
      options: { found: 'Yes.', missing: 'No.' },
      why: [
        'Each process that makes an in-memory service has maps of its own. A web server with four workers has four.',
      ],
    },
    wednesday: {
      ask: 'Which language does Wednesday’s session have, on the first worker?',
      options: {
        de: '`de`, which this worker stored on Monday.',
        fr: '`fr`, which was stored last.',
        none: 'None.',
      },
      why: [
        'With a database both workers read and write the same rows, and `fr` was written last. In memory the two workers hold two truths about one user, and which one she meets depends on where the request lands.',
      ],
    },
    besideTuesday: 'Monday’s session, on the second worker',
    besideWednesday: 'Wednesday’s session, on the first worker',
    after: [
      'If a value is there on some requests and not on others, count the processes first. Then look at prefixes. Two instances of an in-memory service in one process are two stores as well: make the service once and hand it to every `Runner`.',
      'The maps are not a transaction either. Nothing makes a read and the write that follows from it one step; the lesson on two turns at once shows what that costs.',
    ],
  },
  ships: {
    title: 'What to use instead',
    before: [
      'A durable service has to store an event and its delta in one step. With the event stored and the delta lost, the history says what the state does not.',
    ],
    table: {
      caption: 'The session services in the published packages',
      head: ['Package', 'In memory', 'Database', 'Vertex AI'],
      rows: [
        [
          'Java, `google-adk` 1.8.0',
          '`InMemorySessionService`',
          'none in the core',
          '`VertexAiSessionService`',
        ],
        [
          'Python, `google-adk` 2.13.0',
          '`InMemorySessionService`',
          '`DatabaseSessionService`, `SqliteSessionService`; under `integrations`, for Redis, MongoDB and Firestore',
          '`VertexAiSessionService`',
        ],
        [
          'JS, `@google/adk` 2.0.0',
          '`InMemorySessionService`',
          '`DatabaseSessionService`',
          '`VertexAiSessionService`',
        ],
        [
          'Go, `adk/v2` v2.2.0',
          '`session.InMemoryService`',
          '`session/database`',
          '`session/vertexai`',
        ],
      ],
    },
    atomic: [
      '`DatabaseSessionService` (Python, JS), `SqliteSessionService` and Go’s `session/database` write the event and the three parts of its delta in one transaction. All of them split a delta’s prefixed keys into app, user and session state and merge the three when a session is loaded; so do the in-memory services.',
      'The three under `integrations` of Python were read in source and not run here. `RedisSessionService` writes app state, then user state, then the session with its event, each by itself: a crash in between leaves them apart. `MongoDbSessionService` uses a transaction where the server has them, and goes on without on a server that stands alone.',
      'In Java you write a `BaseSessionService` for your own database, or use Vertex AI, or `google-adk-firestore-session-service`, a module of its own that was not run here. Apply the delta in the same transaction as the insert of the event. Run the scenes of this lesson on it, with two instances.',
    ],
    vertex:
      'Whether `VertexAiSessionService` shares `app:` and `user:` keys between sessions is disputed, and it was not run here. The Python client takes out `temp:` keys and sends the rest of the delta as it is, prefixes included; its `get_user_state` raises `NotImplementedError`. ADK’s documentation says that such keys are shared, ADK Python’s own guide says not to count on it. The server’s answers that ADK Go v2.2.0 has recorded for its tests show both kinds shared. Try it with two sessions on your own engine before you build on it.',
    after: [
      'In production: one durable service, its address in the configuration, and no silent fall-back to memory. A start that finds no database should fail.',
    ],
  },
  sample:
    'Two services in turn: one writes, another reads, first in memory and then on one SQLite file. The Java program has the first half only, as `google-adk` has no database service.',
  setting: 'A `user:` write by the rules of a database service',
};
