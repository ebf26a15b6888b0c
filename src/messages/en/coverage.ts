/** Whether a fact of an article still holds: as it says, otherwise, or nobody can tell here. */
export type Verdict = 'holds' | 'changed' | 'disputed' | 'not-run';

/** A fact in a few words, whether it holds, and what holds in its place or must be added. */
type FactWords = { readonly says: string; readonly verdict: Verdict; readonly note?: string };

const facts: Readonly<Record<string, FactWords>> = {
  J1: {
    says: 'App name, user id and session id name a session; it has state, events and a last-update time.',
    verdict: 'holds',
  },
  J2: {
    says: 'Code asks a `BaseSessionService` for sessions and builds none; the interface is reactive.',
    verdict: 'holds',
  },
  J3: {
    says: 'Shipped are a service in memory and one for Vertex AI; anything else is one’s own.',
    verdict: 'changed',
    note: 'The core has these two (1.8.0). The repository of ADK Java has a Firestore session service as well, as a module of its own.',
  },
  J4: {
    says: 'Durable state is what can be rebuilt from events and their deltas.',
    verdict: 'changed',
    note: 'It is what appended events carried, and the initial state, which is in no event: no recorded service replays events on a load. In memory the stored session is the very object that was appended to (1.8.0).',
  },
  J5: {
    says: '`State` is a map over state and delta; remove puts `State.REMOVED` into the delta.',
    verdict: 'holds',
  },
  J6: {
    says: 'A context’s write is seen at once and is in the event; a write in no delta never happened.',
    verdict: 'changed',
    note: 'In memory (1.8.0) a write on the session object itself is stored with the next append on that object, in this one session; once that object has been appended on, later writes on it are stored at once.',
  },
  J7: { says: 'The key’s prefix decides where a value lives and who reads it.', verdict: 'holds' },
  J8: {
    says: 'In memory: `app:` by app name, `user:` by app name and user id, merged back by getSession.',
    verdict: 'holds',
  },
  J9: {
    says: '`temp:` is for the invocation; in memory it is stored all the same. Build on neither.',
    verdict: 'holds',
  },
  J10: {
    says: 'An invocation is one `Runner.runAsync`, from one user message to its end.',
    verdict: 'holds',
  },
  J11: {
    says: 'Callback and tool contexts are made per step; only what is in state() lasts.',
    verdict: 'holds',
    note: 'That ToolContext extends CallbackContext is ADK Java’s; the others have one class for both.',
  },
  J12: {
    says: 'A tool’s context is the parameter named `toolContext`, by `@Schema` or by `-parameters`.',
    verdict: 'holds',
    note: 'In 1.8.0 `FunctionTool.create` refuses a context of any other name.',
  },
  J13: {
    says: '`outputKey` stores the agent’s final text in state.',
    verdict: 'holds',
    note: 'ADK Go (v2.2.0) writes the key on every complete event of the agent that has content.',
  },
  J14: {
    says: 'runAsync takes a stateDelta, which comes with the user’s message and is routed.',
    verdict: 'holds',
  },
  J15: {
    says: 'createSession’s initial state is not routed: a `user:` key stays in that session.',
    verdict: 'holds',
    note: 'For ADK Java and ADK JS in memory. The other recorded services route it.',
  },
  J16: {
    says: 'The worked example, Monday: what the first session and the user’s state hold.',
    verdict: 'holds',
    note: 'In memory the session also keeps `temp:lookup_raw` (1.8.0).',
  },
  J17: {
    says: 'The worked example, Tuesday: the second session has `user:language` and nothing else.',
    verdict: 'holds',
  },
  J18: {
    says: 'Turns on one session are not serialised; the later append wins, key by key.',
    verdict: 'changed',
    note: 'One Runner of 1.8.0 runs the `runAsync` calls on a session one after another, which 1.0.0 did not yet do. Two runners or processes and `runLive` do not wait. In memory (1.8.0) the later append then replaces the session’s own keys and events whole; `app:` and `user:` keys merge key by key.',
  },
  J19: {
    says: 'State is no store for large values: put them into artifacts, a key into state.',
    verdict: 'holds',
  },
  J20: {
    says: 'A durable service applies the delta in one step with the event’s write.',
    verdict: 'holds',
  },
  J21: {
    says: 'getSession can be limited by numRecentEvents or afterTimestamp.',
    verdict: 'holds',
    note: 'The limits trim events, never state.',
  },
  J22: {
    says: 'deleteSession leaves `user:` and `app:` data, which need a deletion of their own.',
    verdict: 'holds',
  },
  J23: { says: 'Log the invocation id on every line of a turn.', verdict: 'holds' },
  J24: { says: 'List and label every state key; justify each `app:` key.', verdict: 'holds' },
  J25: {
    says: 'Move every `session.state().put` to a context’s state or the run’s stateDelta.',
    verdict: 'holds',
  },
  J26: { says: 'Test which keys a second session of the same user has.', verdict: 'holds' },
  J27: {
    says: 'Annotate each tool’s context; test that a tool without it fails.',
    verdict: 'holds',
    note: 'It fails when the tool is made (1.8.0).',
  },
  J28: { says: 'Use a durable service, event and delta written together.', verdict: 'holds' },
  J29: {
    says: 'Bound reads, expire sessions, and have a user deletion that clears `user:` state.',
    verdict: 'holds',
  },
  P1: { says: 'Four key forms, and who sees each.', verdict: 'holds' },
  P2: {
    says: '`app:` is shared by all users; `user:` is by app name and user id.',
    verdict: 'holds',
  },
  P3: {
    says: 'From ctx.state to the stores: delta, event, append_event, split by prefix, merged read.',
    verdict: 'holds',
    note: 'The `temp:` keys are copied to the caller’s session since 1.27.0.',
  },
  P4: {
    says: 'create_session’s state and run_async’s state_delta make deltas too.',
    verdict: 'holds',
    note: 'In memory create_session’s state is split by prefix since 1.17.0; before, it stayed in the session.',
  },
  P5: { says: 'An assignment to `Session.state` is not persisted.', verdict: 'holds' },
  P6: { says: 'The worked example: Monday’s and Tuesday’s states.', verdict: 'holds' },
  P7: { says: 'First check: was Session.state changed past an event?', verdict: 'holds' },
  P8: { says: 'Second check: is the prefix’s scope what is expected?', verdict: 'holds' },
  P9: { says: 'Third check: is the key read with its prefix?', verdict: 'holds' },
  P10: {
    says: 'Fourth check: `temp:` given to create_session is dropped.',
    verdict: 'holds',
    note: 'In memory since 1.17.0. ADK Java and ADK Go in memory keep it.',
  },
  P11: {
    says: 'Fifth check: None is stored; there is no real delete.',
    verdict: 'holds',
    note: 'For all services of 2.13.0. SqliteSessionService removed the key up to 2.7.0 and stores None since 2.8.0. In ADK Java in memory null in a delta removes the key, as REMOVED does.',
  },
  P12: {
    says: 'Sixth check: no atomic read-modify-write; the event appended last wins.',
    verdict: 'changed',
    note: 'In memory it holds. On the databases an append on a session that is behind is refused. DatabaseSessionService refused it up to 1.23.0, reloaded silently from 1.24.0 to 1.27.5, and refuses again since 1.28.0. Across sessions a shared key is still overwritten.',
  },
  P13: {
    says: 'The services in memory and on databases split prefixed keys and merge them on reading.',
    verdict: 'holds',
  },
  P14: {
    says: 'On Vertex AI deltas are forwarded whole, and get_user_state raises: count on no sharing.',
    verdict: 'disputed',
    note: 'get_user_state raises (2.13.0). ADK’s documentation says that `app:` and `user:` state is shared there, the Python guide says not to count on it; nothing here was run.',
  },
  P15: {
    says: 'State in memory is one process’s: lost on a restart, not shared, not locked.',
    verdict: 'holds',
  },
  P16: {
    says: 'get_session needs the whole triple; a wrong one finds None.',
    verdict: 'changed',
    note: 'In memory and on databases it holds for ADK Python. VertexAiSessionService raises a ValueError for another user’s session (2.13.0). ADK Go answers with an error wherever nothing is found.',
  },
  P17: {
    says: 'A sample shows what each callback finds persisted; the timing is no promise.',
    verdict: 'not-run',
    note: 'ADK’s sample needs a real model. The same timing was run with a scripted one (2.13.0).',
  },
  P18: {
    says: 'A state_schema does not check prefixed keys.',
    verdict: 'holds',
    note: 'Any key with a colon skips it (2.13.0).',
  },
  P19: {
    says: '`State` has no keys, items, pop, iteration or del.',
    verdict: 'changed',
    note: 'Since 2.10.0 it can be iterated over, which gives its keys. There is still no keys, items, pop or del (2.13.0).',
  },
  P20: {
    says: 'list_sessions leaves out events; how full its state is depends on the service.',
    verdict: 'holds',
    note: 'Of the recorded services only ADK JS in memory leaves the state out.',
  },
  P21: {
    says: 'Three causes remain: past events, another scope, a service that does not share.',
    verdict: 'holds',
  },
};

/** Words of `docs/coverage.md`. */
export const coverage = {
  title: 'What the lessons teach of the two articles',
  intro: [
    'The course rests on two articles, one on session context in ADK Java (J), one on session state in ADK Python (P). This page lists every fact of theirs, where the lessons teach it, and whether it still holds for the published packages: ADK Java 1.8.0, ADK Python 2.13.0, ADK JS 2.0.0 and ADK Go v2.2.0.',
    'It is generated from the lessons (`npm run coverage`); a test fails when it is out of date, when a fact is taught nowhere, or when a lesson names a fact that there is not. A place is an address within the page, to be put behind the page’s own.',
  ],
  java: 'ADK Java',
  python: 'ADK Python',
  head: ['Fact', 'What it says', 'Taught in', 'Still holds'],
  nowhere: 'nowhere yet',
  place: (lesson: string, part: string) => `${lesson}: ${part}`,
  count: (all: number, held: number) =>
    `${held} of ${all} hold as the articles say, some with an addition.`,
  verdicts: {
    holds: 'holds',
    changed: 'changed',
    disputed: 'disputed',
    'not-run': 'not run here',
  } satisfies Record<Verdict, string>,
  noted: (verdict: string, note: string) => `${verdict}. ${note}`,
  facts,
};
