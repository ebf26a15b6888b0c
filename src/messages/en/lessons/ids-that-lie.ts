/** Words of the lesson on ids that are alike though they should not be, or differ though they look alike. */
export const idsThatLie = {
  lead: 'ADK compares app names, user ids and session ids as plain text. Two different people can come out as one text, and one text that you see can be two.',
  joined: {
    title: 'Two tenants, one text',
    before: [
      'The app `support` serves many tenants and puts the tenant before the user id: `tenant + ":" + user`. Tenant `acme` has a user `x:alice`; tenant `acme:x` has a user `alice`. Both join to `acme:x:alice`.',
      'Each pair is then made a user id a second time, with each part encoded before the join: `acme:x%3Aalice` and `acme%3Ax:alice`.',
    ],
    plan: {
      ask: 'alice of `acme:x` opens a session after x:alice of `acme` has written `user:plan`. When does she see it?',
      options: {
        joined: 'When the parts are joined as they are.',
        encoded: 'When each part is encoded first.',
      },
      why: [
        '`user:` values are kept by app name and user id. The session service in memory has a map for each app name, in it one for each user id, and in that the keys without their prefix, which getSession puts back; the databases have the two names as columns of the primary key. Equal texts are one entry, and nobody can tell from `acme:x:alice` where the tenant ends.',
        'Once each part is encoded, no part holds a colon. The only colon is the one between them, so different pairs make different texts.',
      ],
    },
    after: [
      'A separator is safe only if neither part can hold it. “Our tenant ids are slugs” is such a promise, and it breaks with the first tenant that is imported, or the first login whose subject is a URL. A longer separator only makes the accident rarer, and an attacker does not wait for accidents.',
      'The user id is half of the scope: `user:` is kept for app name and user id together. One app name for each tenant keeps tenants apart too, but then every `app:` value has to be written once for each tenant.',
    ],
    ways: {
      caption: 'Two ways to join that can be undone',
      head: ['Way', 'How', 'Mind'],
      rows: [
        [
          'Encode each part',
          '`encodeURIComponent(t) + ":" + encodeURIComponent(u)`',
          'Other languages encode some characters otherwise (a blank as `+` or `%20`). Services that share sessions must agree.',
        ],
        [
          'Put the length first',
          '`len(t) + ":" + t + ":" + u`',
          'Say what is counted. An emoji is two in Java and JS, one in Python, four in Go.',
        ],
      ],
    },
  },
  alike: {
    title: 'Alike to the eye',
    before: [
      'Alice of `support` has the user id `alice` and has written `user:plan`. Three other user ids look the same on most screens: `аlice` with a Cyrillic а, `alice` with a zero-width space after it, and `alice ` with a blank after it.',
      'Then Alice makes a session whose id was pasted with a blank on each side: ` s2 `.',
    ],
    user: {
      ask: 'Which of the three sees Alice’s `user:plan`?',
      options: {
        cyrillic: 'The one with the Cyrillic а.',
        invisible: 'The one with the zero-width space.',
        blank: 'The one with the blank.',
      },
      why: [
        'None. The recorded services take a user id as it is given and compare it code point by code point; not even the blank is cut off. Each look-alike is another user with an empty scope. The service is exact; the person who reads the log sees one Alice who lost her plan, or a stranger who passes for her.',
      ],
    },
    blanks: {
      ask: 'Which id finds the session that was created as ` s2 `?',
      options: {
        given: 'Only ` s2 `, as it was given.',
        clean: 'Only `s2`.',
        both: 'Both.',
      },
      why: [
        'Here the services part. Blanks belong to the id in ADK JS, ADK Go and Python’s database service. Python in memory and its SqliteSessionService cut them off in every operation. ADK Java in memory cuts them off when it creates and not when it looks, so the very id that created the session does not find it.',
      ],
    },
    besideClean: 'getSession s2',
    besidePasted: 'getSession with the blanks',
    after: [
      'Do not clean ids on the way to ADK in one place and not in another. Decide at the border what an id may hold, and refuse the rest there. For ids that you hand out yourself, ASCII letters, digits, `-` and `_` are enough; Python’s `VertexAiSessionService` accepts no other characters in a session id. If people choose ids, show them in logs with their code points escaped.',
    ],
  },
  apart: {
    title: 'Who keeps the three names apart',
    before: [
      'The session services were handed names made to collide: app `acme` with user `x/alice` and app `acme/x` with user `alice`; app `globex` with user `x:alice` and app `globex:x` with user `alice`. The first of each pair writes a `user:` value.',
    ],
    pairs: {
      ask: 'Which pair is mixed up?',
      options: {
        none: 'Neither.',
        slash: 'The one with the slash.',
        colon: 'The one with the colon.',
        both: 'Both.',
      },
      why: [
        'Every recorded session service takes the app name, the user id and the session id as three values: nested maps, columns, or a key that keeps its parts apart. What leaks is the joining that you do yourself, or that another service does.',
      ],
    },
    besideSlash: 'acme/x, alice: new session',
    besideColon: 'globex:x, alice: new session',
    after: [
      'Other services join. If your ids can hold a slash or a colon, these mix the pairs up:',
    ],
    joins: {
      caption: 'Services that make one text of the names',
      head: ['Service', 'The text', 'Known from'],
      rows: [
        ['`InMemoryMemoryService`, Java 1.8.0 and JS 2.0.0', '`app/user`', 'run'],
        ['`InMemoryArtifactService`, Python 2.13.0', '`app/user/session/file`', 'run'],
        ['`GcsArtifactService`, all four languages', '`app/user/session/file`', 'source'],
        [
          '`RedisSessionService`, Python 2.13.0',
          '`app:user:session`, and `app:user` for `user:` state',
          'source',
        ],
      ],
    },
    redis:
      'Python’s memory service once joined by a slash too. In 2.13.0 it keeps a pair and does not mix them up. JS’s in-memory artifact service encodes each part before it joins. The Redis service checks the owner of a session when it lists, and not in `get_session`; `user:` values of two pairs that join alike are one.',
    doThis: [
      'Keep one function that makes a user id of tenant and user, and call it wherever an id goes to ADK.',
      'Let it encode both parts, so that no slash, colon or blank is left inside them. That makes an id longer: on PostgreSQL, Python’s database service takes 128 characters and JS’s 191.',
      'Test it with pairs made to collide, as the program below does, and with a property test: two pairs that differ never give one text.',
      'Take tenant and user from the verified login, never from the request body.',
      'When an id comes back from storage, split it by the same rule. Do not search it for a colon by hand.',
    ],
  },
  sample:
    'A `qualify(tenant, user)` that encodes both parts, beside a plain join. Both are tried on the two pairs, with a session service.',
  setting: 'One app name, user ids with the tenant before them',
};
