import type { RuleName } from '../engine/service/rules';
import { runtimes, valueText } from '../messages/en/runtimes';
import { runtimesPage } from '../messages/en/runtimes-page';
import type { Cell } from './cell';

const words = runtimesPage.cell;

/** A rule's value in a word or two: its id reads well enough. */
export function valueLabel(value: string): string {
  return value.replaceAll('-', ' ');
}

/** What stands in a cell of the matrix, in a word or two. */
export function labelOf(rule: RuleName, cell: Cell): string {
  switch (cell.kind) {
    case 'value':
      return valueLabel(cell.value);
    case 'other':
      return words.otherLabel[rule] ?? words.other;
    case 'absent':
    case 'unsaid':
      return words.none;
    case 'unknown':
    case 'disputed':
      return words[cell.kind].label;
  }
}

/** What a cell says, as a sentence without its stop. */
export function sentenceOf(rule: RuleName, cell: Cell): string {
  switch (cell.kind) {
    case 'value':
      return valueText(rule, cell.value);
    case 'other':
      return runtimes.vertex[rule] ?? words.other;
    case 'absent':
    case 'unsaid':
    case 'unknown':
    case 'disputed':
      return words[cell.kind].sentence;
  }
}
