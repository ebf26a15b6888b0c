import type { RuleName } from '../engine/service/rules';
import { runtimesPage } from '../messages/en/runtimes-page';
import { isOdd, type Cell } from './cell';
import styles from './CellText.module.css';
import { labelOf, sentenceOf } from './cell-words';

const words = runtimesPage.cell;

/** A cell in a word or two. A sign, and words for a screen reader, tell what is unlike the contract. */
export function CellText({ rule, cell }: { readonly rule: RuleName; readonly cell: Cell }) {
  const silent = cell.kind === 'absent' || cell.kind === 'unsaid';
  return (
    <span className={styles['text']} data-kind={cell.kind} data-odd={isOdd(cell) || undefined}>
      {isOdd(cell) && (
        <span className={styles['sign']} aria-hidden="true">
          {words.differsSign}
        </span>
      )}
      <span aria-hidden={silent || undefined}>{labelOf(rule, cell)}</span>
      {silent && <span className="visually-hidden">{sentenceOf(rule, cell)}</span>}
      {isOdd(cell) && <span className="visually-hidden">, {words.differs}</span>}
      {cell.kind === 'value' && cell.chosen && (
        <span className={styles['chosen']}>
          <span className="visually-hidden">, </span>
          {words.chosen}
        </span>
      )}
    </span>
  );
}
