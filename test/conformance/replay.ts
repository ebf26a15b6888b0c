import { playCase } from '../../src/engine/case/play';
import { told } from '../../src/engine/case/told';
import type { Answer as EngineAnswer } from '../../src/engine/service/operation';
import type { Rules } from '../../src/engine/service/rules';
import type { Answer, Case } from './case-schema';
import { stepOf } from './case-step';

/** What the model answers to a step, and who wrote the value that a read was told. */
export type Replayed = { readonly answer: Answer; readonly writer: string | null };

/** Plays a case on the model by the rules of a runtime. A step is called by its number, from 0. */
export function replay({ steps }: Case, rules: Rules): readonly Replayed[] {
  return playCase({ steps: steps.map(stepOf) }, rules).map(({ world, answer }) => ({
    answer: told(world, answer),
    writer: writerOf(answer),
  }));
}

function writerOf(answer: EngineAnswer): string | null {
  return answer.kind === 'read' && answer.found.kind === 'value' ? answer.found.cell.by : null;
}
