/** Words of the lesson on fixes that leave the leak, or make another fault. */
export const fixesThatDoNot = {
  lead: 'Two tenants, acme and globex, share the app name `support`, and a value with `app:` reaches both. Four fixes look right at first; this lesson shows what each leaves open, and what holds.',
  key: {
    title: 'The tenant in the key',
    before: [
      'The tool of alice at acme writes three keys in one event. Each carries the tenant in a way of its own.',
    ],
    writes: [
      '`app:plan:acme = enterprise`: the tenant stands in the key, behind the prefix.',
      '`acme:region = eu`: the tenant is made the prefix, by hand.',
      '`app:quota = {limit: 40, tenant: acme}`: the value carries its tenant, and a guard in every tool compares it with the caller’s before it hands the value on.',
    ],
    afterwards: [
      'Then alice opens a second session, and carol of globex her first. All of them use the app name `support`.',
    ],
    holds: {
      ask: 'Which of these hold?',
      options: {
        carolPlan: 'Carol’s session has `app:plan:acme`.',
        carolQuota: 'Carol’s session has `app:quota`, of acme.',
        carolRegion: 'Carol’s session has `acme:region`.',
        nextPlan: 'Alice’s second session has `app:plan:acme`.',
        nextRegion: 'Alice’s second session has `acme:region`.',
      },
      why: [
        'A service looks at the beginning of a key and at nothing else. `app:plan:acme` begins with `app:`: it is stored under the app name `support`, as `plan:acme`, and merged into every session of every user of `support`.',
        '`acme:` is no prefix that ADK knows. The key is a plain session key with a colon in it, and stays in the one session. No service does either of the two otherwise.',
      ],
    },
    guard: {
      ask: 'Carol’s tool now writes the quota of globex to `app:quota`. What does alice’s guarded tool find there next?',
      options: {
        own: 'The quota of acme.',
        other: 'The quota of globex, which the guard refuses to hand on.',
        none: 'Nothing: the key is gone.',
      },
      why: [
        'There is one `app:quota` for the app name, and globex wrote it last. The guard does its work and blocks the read. But the quota of acme is overwritten: alice’s tool has no value at all.',
      ],
    },
    after: [
      'A guard is your own comparison. It stops a leak where it is called, and puts nothing right: the key is still shared. One path without it (a new tool, an instruction with `{app:quota}`, a log of the whole state) and the leak is back.',
      'So list every state key of your agent and write its scope beside it. For each `app:` key say why every user of the app name may see it, those of all tenants included. A key that cannot be justified gets another scope, not another spelling. Write prefixes by their constants: `State.APP_PREFIX` and `State.USER_PREFIX` in Java, Python and JS, `session.KeyPrefixApp` and `session.KeyPrefixUser` in Go.',
    ],
  },
  user: {
    title: 'The tenant as the user id',
    before: [
      'The user id is whatever your code passes to the session service. So somebody passes the tenant: `acme` for alice and for bob, `globex` for carol. The value is written with `user:`.',
      'Alice’s tool writes `user:plan = enterprise` and `user:name = Alice`, and `topic = a complaint about bob` for her session. Then bob opens a session.',
    ],
    bob: {
      ask: 'What does bob’s new session have?',
      options: {
        plan: '`user:plan`: enterprise',
        name: '`user:name`: Alice',
        topic: '`topic`: a complaint about bob',
      },
      why: [
        'The plan reaches bob, and globex does not see it. But for the service alice and bob are one user: every `user:` key of one is a key of the other. Only the session key stays where it is.',
      ],
    },
    opened: {
      ask: 'Bob’s tool writes `user:name = Bob`. Then bob asks for the session `alice-1` with the user id that he has, `acme`. What does he get?',
      options: {
        refused: 'No session: it is alice’s.',
        bob: 'Alice’s session, with her topic, and the name Bob.',
        alice: 'Alice’s session, with her topic and her name.',
      },
      why: [
        'getSession compares the app name, the user id and the session id, and all three are right. Nothing in the store says that the session is alice’s. Her name is overwritten, as both write the same `user:name`.',
      ],
    },
    after: [
      'Ask of each key who should have it, then choose the scope. For everyone at the tenant it is `app:` under an app name of that tenant. For one person it is `user:` with an id that is this person’s alone. For one conversation it has no prefix. If all users should have a value and it carries `user:`, or one person should have it in two apps, the scope is wrong and no id will mend it.',
      'A user id that stands for a tenant also spoils what is done by user: a list of sessions shows those of all colleagues, and a request to forget alice would have to delete those of bob.',
    ],
  },
  app: {
    title: 'A new app name, and what holds',
    before: [
      'An app name a tenant (`support-acme`, `support-globex`) is the fix that holds. Taken up late it has a price: all that was stored is under the old name.',
      'Alice’s session `s-1` was written under `support`. The runner now has the name `support-acme`. First it asks for `s-1`; then the session is created anew with both keys as initial state, and alice opens another.',
    ],
    renamed: {
      ask: 'What does getSession answer for `s-1` under the new app name?',
      options: {
        session: 'Alice’s session, as it was.',
        empty: 'The session without its state.',
        none: 'That there is no such session.',
      },
      why: [
        'The app name is part of a session’s name. The services answer with no session; ADK Go answers with an error. `user:` state is kept by app name and user id, so alice has an empty user scope there as well.',
      ],
    },
    next: {
      ask: '`s-1` was created anew with `order_id` and `user:language` as its initial state. Does the session that alice opens next have `user:language`?',
      options: { yes: 'Yes.', no: 'No.' },
      why: [
        'ADK Java in memory and ADK JS in memory keep a prefixed key of the initial state in that one session. The other services route it. A delta is routed by all of them, so move `user:` and `app:` keys in an event: step 7 does, and the session after it has the key everywhere.',
      ],
    },
    left: {
      ask: 'The old `s-1` is deleted under `support`. What does a new session of alice have there?',
      options: {
        nothing: 'Nothing.',
        language: '`user:language`, and not `order_id`.',
        both: 'Both keys.',
      },
      why: [
        'deleteSession deletes the session and its own state. User state and app state are not the session’s: they stay under the old names until somebody clears them.',
      ],
    },
    besideRenamed: 's-1 under the new name',
    besideNext: 'Next session, after the initial state',
    besideLeft: 'New session under the old name',
    steps: [
      'Map each user to a tenant. The session service does not know it.',
      'For each session of the user: get it under the old name and create it under the new one, with its unprefixed keys as initial state.',
      'Append its events again without their deltas, then one event whose delta has the `user:` and `app:` keys of that tenant.',
      'Delete the old session. Clear the old user state and app state by hand: an `app:` key of the old name must not live on where all tenants read it.',
      'Look for users who have state and no session. listSessions does not show them; ADK Python has `get_user_state`.',
    ],
    table: {
      caption: 'Fixes side by side',
      head: ['Fix', 'What it fixes', 'What it breaks or leaves'],
      rows: [
        [
          '`app:plan:acme`',
          'Tenants no longer overwrite each other.',
          'Every session of every tenant has the key.',
        ],
        [
          '`acme:plan`',
          'No other tenant has the key.',
          'No other session has it either: it is a session key.',
        ],
        [
          'A tag in the value, and a guard',
          'A read of another tenant’s value is blocked where the guard is called.',
          'The last tenant overwrites the value; a path without the guard leaks.',
        ],
        [
          'The tenant as the user id, `user:`',
          'The tenant’s people share the value, other tenants do not have it.',
          'They share everything: names, sessions, deletion.',
        ],
        [
          'An app name a tenant, `app:`',
          'Sessions, user state and app state are apart by tenant.',
          'Holds. What was stored before must be moved.',
        ],
        [
          'A qualified user id, `user:`',
          'The same user id at two tenants is two users.',
          'Holds for a person’s values, if two ids can never be joined into one text. Colleagues share nothing; `app:` is shared by all tenants as before.',
        ],
        [
          'A guard on top of either',
          'A wrong name or a wrong key is noticed.',
          'Holds as a second line only. Let it raise an error, so that it is seen.',
        ],
      ],
    },
    after: [
      'Use an app name a tenant where values belong to the tenant. Where the app name must be shared, use `user:` with a user id that is qualified by the tenant, and no `app:` key that is not meant for all. Put the guard on top of one of these, never in place of it.',
    ],
  },
  sample:
    'It moves sessions and state from the shared app name `support` to one a tenant: read, create, append, delete. The first line is the leak. The last one is what deleting left behind.',
  settings: {
    perTenant: 'An app name a tenant with `app:`, read by globex',
    qualified: 'A qualified user id with `user:`, read by globex',
    guard: 'A guard over a shared `app:` key, read by globex',
  },
  docs: 'ADK’s documentation of state and its prefixes',
};
