import type { RuntimeId } from '../../../src/engine/runtimes';

/**
 * The right options of a lesson's questions, by hand: `<part>/<question>`, and under it the options
 * that are right by the rules of the named runtimes, `*` being all others.
 */
export type Answers = Readonly<
  Record<string, Readonly<Partial<Record<RuntimeId | '*', readonly string[]>>>>
>;
