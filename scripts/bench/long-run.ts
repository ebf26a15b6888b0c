import { contract } from '../../src/engine/runtimes/contract.ts';
import { apply } from '../../src/engine/service/apply.ts';
import type { Op } from '../../src/engine/service/operation.ts';
import { EMPTY_WORLD } from '../../src/engine/service/world.ts';

const USERS = 40;
const TURNS = 10;
const KEYS = ['plan', 'user:plan', 'app:plan', 'temp:plan'];

/**
 * Plays that many operations: sessions are created one after the other, each for one of forty users,
 * and each has ten turns of a load, a write and two reads. Every world is kept, as a run keeps them.
 *
 * @returns how many worlds there were
 */
export function longRun(steps: number): number {
  const worlds = [EMPTY_WORLD];
  for (const [i, op] of operations(steps).entries()) {
    const world = worlds[i] ?? EMPTY_WORLD;
    const caller = { step: String(i), tag: null, process: 'worker-1' };
    worlds.push(apply(world, op, caller, contract).world);
  }
  return worlds.length;
}

function operations(steps: number): readonly Op[] {
  const ops: Op[] = [];
  for (let session = 0; ops.length < steps; session += 1) {
    const user = `user-${session % USERS}`;
    const ids = { app: 'support-agent', user, session: `session-${session}` };
    ops.push({ op: 'create', as: `created-${session}`, ids });
    for (let turn = 0; turn < TURNS; turn += 1) {
      const on = `inv-${session}-${turn}`;
      const at = ops.length;
      const delta = [[`${KEYS[turn % KEYS.length] ?? ''}-${turn}`, at]] as const;
      ops.push(
        { op: 'get', as: on, ids },
        { op: 'append', on, event: `event-${at}`, at, author: 'agent', delta },
        ...KEYS.slice(0, 2).map((key): Op => ({ op: 'read', on, key: `${key}-${turn}` })),
        { op: 'end', on },
      );
    }
  }
  return ops.slice(0, steps);
}
