import type { Case } from '../engine/case/case';
import { playCase } from '../engine/case/play';
import { told, type ToldAnswer } from '../engine/case/told';
import { valueAt } from '../engine/persistent-map';
import { RUNTIMES, type RuntimeId } from '../engine/runtimes';
import type { Op } from '../engine/service/operation';
import type { ProcessId } from '../engine/service/values';
import { EMPTY_WORLD, objectAt, type World } from '../engine/service/world';
import type { SessionIds } from '../engine/storage-key';
import { frameOf, type Frame } from './frame';

/** A step of a replay: what was asked, what was answered, and the world before and after. */
export type ReplayEvent = {
  readonly index: number;
  readonly op: Op;
  readonly process: ProcessId;
  /** The session whose object the step works on; null where it works on none. */
  readonly session: SessionIds | null;
  readonly answer: ToldAnswer;
  /** What the documented contract would have answered, where that is something else. */
  readonly contract: ToldAnswer | null;
  readonly before: World;
  readonly world: World;
};

/** A case as a runtime plays it. */
export type Replay = {
  readonly about: string;
  readonly frame: Frame;
  readonly events: readonly ReplayEvent[];
};

/** Plays a case by a runtime's rules, and beside it by those of the documented contract. */
export function replayOf(shown: Case, runtime: RuntimeId): Replay {
  const rules = RUNTIMES[runtime];
  const documented = playCase(shown, RUNTIMES.contract);
  const events = playCase(shown, rules).map(
    ({ index, step: { op, process }, answer, before, world }): ReplayEvent => {
      const said = told(world, answer);
      const other = documented[index];
      const contract = other === undefined ? said : told(other.world, other.answer);
      const differs = JSON.stringify(contract) !== JSON.stringify(said);
      return {
        index,
        op,
        process,
        session: sessionOf(before, op),
        answer: said,
        contract: differs ? contract : null,
        before,
        world,
      };
    },
  );
  return { about: shown.about, frame: frameOf(shown, rules), events };
}

/** The world after an event; before the first it is empty. */
export function worldAt({ events }: Replay, event: number): World {
  return events[event]?.world ?? EMPTY_WORLD;
}

function sessionOf(world: World, op: Op): SessionIds | null {
  if (!('on' in op)) return null;
  const handle = valueAt(world.handles, op.on);
  return handle?.kind === 'object' ? objectAt(world, handle.object).ids : null;
}
