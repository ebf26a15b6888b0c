import type { MotionValue } from 'framer-motion';
import type { RefObject } from 'react';
import { STATIONS } from '../engine/timeline';
import { stateKeyText } from '../engine/state-key';
import { messages } from '../messages';
import { Chip, type Trip } from './Chip';
import { shareOf, type Wires } from './geometry';
import { lookedAt, type Picture } from './scene';
import { usePlaces } from './usePlaces';
import { Wire } from './Wire';
import styles from './WiresOf.module.css';

type WiresOfProps = {
  readonly picture: Extract<Picture, { kind: 'write' | 'read' }>;
  readonly legs: MotionValue<number>;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
};

/** The connectors of an event and the chips that travel them. */
export function WiresOf({ picture, legs, root, layer }: WiresOfProps) {
  const slot = picture.kind === 'read' ? lookedAt(picture.event) : picture.event.writes[0]?.slot;
  const refused = picture.kind === 'read' && picture.event.judgement.outcome === 'blocked';
  const wires = usePlaces({ root, layer, reader: picture.event.index, slot: slot ?? null, refused });
  if (wires === null) return null;
  return picture.kind === 'write' ? (
    <WriteWires picture={picture} legs={legs} wires={wires} />
  ) : (
    <ReadWires picture={picture} legs={legs} wires={wires} />
  );
}

type Drawn<K extends Picture['kind']> = {
  readonly picture: Extract<Picture, { kind: K }>;
  readonly legs: MotionValue<number>;
  readonly wires: Wires;
};

function WriteWires({ picture, legs, wires }: Drawn<'write'>) {
  const { tenant } = picture.event.step.actor;
  const [write] = picture.event.writes;
  if (write === undefined) return null;
  return (
    <>
      <svg className={styles['wires']} aria-hidden="true">
        <Wire legs={legs} from={STATIONS.leaves} line={wires.toKey} look="carries" tenant={tenant} />
        <Wire
          legs={legs}
          from={STATIONS.compared}
          line={wires.toStore}
          look="carries"
          tenant={tenant}
          head="filled"
        />
      </svg>
      <Chip
        legs={legs}
        look="value"
        tenant={tenant}
        text={messages.stage.cell(stateKeyText(write.key), String(write.value))}
        trips={askTrips(wires)}
      />
    </>
  );
}

function ReadWires({ picture, legs, wires }: Drawn<'read'>) {
  const { event } = picture;
  const { tenant } = event.step.actor;
  const { outcome } = event.judgement;
  const answer = answerText(event);
  return (
    <>
      <svg className={styles['wires']} aria-hidden="true">
        <Wire legs={legs} from={STATIONS.leaves} line={wires.toKey} look="asks" tenant={tenant} />
        <Wire
          legs={legs}
          from={STATIONS.compared}
          line={wires.toStore}
          look="asks"
          tenant={tenant}
          head="open"
        />
        <Wire legs={legs} from={STATIONS.atStore} line={wires.toGuard} look="carries" outcome={outcome} />
        <Wire
          legs={legs}
          from={STATIONS.atStore}
          line={wires.home}
          look={outcome === 'missed' || outcome === 'sees-nothing' ? 'brings-nothing' : 'carries'}
          outcome={outcome}
          head="filled"
        />
      </svg>
      <Chip
        legs={legs}
        look="asks"
        tenant={tenant}
        text={messages.stage.ask(stateKeyText(event.key))}
        trips={askTrips(wires)}
      />
      <Chip
        legs={legs}
        look="answer"
        outcome={outcome}
        text={answer}
        trips={[
          {
            line: wires.home,
            from: STATIONS.atStore,
            to: STATIONS.home,
            until: Infinity,
            upTo: shareOf(wires.home, wires.rest),
          },
        ]}
      />
    </>
  );
}

/** A request becomes its key at the comparison, and sets out again once the keys are compared. */
function askTrips({ toKey, toStore }: Wires): readonly Trip[] {
  return [
    { line: toKey, from: STATIONS.leaves, to: STATIONS.keyResolved, until: STATIONS.keyResolved + 0.25, upTo: 1 },
    { line: toStore, from: STATIONS.compared + 0.3, to: STATIONS.atStore, until: STATIONS.atStore + 0.25, upTo: 1 },
  ];
}

function answerText({ found, judgement }: Drawn<'read'>['picture']['event']): string {
  switch (judgement.outcome) {
    case 'blocked':
      return messages.stage.refused;
    case 'missed':
    case 'sees-nothing':
      return messages.stage.nothing;
    case 'served':
    case 'leak':
      return found.kind === 'value' ? String(found.cell.value) : '';
  }
}
