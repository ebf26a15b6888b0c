import type { MotionValue } from 'framer-motion';
import { STATIONS } from '../engine/timeline';
import { jsonText } from '../engine/service/values';
import { storageKeyText } from '../engine/storage-key';
import { messages } from '../messages';
import { Ident } from '../ui/Ident';
import { Appear } from './Appear';
import type { CellView, StoreView } from './picture';
import styles from './Service.module.css';

type ServiceProps = {
  readonly stores: readonly StoreView[];
  readonly legs: MotionValue<number>;
  readonly guarded: boolean;
  /** What the service is called. */
  readonly name: string;
};

/** The session service with its stores, and the application's guard before it when it is on. */
export function Service({ stores, legs, guarded, name }: ServiceProps) {
  const words = messages.stage;
  return (
    <div className={styles['service']} data-anchor="service">
      <h4>{name}</h4>
      <ul>
        {stores.map(({ scope, hot, cells }) => (
          <li
            key={scope}
            className={styles['store']}
            data-hot={hot || undefined}
            data-scope={scope}
          >
            <p className={styles['name']}>
              <b>{messages.terms.store[scope].name}</b>
              <span>{messages.terms.store[scope].reach}</span>
            </p>
            {cells.length === 0 && <p className={styles['empty']}>{words.empty}</p>}
            {cells.map((view) => (
              <CellOf
                key={JSON.stringify(view.slot)}
                view={view}
                legs={legs}
                alone={cells.length === 1}
              />
            ))}
          </li>
        ))}
      </ul>
      {guarded && (
        <div className={styles['guard']} data-anchor="guard">
          <span>{words.guard}</span>
        </div>
      )}
    </div>
  );
}

type CellProps = {
  readonly view: CellView;
  readonly legs: MotionValue<number>;
  /** True when the store is empty until this arrives. */
  readonly alone: boolean;
};

function CellOf({ view, legs, alone }: CellProps) {
  if (!view.arrives) return <Cell view={view} />;
  return (
    <div className={styles['arriving']}>
      {alone && (
        <Appear legs={legs} from={STATIONS.leaves} over={0} until={STATIONS.atStore}>
          <p className={styles['empty']}>{messages.stage.empty}</p>
        </Appear>
      )}
      <Appear legs={legs} from={STATIONS.atStore}>
        <Cell view={view} />
      </Appear>
    </div>
  );
}

function Cell({ view }: { view: CellView }) {
  const words = messages.stage;
  const { slot } = view;
  return (
    <div
      className={styles['cell']}
      data-kind={view.kind}
      data-tenant={view.kind === 'holds' ? view.cell.tag : undefined}
      data-slot={JSON.stringify(slot)}
    >
      <span className={styles['key']}>
        <Ident text={storageKeyText(slot.bucket)} />
      </span>
      {view.kind === 'holds' && view.cell.tag !== null && (
        <span className={styles['tag']}>{words.tag(view.cell.tag)}</span>
      )}
      <span className={styles['value']}>
        {view.kind === 'holds' && <Ident text={words.cell(slot.key, jsonText(view.cell.value))} />}
        {view.kind === 'ended' && words.ended}
        {view.kind === 'own-empty' && words.nothingHere}
      </span>
    </div>
  );
}
