import { runtimes } from '../messages/en/runtimes';
import { runtimesPage } from '../messages/en/runtimes-page';
import { cellOf, isOdd } from './cell';
import { sentenceOf } from './cell-words';
import type { RuleGroup } from './rows';
import type { ServiceId } from './services';

/** A table in plain words. `odd` marks what differs from the contract. */
export type TextTable = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly TextCell[])[];
};

export type TextCell = { readonly text: string; readonly odd: boolean };

const words = runtimesPage;

/** The rules of these groups in these columns, in sentences. */
export function textTableOf(
  groups: readonly RuleGroup[],
  columns: readonly ServiceId[],
): TextTable {
  return {
    head: [words.matrix.group, words.matrix.rule, ...columns.map(words.serviceName)],
    rows: groups.flatMap(({ title, rules }) =>
      rules.map((rule) => [
        { text: title, odd: false },
        { text: runtimes.rules[rule].title, odd: false },
        ...columns.map((id) => {
          const cell = cellOf(rule, id);
          const text = sentenceOf(rule, cell);
          const chosen = cell.kind === 'value' && cell.chosen;
          return { text: chosen ? words.cell.withChosen(text) : text, odd: isOdd(cell) };
        }),
      ]),
    ),
  };
}
