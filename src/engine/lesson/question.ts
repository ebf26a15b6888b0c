import type { CaseEvent } from '../case/play';
import { bornOut, type Claim } from './claim';

/** What may be chosen as an answer, and what a run must bear out for it to be right. */
export type Option = { readonly name: string; readonly text: string; readonly claim: Claim };

/** Something to predict before a case is played. */
export type Question = {
  readonly name: string;
  readonly ask: string;
  /** One option is right, or any number of them. */
  readonly pick: 'one' | 'any';
  readonly options: readonly Option[];
  /** Why it comes out so; shown once it was answered. */
  readonly why: readonly string[];
};

/** A question as the message catalogue has it: what to choose from by name, and the explanation. */
export type QuestionWords<Name extends string> = {
  readonly ask: string;
  readonly options: Readonly<Record<Name, string>>;
  readonly why: readonly string[];
};

/** A question of these words, each of its options with what must hold for it to be right. */
export function question<Name extends string>(
  name: string,
  pick: Question['pick'],
  { ask, options, why }: QuestionWords<Name>,
  claims: Readonly<Record<NoInfer<Name>, Claim>>,
): Question {
  const names = Object.keys(options).filter((each): each is Name => Object.hasOwn(claims, each));
  return {
    name,
    ask,
    pick,
    options: names.map((each) => ({ name: each, text: options[each], claim: claims[each] })),
    why,
  };
}

/** The names of the options that the run bears out, in their order. */
export function rightOptions(
  { options }: Question,
  events: readonly CaseEvent[],
): readonly string[] {
  return options.filter(({ claim }) => bornOut(claim, events)).map(({ name }) => name);
}
