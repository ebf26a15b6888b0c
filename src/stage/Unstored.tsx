import type { MotionValue } from 'framer-motion';
import type { WriteEvent } from '../engine/scenario/run';
import { jsonText } from '../engine/service/values';
import { stateKeyText } from '../engine/state-key';
import { STATIONS } from '../engine/timeline';
import { messages } from '../messages';
import { Ident } from '../ui/Ident';
import { Appear } from './Appear';
import styles from './Unstored.module.css';

type UnstoredProps = { readonly event: WriteEvent; readonly legs: MotionValue<number> };

const words = messages.stage;

/** Values that no store took: where they stand instead, if anywhere. */
export function Unstored({ event, legs }: UnstoredProps) {
  return (
    <ul className={styles['unstored']}>
      {event.writes.map(({ key, value, put }) => (
        <li key={stateKeyText(key)} data-put={put.kind} data-tenant={event.step.actor.tenant}>
          <Appear legs={legs} from={STATIONS.keyResolved}>
            <span className={styles['place']}>{words.unstored[put.kind]}</span>
            <code>
              <Ident text={words.cell(stateKeyText(key), jsonText(value))} />
            </code>
          </Appear>
        </li>
      ))}
    </ul>
  );
}
