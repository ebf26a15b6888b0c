import fc from 'fast-check';
import type { SessionIds } from '../../src/engine/storage-key';

/** Ids under which a session and an invocation are known. */
export type Ids = SessionIds & { readonly invocation: string };

const KNOWN = [
  '',
  ' ',
  '\t',
  '|',
  ':',
  'a|b',
  'acme:alice',
  'app:',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  '\u{1F600}',
  '\u{1F601}',
  '\ud83d',
  '\ude00',
  '\ude00\ud83d',
  '\u05e9\u05dc\u05d5\u05dd',
  '\u202eacme',
  'acme',
  'acme\u200b',
  '\u00e9',
  'e\u0301',
];

/** Text made of the separators and one letter: where joined text would be confused. */
const separators = fc.string({ unit: fc.constantFrom('|', ':', 'a'), maxLength: 3 });

/** An id that a careless comparison, a join or a plain object would trip over. */
export const awkwardId: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...KNOWN),
  separators,
  fc.string({ unit: 'binary', maxLength: 4 }),
);

const awkwardIds: fc.Arbitrary<Ids> = fc.record({
  app: awkwardId,
  user: awkwardId,
  session: awkwardId,
  invocation: awkwardId,
});

/** Two sets of ids, of which any may be the same. */
export const twoIds: fc.Arbitrary<readonly [Ids, Ids]> = fc
  .tuple(awkwardIds, awkwardIds, fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()))
  .map(([one, two, [app, user, session, invocation]]) => [
    one,
    {
      app: app ? one.app : two.app,
      user: user ? one.user : two.user,
      session: session ? one.session : two.session,
      invocation: invocation ? one.invocation : two.invocation,
    },
  ]);

/** The same text cut in two at two different bars: two pairs of ids that read alike when joined. */
export const twoCuts: fc.Arbitrary<
  readonly [readonly [string, string], readonly [string, string]]
> = fc.tuple(awkwardId, awkwardId, awkwardId).map(([a, b, c]) => [
  [`${a}|${b}`, c],
  [a, `${b}|${c}`],
]);

/** By the definition of each scope: whether both find the same values there. */
export function shares(scope: 'app' | 'user' | 'session' | 'temp', a: Ids, b: Ids): boolean {
  switch (scope) {
    case 'app':
      return a.app === b.app;
    case 'user':
      return a.app === b.app && a.user === b.user;
    case 'session':
      return a.app === b.app && a.user === b.user && a.session === b.session;
    case 'temp':
      return a.invocation === b.invocation;
  }
}
