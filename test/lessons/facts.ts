import type { Fact } from '../../src/lessons/lesson';

/** The facts of the articles on ADK Java (J) and ADK Python (P), word for word. Each is taught somewhere. */
export const FACTS: ReadonlyMap<Fact, string> = new Map<Fact, string>([
  [
    'J1',
    'A session is named by three strings: app name, user id, session id. It carries a state map, a list of events and a last-update time.',
  ],
  [
    'J2',
    'Application code asks a `BaseSessionService` for sessions and builds none itself. The interface is reactive (RxJava): createSession gives a Single, getSession a Maybe (the session may not exist), appendEvent a Single; there are listSessions, listEvents, deleteSession, overloads with a SessionKey, and one that takes initial state.',
  ],
  [
    'J3',
    "Shipped: `InMemorySessionService` (concurrent maps in the JVM; tests and demos; a restart loses everything) and `VertexAiSessionService`. Anything else, PostgreSQL for one, is one's own implementation.",
  ],
  ['J4', 'Durable state is what the service rebuilds from appended events and their deltas.'],
  [
    'J5',
    '`State` is a `ConcurrentMap<String, Object>` over two maps, state and delta. put writes both. remove takes the key out of state and records the sentinel `State.REMOVED` in the delta, so that a deletion can be stored as an event.',
  ],
  [
    'J6',
    "A context's State is built over the session's state and the event actions' stateDelta: later code in the same turn sees the value at once, and the event carries it to appendEvent, which applies it to the stored copy. A write in no event's delta never happened, for the service.",
  ],
  [
    'J7',
    "The key's prefix decides where a value lives and who reads it: none (this session), `user:`, `app:`, `temp:`; the constants are State.USER_PREFIX, APP_PREFIX, TEMP_PREFIX.",
  ],
  [
    'J8',
    "In memory, appendEvent puts `app:` keys in a map by app name and `user:` keys in a map by app name and user id, prefix stripped; all else goes into the session's own map. getSession returns a copy with both merged back under their prefixes; hence Monday's `user:` value is in Tuesday's new session.",
  ],
  [
    'J9',
    '`temp:`: the default appendEvent ignores it when applying a delta (the contract: the current invocation only). The in-memory service runs its own loop first, which writes every key that is neither `app:` nor `user:` into the session map, and it stores the very session object that the runner mutates. Build on neither outcome; never read `temp:` in a later turn; no secrets in it.',
  ],
  [
    'J10',
    'An invocation is one `Runner.runAsync`: one user message and all that the agents do about it, however many model and tool calls. It fetches the session, fails with "Session not found" unless RunConfig\'s autoCreateSession is on (off by default), appends the user\'s message as an event, and builds an InvocationContext (an id `e-` plus a random UUID, session, current agent, user content, RunConfig, the three services, an endInvocation flag that a callback can set). It ends when the Flowable completes.',
  ],
  [
    'J11',
    "Callbacks get a CallbackContext, tools a ToolContext (which extends it); both are made per step around one event's actions. ToolContext adds functionCallId, actions, searchMemory and asking the user to confirm. A field kept on the context object is gone after the call; what is put in state() is in the event.",
  ],
  [
    'J12',
    'FunctionTool fills the parameter named `toolContext`; the name comes from `@Schema`, or else from reflection, which knows real names only when compiled with `-parameters`.',
  ],
  ['J13', "`outputKey` stores the agent's final text in state."],
  [
    'J14',
    "runAsync takes a stateDelta, attached to the user's message event, so prefixes are routed.",
  ],
  [
    'J15',
    "createSession's initial state is stored as the session's own state without routing: a `user:` key passed there stays in that one session and never reaches the user map.",
  ],
  [
    'J16',
    "User u-42, app support. Monday, S1: the first turn carries `user:language = de` in its stateDelta; the tool rememberOrder writes `order_id = A-1001` and `temp:lookup_raw` (they land in the tool response event's delta); the final event carries `last_answer`. Afterwards S1's own state holds order_id and last_answer; the user map of u-42 holds language = de.",
  ],
  [
    'J17',
    'Tuesday, S2: getSession gives `user:language = de` but neither order_id nor last_answer. Had the tool written `user:last_order`, S2 would see it: a product choice, one prefix at a time.',
  ],
  [
    'J18',
    'Turns on one session are not serialised: two runAsync calls each read state and make deltas, and the later append wins, key by key. Serialise turns per session if clients can double-submit.',
  ],
  [
    'J19',
    'State is no blob store: large values weigh on every getSession and every event. Put files and model outputs into artifacts and keep a key in state.',
  ],
  ['J20', 'A durable implementation must apply the delta in one atomic step with the event write.'],
  [
    'J21',
    'getSession takes a GetSessionConfig with numRecentEvents or afterTimestamp: use it where the whole history is not needed.',
  ],
  [
    'J22',
    'Expire idle sessions; deleteSession when a user asks to be forgotten, and delete `user:` and `app:` data on their own path, since they live outside the session.',
  ],
  ['J23', 'Log the invocationId on every line of a turn and put it on traces.'],
  ['J24', 'List and label every state key; justify each `app:` key, since every user sees it.'],
  [
    'J25',
    "Find `session.state().put` outside a callback or tool and move it to a context's state() or to runAsync's stateDelta.",
  ],
  ['J26', 'Write a test of two sessions of one user that asserts which keys the second one has.'],
  ['J27', "Annotate each tool's context parameter, and test that a tool without it fails."],
  ['J28', 'Use a durable service in production, event and delta written atomically.'],
  [
    'J29',
    'Bound reads with numRecentEvents; a session expiry job; a user deletion path that also clears `user:` state.',
  ],
  [
    'P1',
    'Four key forms: `draft` (no prefix) is stored on the session record, persisted, seen by this session only; `app:model_tier` under the app name, persisted, seen by every session of every user of the app; `user:display_name` under (app name, user id), persisted, seen by every session of that user in that app; `temp:token_count` is not stored, and seen in the current invocation only.',
  ],
  [
    'P2',
    'Most often misread: `app:` is shared across users (fit for configuration, not for personal data); `user:` is keyed by app name *and* user id, so the same person in another app has an empty user scope.',
  ],
  [
    'P3',
    "`ctx.state[k] = v` writes the session's current value and `event.actions.state_delta`; the agent yields the event; the Runner gives it to append_event; that first copies `temp:` keys into the in-memory session (later agents of the same invocation can read them), then strips them from the delta; the rest is split by prefix into app, user and session buckets, prefix removed, and stored; get_session merges the three and puts the prefixes back.",
  ],
  [
    'P4',
    'Two more paths make a delta: `create_session(state=...)` and `Runner.run_async(state_delta=...)`.',
  ],
  [
    'P5',
    'Assigning to `Session.state` is not persisted: it is a snapshot; the next get_session does not have it. The most common cause of "the new session lacks the value".',
  ],
  [
    'P6',
    'App notes, user ada. create_session monday with `app:model_tier = pro`, `user:display_name = Ada`; append_event by note_agent with `draft = buy milk`, `user:display_name = Ada L.`, `app:model_tier = flash`, `temp:token_count = 128`. get_session(monday) prints `draft: buy milk, app:model_tier: flash, user:display_name: Ada L.`; create_session(tuesday) prints `app:model_tier: flash, user:display_name: Ada L.`. No `temp:` in either: expected, not lost. If a new session lacks even the `app:` and `user:` values, look at the write path or the backend, not at prefixes.',
  ],
  [
    'P7',
    "(1) Was Session.state changed past an event? Write through a Context's or ToolContext's state.",
  ],
  [
    'P8',
    "(2) Is the prefix's scope what is expected? All users wanted but `user:` used; one user across apps wanted but `user:` is per app; durability wanted but `temp:` used.",
  ],
  [
    'P9',
    '(3) Is it read with its prefix? Storage has `home_city`; every read must say `state["user:home_city"]`; without the prefix a KeyError or nothing.',
  ],
  [
    'P10',
    '(4) Was a `temp:` key passed to create_session(state=...)? It is dropped, even from the returned session; `temp:` is written through ctx.state within an invocation only.',
  ],
  [
    'P11',
    '(5) Setting None is not deleting: None is stored and `k in state` stays True; there is no real delete, only overwriting.',
  ],
  [
    'P12',
    '(6) Concurrent writes: no atomic read-modify-write; two invocations that read and write back one key do not see each other; the event appended last wins. "A shared value at times goes back to the old one" is this.',
  ],
  [
    'P13',
    'InMemorySessionService, DatabaseSessionService and the SQLite service split prefixed keys into app and user stores; DatabaseSessionService merges the three on reading.',
  ],
  [
    'P14',
    'VertexAiSessionService forwards the delta whole to the Agent Engine API, and its get_user_state raises NotImplementedError: do not assume sharing across sessions there.',
  ],
  [
    'P15',
    'In-memory state lives in dicts of one process: not kept over a restart, not shared by workers, not locked. Rule this out first if the two sessions come from two processes.',
  ],
  [
    'P16',
    'get_session needs all of (app_name, user_id, session_id); with a wrong app_name or user_id the *session* is not found (None), it is not that its state differs.',
  ],
  [
    'P17',
    'A sample agent in the repository writes a key in each of four callbacks and asserts what the service already has at each; for example, in the after-agent callback the first three keys are persisted and the last is not yet. It needs a real model, and runs with `adk run contributing/samples/context_management/session_state_agent --replay contributing/samples/context_management/session_state_agent/input.json`. Its README says that this timing is an implementation detail that may change: observe it, build nothing on it.',
  ],
  [
    'P18',
    'A declared state_schema does not check prefixed keys (any key with a colon skips it), so a misspelt `app:` or `user:` key is only found by reading back.',
  ],
  [
    'P19',
    '`State` has `__getitem__`, `__setitem__`, `__contains__`, get, setdefault, update, to_dict; no keys, items, pop, iteration or del. To walk it, use to_dict().',
  ],
  [
    'P20',
    'list_sessions leaves out the event history, and how full its state is depends on the backend: check state with get_session.',
  ],
  [
    'P21',
    "In the end three causes remain: the write passed events by; the prefix's scope is not what was expected; the backend itself does not share.",
  ],
]);
