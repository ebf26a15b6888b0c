import { useRef } from 'react';
import type { PersonEvent, Run } from '../engine/scenario/run';
import { STATIONS } from '../engine/timeline';
import { messages } from '../messages';
import { usePlayerState } from '../player/PlayerContext';
import { useFollow } from '../player/useFollow';
import { usePointing } from '../player/usePointing';
import { Icon } from '../ui/Icon';
import { Ident } from '../ui/Ident';
import styles from './Readers.module.css';
import { readersByTenant } from './picture';
import { useLegs } from './useLegs';

/** The tenants and their people, each a button that leads to its moment. */
export function Readers({ run }: { run: Run }) {
  return (
    <div className={styles['tenants']} role="group" aria-label={messages.stage.readers}>
      {readersByTenant(run).map(({ tenant, events }) => (
        <div
          key={tenant}
          className={styles['tenant']}
          data-tenant={tenant}
          role="group"
          aria-label={tenant}
        >
          <p className={styles['name']} aria-hidden="true">
            {tenant}
          </p>
          {events.map((event) => (
            <Reader key={event.index} event={event} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Reader({ event }: { event: PersonEvent }) {
  const { index, step, turn } = event;
  const reached = usePlayerState((state) => state.event >= index);
  const current = usePlayerState((state) => state.event === index);
  const ring = useRef<HTMLSpanElement>(null);
  const pointing = usePointing(index);
  useFollow(useLegs(index), (legs) => {
    if (ring.current !== null) ring.current.style.opacity = legs >= STATIONS.leaves ? '1' : '0';
  });
  const who = { actor: step.actor, turn };
  const outcome = event.kind === 'read' ? event.judgement.outcome : null;
  return (
    <button
      type="button"
      className={styles['reader']}
      data-reader={index}
      data-outcome={(reached && outcome) || undefined}
      aria-current={current ? 'step' : undefined}
      {...pointing.area}
      {...pointing.button}
    >
      <span ref={ring} className={styles['ring']} aria-hidden="true" />
      <span className={styles['who']}>
        <b>
          <Ident text={step.actor.name} />
        </b>{' '}
        <span className={styles['session']}>{messages.terms.session(who)}</span>
      </span>
      <span className={styles['short']} aria-hidden="true">
        {outcome === null ? messages.terms.writeMark : messages.terms.shortMark(who)}
      </span>
      <span className={styles['outcome']} data-reached={reached || undefined}>
        {outcome === null ? (
          <span className={styles['wrote']}>{messages.stage.wrote}</span>
        ) : (
          <>
            <Icon name={outcome} /> <span>{messages.terms.outcome[outcome]}</span>
          </>
        )}
      </span>
    </button>
  );
}
