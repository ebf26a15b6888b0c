import type { Case } from '../engine/case/case';
import type { Rules } from '../engine/service/rules';
import type { HandleId, ProcessId } from '../engine/service/values';

/** What stays the same through a replay: the rules, and who may come up, in the order of the steps. */
export type Frame = {
  readonly rules: Rules;
  readonly processes: readonly ProcessId[];
  readonly handles: readonly HandleId[];
};

/** The frame of a case that is played by these rules. */
export function frameOf({ steps }: Pick<Case, 'steps'>, rules: Rules): Frame {
  return {
    rules,
    processes: [...new Set(steps.map(({ process }) => process))],
    handles: [...new Set(steps.flatMap(({ op }) => ('as' in op ? [op.as] : [])))],
  };
}
