import type { MotionValue } from 'framer-motion';
import { STATIONS } from '../engine/timeline';
import type { SegmentRow } from '../engine/storage-key';
import { messages } from '../messages';
import { Ident } from '../ui/Ident';
import { Appear } from './Appear';
import styles from './Comparison.module.css';
import type { Picture } from './picture';

type ComparisonProps = {
  readonly picture: Extract<Picture, { kind: 'write' | 'read' }>;
  readonly legs: MotionValue<number>;
};

const SIGNS = { equal: '=', differs: '≠', beyond: '' } satisfies Record<
  SegmentRow['state'],
  string
>;

/** The rows come in one after the other, all within their leg. */
const STAGGER = 0.15;

/** The key that holds the plan beside the key that this reader resolves, segment by segment. */
export function Comparison({ picture, legs }: ComparisonProps) {
  const words = messages.stage;
  const reads = picture.kind === 'read';
  const { tenant } = picture.event.step.actor;
  return (
    <table role="table" className={styles['comparison']} data-anchor="key">
      <caption className="visually-hidden">{words.comparison}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{words.segment}</span>
          </th>
          <th role="columnheader" scope="col">
            {headOf(picture)}
          </th>
          {reads && (
            <>
              <td role="cell" />
              <th role="columnheader" scope="col">
                {words.resolves(picture.event)}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {picture.rows.map((row, i) => (
          <tr role="row" key={row.name} data-state={row.state}>
            <th role="rowheader" scope="row">
              {messages.terms.segment[row.name]}
            </th>
            <td role="cell">
              <Segment
                text={row.held}
                tenant={reads ? picture.event.writer.tenant : tenant}
                legs={legs}
                from={reads ? null : STATIONS.keyResolved + i * STAGGER}
              />
            </td>
            {reads && (
              <>
                <td role="cell" className={styles['sign']}>
                  <Appear legs={legs} from={STATIONS.compared + i * STAGGER}>
                    <span aria-hidden="true">{SIGNS[row.state]}</span>
                    <span className="visually-hidden">{words.relation[row.state]}</span>
                  </Appear>
                </td>
                <td role="cell">
                  <Segment
                    text={row.resolved}
                    tenant={tenant}
                    legs={legs}
                    from={STATIONS.keyResolved + i * STAGGER}
                  />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function headOf(picture: ComparisonProps['picture']): string {
  const words = messages.stage;
  if (picture.kind === 'write') return words.storageKey;
  if (picture.event.put.kind !== 'at') return words.neverHeld;
  return isEnded(picture) ? words.held : words.holds;
}

/** True when the value is gone, and only its key is left to compare. */
function isEnded({ stores }: Picture): boolean {
  return stores.some(({ cells }) => cells.some(({ kind }) => kind === 'ended'));
}

type SegmentProps = {
  readonly text: string | null;
  readonly tenant: string;
  readonly legs: MotionValue<number>;
  /** The station from which on it is there; null for always. */
  readonly from: number | null;
};

function Segment({ text, tenant, legs, from }: SegmentProps) {
  if (text === null) return null;
  const box = (
    <span className={styles['segment']} data-tenant={tenant}>
      <Ident text={text} />
    </span>
  );
  return from === null ? (
    box
  ) : (
    <Appear legs={legs} from={from}>
      {box}
    </Appear>
  );
}
