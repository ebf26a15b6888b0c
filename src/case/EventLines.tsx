import type { MotionValue } from 'framer-motion';
import { STATIONS } from '../engine/timeline';
import { caseReplay as words } from '../messages/en/case';
import { Appear } from '../stage/Appear';
import type { EventKey, EventLine } from './event-lines';
import styles from './EventLines.module.css';
import { Pair, Sign } from './KeyLines';
import lineStyles from './KeyLines.module.css';
import { Name } from './Name';

type EventLinesProps = {
  readonly events: readonly EventLine[];
  readonly legs: MotionValue<number>;
};

/** The stored events of a session, each with its delta. */
export function EventLines({ events, legs }: EventLinesProps) {
  return (
    <ol className={lineStyles['lines']}>
      {events.map((event, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- an event id may come twice
        <li key={i}>
          {event.kind === 'same' ? (
            <EventLineOf event={event} />
          ) : (
            <Appear legs={legs} from={STATIONS.atStore}>
              <EventLineOf event={event} />
            </Appear>
          )}
        </li>
      ))}
    </ol>
  );
}

function EventLineOf({ event: { kind, id, keys } }: { event: EventLine }) {
  return (
    <div className={lineStyles['line']} data-change={kind}>
      <Sign text={words.sign[kind]} />
      <span className={`${lineStyles['pair']} ${styles['event']}`}>
        <b>
          <Name text={id} />
        </b>
        {keys.length === 0 && <span className={styles['empty']}>{words.service.emptyDelta}</span>}
        {keys.map((each) => (
          <span key={each.key} className={styles['key']}>
            <KeyOf carried={each} />
          </span>
        ))}
      </span>
      {kind !== 'same' && <span className={lineStyles['word']}>{words.word[kind]}</span>}
    </div>
  );
}

function KeyOf({ carried }: { carried: EventKey }) {
  switch (carried.kind) {
    case 'writes':
      return <Pair name={carried.key} json={carried.value} />;
    case 'removes':
      return (
        <>
          <Name text={carried.key} /> {words.removes}
        </>
      );
  }
}
