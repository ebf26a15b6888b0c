import type { MotionValue } from 'framer-motion';
import { caseReplay as words } from '../messages/en/case';
import styles from './Blocks.module.css';
import { EventLines } from './EventLines';
import { KeyLines } from './KeyLines';
import lineStyles from './KeyLines.module.css';
import { bucketParts, Ids, sessionParts } from './Ids';

import type { BucketPart, OrphansPart, SessionPart, StorePart } from './stores';

type Moving = { readonly legs: MotionValue<number> };

const { service } = words;

/** All that the session service holds: a memory each process, or the one database. */
export function Stores({ stores, legs }: Moving & { readonly stores: readonly StorePart[] }) {
  return (
    <div
      className={`${styles['column']} ${styles['service']}`}
      role="group"
      aria-label={service.heading}
    >
      <h4>{service.heading}</h4>
      {stores.map((store) => (
        <div key={store.process} className={styles['place']}>
          <p className={styles['owner']}>
            {store.process === null ? service.database : service.memory(store.process)}
          </p>
          <div className={styles['blocks']}>
            <Buckets label={service.app} parts={store.app} legs={legs} />
            <Buckets label={service.user} parts={store.user} legs={legs} />
            <Sessions sessions={store.sessions} legs={legs} />
            {store.orphans.map((orphans) => (
              <Orphans key={JSON.stringify(orphans.ids)} orphans={orphans} legs={legs} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

type BucketsProps = Moving & { readonly label: string; readonly parts: readonly BucketPart[] };

function Buckets({ label, parts, legs }: BucketsProps) {
  return (
    <div className={styles['block']} data-empty={parts.length === 0 || undefined}>
      <p className={styles['head']}>
        <b>{label}</b>
        {parts.length === 0 && <span className={styles['none']}>{service.empty}</span>}
      </p>
      {parts.map(({ bucket, lines }) => (
        <div key={JSON.stringify(bucket)} className={styles['part']}>
          <Ids of={bucketParts(bucket)} />
          <KeyLines lines={lines} legs={legs} empty={service.empty} />
        </div>
      ))}
    </div>
  );
}

function Sessions({ sessions, legs }: Moving & { readonly sessions: readonly SessionPart[] }) {
  return (
    <div className={styles['block']} data-empty={sessions.length === 0 || undefined}>
      <p className={styles['head']}>
        <b>{service.sessions}</b>
        {sessions.length === 0 && <span className={styles['none']}>{service.none}</span>}
      </p>
      {sessions.length > 0 && (
        <ul className={styles['parts']}>
          {sessions.map((session) => (
            <li key={JSON.stringify(session.ids)} className={styles['part']}>
              <Session session={session} legs={legs} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Session({
  session: { ids, mark, lines, events },
  legs,
}: Moving & { readonly session: SessionPart }) {
  return (
    <>
      <div className={styles['head']} data-mark={mark}>
        <Ids of={sessionParts(ids)} />
        {mark !== 'same' && <span className={styles['mark']}>{service.mark[mark]}</span>}
      </div>
      {mark !== 'gone' && (
        <>
          <KeyLines lines={lines} legs={legs} empty={service.emptyState} />
          {events.length === 0 ? (
            <p className={lineStyles['empty']}>{service.noEvents}</p>
          ) : (
            <>
              <p className={styles['label']}>{service.events}</p>
              <EventLines events={events} legs={legs} />
            </>
          )}
        </>
      )}
    </>
  );
}

function Orphans({
  orphans: { ids, isNew, events },
  legs,
}: Moving & { readonly orphans: OrphansPart }) {
  return (
    <div className={styles['block']}>
      <p className={styles['head']}>
        <b>{service.orphans}</b>
        {isNew && <span className={styles['mark']}>{service.mark.new}</span>}
      </p>
      <Ids of={sessionParts(ids)} />
      <EventLines events={events} legs={legs} />
    </div>
  );
}
