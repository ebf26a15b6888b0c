import { useMemo } from 'react';
import type { Case } from '../engine/case/case';
import { answersBeside } from '../engine/lesson/beside';
import type { RuntimeId } from '../engine/runtimes';
import { isTwin, POSTGRES_TWIN } from '../engine/runtimes/twin';
import { caseReplay } from '../messages/en/case';
import { lessonsPage } from '../messages/en/lessons-page';
import { runtimeNames } from '../messages/en/runtime-names';
import { Prose } from '../ui/Prose';
import styles from './Beside.module.css';
import type { Scene } from './lesson';

type BesideProps = {
  readonly shown: Case;
  readonly columns: Scene['beside'];
  /** The one by whose rules the scene is played. */
  readonly chosen: RuntimeId;
};

const words = lessonsPage.beside;

/** What every session service answers at some steps, those that answer alike in one row. */
export function Beside({ shown, columns, chosen }: BesideProps) {
  const rows = useMemo(
    () =>
      answersBeside(
        shown,
        columns.map(({ step }) => step),
      ),
    [shown, columns],
  );
  return (
    <details className={`card ${styles['beside']}`}>
      <summary>
        <h3>{words.heading}</h3>
      </summary>
      <div className={styles['rows']} role="table" aria-label={words.heading}>
        <div role="row" className={styles['head']}>
          <span role="columnheader">{words.services}</span>
          {columns.map(({ step, label }) => (
            <span key={step} role="columnheader">
              <Prose text={label} />
            </span>
          ))}
        </div>
        {rows.map(({ runtimes, answers }) => (
          <div key={runtimes.join()} role="row" className={styles['row']}>
            <span role="rowheader">
              {withoutTwins(runtimes).map((id) => (
                <span key={id} aria-current={id === chosen || undefined}>
                  {runtimeNames[id]}
                </span>
              ))}
            </span>
            {answers.map((answer, i) => (
              <span key={columns[i]?.step} role="cell">
                <b className={styles['label']}>
                  <Prose text={columns[i]?.label ?? ''} />
                </b>
                <Prose text={caseReplay.answer(answer)} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </details>
  );
}

/** A service that answers alike on both of its databases is named once. */
function withoutTwins(ids: readonly RuntimeId[]): readonly RuntimeId[] {
  return ids.filter((id) => !isTwin(id) || !ids.some((each) => `${each}${POSTGRES_TWIN}` === id));
}
