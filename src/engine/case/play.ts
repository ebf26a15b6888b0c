import { apply } from '../service/apply';
import type { Answer } from '../service/operation';
import type { Rules } from '../service/rules';
import { EMPTY_WORLD, type World } from '../service/world';
import type { Case, CaseStep } from './case';

/** A step that was played: what the caller was told, and the world before and after it. */
export type CaseEvent = {
  readonly index: number;
  readonly step: CaseStep;
  readonly answer: Answer;
  readonly before: World;
  readonly world: World;
};

/** Plays a case on an empty world by the rules of a session service. A step's id is its number, from 0. */
export function playCase({ steps }: Pick<Case, 'steps'>, rules: Rules): readonly CaseEvent[] {
  let before = EMPTY_WORLD;
  return steps.map((step, index) => {
    const caller = { step: String(index), tag: null, process: step.process };
    const { world, answer } = apply(before, step.op, caller, rules);
    const event = { index, step, answer, before, world };
    before = world;
    return event;
  });
}
