import { messages } from '../../messages';
import { realAdkResults } from '../../messages/en/real-adk-results';
import type { Comparison, ReadComparison } from '../../real-adk/compare';
import { Outcome } from '../../report/Outcome';
import { Icon } from '../../ui/Icon';
import { Ident } from '../../ui/Ident';
import styles from './ReadsTable.module.css';
import { StateView } from './StateView';

const words = realAdkResults.table;
const HEADS = [words.reader, words.answer, words.real, words.model, words.compared];

type ReadsTableProps = { readonly comparison: Comparison; readonly guarded: boolean };

/** The reads on the real service beside the model's, one row a reader. */
export function ReadsTable({ comparison, guarded }: ReadsTableProps) {
  return (
    <table role="table" aria-label={words.label} className={styles['reads']}>
      <thead role="rowgroup">
        <tr role="row">
          {HEADS.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {comparison.reads.map((each) => (
          <ReadRow key={each.read.step.id} comparison={each} guarded={guarded} />
        ))}
      </tbody>
    </table>
  );
}

type ReadRowProps = { readonly comparison: ReadComparison; readonly guarded: boolean };

function ReadRow({ comparison, guarded }: ReadRowProps) {
  const { read, state, real, model, agree } = comparison;
  const { actor } = read.step;
  const isValue = real.answer.kind === 'value';
  return (
    <tr role="row" data-differs={!agree || undefined}>
      <th role="rowheader" scope="row">
        {messages.terms.reader({ actor, turn: read.turn })}
      </th>
      <td role="cell">
        {isValue ? (
          <code>
            <Ident text={realAdkResults.answer(real.answer)} />
          </code>
        ) : (
          realAdkResults.answer(real.answer)
        )}
        {guarded && isValue && (
          <p className="note">
            {real.outcome === 'blocked'
              ? realAdkResults.stopped(actor.tenant)
              : realAdkResults.passed}
          </p>
        )}
        {state !== null && <StateView label={realAdkResults.state(actor)} state={state} />}
      </td>
      <td role="cell" data-label={words.labelled(words.real)}>
        <Outcome outcome={real.outcome} />
      </td>
      <td role="cell" data-label={words.labelled(words.model)}>
        <Outcome outcome={model.outcome} />
      </td>
      <td role="cell">
        <span className={styles['compared']}>
          <Icon name={agree ? 'served' : 'leak'} />
          {realAdkResults.agree[`${agree}`]}
        </span>
      </td>
    </tr>
  );
}
