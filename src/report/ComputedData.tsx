import { placeOf } from '../engine/service/operation';
import { storageKeyText } from '../engine/storage-key';
import type { ReadEvent } from '../engine/scenario/run';
import { messages } from '../messages';
import { usePlayerState } from '../player/PlayerContext';
import { usePointing } from '../player/usePointing';
import { Ident } from '../ui/Ident';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import table from './reader-table.module.css';
import styles from './ComputedData.module.css';
import { Outcome } from './Outcome';

const words = messages.report.table;

/** What each reader's lookup came to, one row a reader. */
export function ComputedData({ reads }: { reads: readonly ReadEvent[] }) {
  return (
    <Section heading={words.heading} className="card">
      <table role="table" className={`${table['table']} ${styles['data']}`}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {words.reader}
            </th>
            <th role="columnheader" scope="col">
              {words.key}
            </th>
            <th role="columnheader" scope="col">
              {words.shouldSee}
            </th>
            <th role="columnheader" scope="col">
              {words.outcome}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {reads.map((read) => (
            <ReaderRow key={read.index} read={read} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function ReaderRow({ read }: { read: ReadEvent }) {
  const { index, step, turn, found, key, expect, judgement } = read;
  const looked = placeOf(found);
  const current = usePlayerState((state) => state.event === index);
  const pointing = usePointing(index);
  return (
    <tr
      role="row"
      data-current={current || undefined}
      data-outcome={judgement.outcome}
      {...pointing.area}
    >
      <th role="rowheader" scope="row">
        <button type="button" aria-current={current ? 'step' : undefined} {...pointing.button}>
          {messages.terms.reader({ actor: step.actor, turn })}
        </button>
      </th>
      <td role="cell">
        <code>{looked !== null && <Ident text={storageKeyText(looked.bucket)} />}</code>
        {looked !== null && looked.key !== key.name && (
          <span className={styles['as']}>
            {' '}
            <Prose text={words.storedAs(looked.key)} />
          </span>
        )}
      </td>
      <td role="cell" data-label={words.labelled(words.shouldSee)}>
        {expect.shouldSee ? words.yes : words.no}
      </td>
      <td role="cell">
        <Outcome outcome={judgement.outcome} />
      </td>
    </tr>
  );
}
