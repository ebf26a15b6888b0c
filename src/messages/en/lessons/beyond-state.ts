/** Words of the lesson on the tenant line in artifacts, memory, caches and logs. */
export const beyondState = {
  lead: 'Session state is one of several stores that a turn writes to. Each has keys of its own, and a tenant that is missing from them is missing whatever the state does.',
  cache: {
    title: 'An answer that is kept for everybody',
    before: [
      'One agent serves two tenants, acme and globex, under the app name `support`. Each tenant has a user `alice`. To save model calls the agent keeps answers in `app:answer_cache`, by the text of the question; it keeps the last answer in `user:last_answer` and a draft in `draft_answer`. acme’s alice asks for “our discount”. Then globex’s alice opens a session. At last the same is done with an app name per tenant: `support-acme` and `support-globex`.',
    ],
    shared: {
      ask: 'Under the one app name: which of acme’s keys does globex’s alice read?',
      options: {
        cache: '`app:answer_cache`',
        last: '`user:last_answer`',
        draft: '`draft_answer`',
      },
      why: [
        '`app:` is kept by app name, and there is one. `user:` is kept by app name and user id, and both are equal too. Only the draft belongs to a session, and globex has another session id. “What is our discount?” is one question with two right answers; a cache that is keyed by its text gives globex the answer of acme.',
      ],
    },
    own: {
      ask: 'And with an app name per tenant?',
      options: {
        nothing: 'Nothing.',
        cache: 'Only the cache.',
        last: 'Only the last answer.',
        both: 'The cache and the last answer.',
      },
      why: [
        'Each of the three scopes begins with the app name, so another app name leads to other stores.',
      ],
    },
    after: [
      'The same goes for a cache outside ADK, be it a map in the process, Redis or a table. Write down what an answer depends on and make all of it the key: tenant, user if the answer is personal, question, and version of the prompt. If the tenant is not in the key, the cache is shared by all.',
    ],
  },
  stores: {
    title: 'Artifacts and memory',
    before: [
      'Files, transcripts and model outputs belong in artifacts, and state keeps their names. An artifact is found by app name, user id, session id and file name. A name that begins with `user:` is meant to leave the session out, so that all sessions of the user share the file. Memory has no session in its key: what one session added, a search by the same app name and user id finds in any other.',
    ],
    table: {
      caption: 'What the services in memory look things up by',
      head: ['Runtime', 'An artifact', 'A `user:` file', 'Memory'],
      rows: [
        [
          'ADK Java 1.8.0',
          'app, user, session, file',
          'like any other file: this session only',
          'the text `app/user`',
        ],
        ['ADK Python 2.13.0', 'app, user, session, file', 'app, user, file', 'app, user'],
        ['ADK JS 2.0.0', 'app, user, session, file', 'app, user, file', 'the text `app/user`'],
        ['ADK Go 2.2.0', 'app, user, session, file', 'app, user, file', 'app, user'],
      ],
    },
    after: [
      'So two tenants with one app name and one user id share every `user:` file and all of memory, and every file of sessions that have the same id. Run the program below: globex reads acme’s prices by the same session id, and acme’s contract from another session. With an app name per tenant it reads nothing.',
      'Where a key is one text, the two names run into each other: app `a` with user `b/c` is the memory of app `a/b` with user `c`. Make app names and user ids of letters, digits, `-` and `_`; ADK Python’s `App` accepts no other app name; it must begin with a letter and not be `user`. `Runner(app_name=…, agent=…)` does not look.',
      'Take the tenant from the authenticated request, make the app name from it in one place, and hand that runner to all services: session, artifact and memory services get the app name of the run from the context. A call of yours that goes to a service directly has to pass the same one.',
    ],
    note: '`user:` files are not shared between sessions by the InMemoryArtifactService of ADK Java 1.8.0; those of its GcsArtifactService are. A test in memory there shows neither the sharing nor the leak.',
  },
  logs: {
    title: 'Log lines and traces',
    before: [
      'A leak is noticed in the logs, if at all. For that a line must say which turn it belongs to. Every run has an invocation id, and every event of the run has it as its `invocationId` (`invocation_id` in Python). It begins with `e-`; do not read anything else out of it.',
    ],
    calls: {
      caption: 'The invocation id in a callback or tool',
      head: ['Language', 'Call'],
      rows: [
        ['Java', '`context.invocationId()`'],
        ['Python', '`context.invocation_id`'],
        ['TypeScript', '`context.invocationId`'],
        ['Go', '`ctx.InvocationID()`'],
      ],
    },
    after: [
      'Put it on every line of the turn, with tenant, user id and session id: in Java in the logging context, in Python in a context variable, set before the run begins to log and cleared when it ends. ADK puts it on the spans of model calls as `gcp.vertex.agent.invocation_id`; put the tenant on a span of your own around the run.',
      'Then “who read this answer” is a search by one id: the events of the session have it, and so have the lines and spans. Log state keys and not their values: a log that all tenants’ engineers can read is one more store without a tenant in its key.',
    ],
  },
  sample:
    'Two tenants with the same user id and the same file names, first under one app name and then under two; then two turns, with the invocation id on each line (only its first letters, which are always the same).',
  setting: 'An `app:` key with an app name per tenant',
  docs: 'ADK’s documentation: artifacts',
};
