import fc from 'fast-check';
import type { Actor, Scenario, Step } from '../../src/engine/scenario/scenario';
import { awkwardId } from './awkward-ids';
import { appends, begins, creates, ends, reads } from './scenario/script';

/** What an actor does in one invocation. */
type Turn = {
  readonly actor: number;
  readonly writes: boolean;
  readonly prefix: string;
  readonly value: string;
  readonly ended: boolean;
};

const PREFIXES = ['', 'user:', 'app:', 'temp:'];

/** Few ids, so that actors often share an app name, a user or a process. */
function actorsOf(ids: readonly string[]): fc.Arbitrary<readonly Actor[]> {
  const actor = fc.record({
    id: fc.constantFrom(...ids),
    tenant: fc.constantFrom('acme', 'globex', 'initech'),
    name: fc.constantFrom(...ids),
    ids: fc.record({
      app: fc.constantFrom(...ids),
      user: fc.constantFrom(...ids),
      session: fc.constantFrom(...ids),
    }),
    process: fc.constantFrom('worker-1', 'worker-1', 'worker-2'),
  });
  return fc.array(actor, { minLength: 3, maxLength: 3 });
}

const turn: fc.Arbitrary<Turn> = fc.record({
  actor: fc.nat(2),
  writes: fc.boolean(),
  prefix: fc.constantFrom(...PREFIXES),
  value: awkwardId,
  ended: fc.boolean(),
});

/**
 * Scenarios of three actors in which the first writes `plan` and then all write and read it as it
 * comes. Every judged read asks about the first write.
 */
export const randomScenario: fc.Arbitrary<Scenario> = fc
  .array(awkwardId, { minLength: 2, maxLength: 3 })
  .chain((ids) =>
    fc.record({
      actors: actorsOf(ids),
      prefix: fc.constantFrom(...PREFIXES),
      turns: fc.array(turn, { minLength: 1, maxLength: 8 }),
      guard: fc.boolean(),
    }),
  )
  .map(({ actors, prefix, turns, guard }): Scenario => {
    const first = { actor: 0, writes: true, prefix, value: 'first', ended: true };
    return {
      tenants: ['acme', 'globex', 'initech'],
      guard,
      steps: [
        ...actors.map(creates),
        ...[first, ...turns].flatMap((each, i) => stepsOf(actors, each, i)),
      ],
    };
  });

function stepsOf(actors: readonly Actor[], each: Turn, i: number): readonly Step[] {
  const by = actors[each.actor];
  if (by === undefined) return [];
  const on = `inv-${i}`;
  const key = `${each.prefix}plan`;
  const expect = { value: 'write-0', shouldSee: by.tenant === actors[0]?.tenant };
  return [
    begins(by, on),
    each.writes ? appends(by, on, `write-${i}`, [[key, each.value]]) : reads(by, on, key, expect),
    ...(each.ended ? [ends(by, on)] : []),
  ];
}
