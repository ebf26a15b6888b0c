import type { MotionValue } from 'framer-motion';
import { useRef, type ReactNode } from 'react';
import { STATIONS } from '../engine/timeline';
import type { ReadEvent, WriteEvent } from '../engine/scenario/run';
import { jsonText, type Slot } from '../engine/service/values';
import { stateKeyText } from '../engine/state-key';
import { messages } from '../messages';
import { Chip, type Trip } from './Chip';
import { shareOf, type Wires } from './geometry';
import { lookedAt, type Picture } from './picture';
import { usePlaces } from './usePlaces';
import { Wire } from './Wire';
import styles from './WiresOf.module.css';

type WiresOfProps = {
  readonly picture: Extract<Picture, { kind: 'write' | 'read' }>;
  readonly legs: MotionValue<number>;
  readonly guarded: boolean;
};

/** The connectors of an event and the chips that travel them. */
export function WiresOf({ picture, legs, guarded }: WiresOfProps) {
  const svg = useRef<SVGSVGElement>(null);
  const slot = picture.kind === 'read' ? lookedAt(picture.event) : storedAt(picture.event);
  const refused = picture.kind === 'read' && picture.event.judgement.outcome === 'blocked';
  const wires = usePlaces(svg, {
    reader: picture.event.index,
    slot,
    refused,
    guarded,
  });
  const drawn = wires === null ? NOTHING : drawingOf(picture, legs, wires);
  return (
    <>
      <svg ref={svg} className={styles['wires']} aria-hidden="true">
        {drawn.lines}
      </svg>
      {drawn.chips}
    </>
  );
}

/** Where the first value of a write was stored, or null. */
function storedAt({ writes: [write] }: WriteEvent): Slot | null {
  return write?.put.kind === 'at' ? write.put.slot : null;
}

type Drawing = { readonly lines: ReactNode; readonly chips: ReactNode };

const NOTHING: Drawing = { lines: null, chips: null };

function drawingOf(picture: WiresOfProps['picture'], legs: MotionValue<number>, wires: Wires) {
  return picture.kind === 'write'
    ? writeDrawing(picture.event, legs, wires)
    : readDrawing(picture.event, legs, wires);
}

function writeDrawing(event: WriteEvent, legs: MotionValue<number>, wires: Wires): Drawing {
  const { tenant } = event.step.actor;
  const [write] = event.writes;
  if (write === undefined) return NOTHING;
  const line = { legs, look: 'carries', tenant } as const;
  return {
    lines: (
      <>
        <Wire {...line} from={STATIONS.leaves} line={wires.toKey} />
        <Wire {...line} from={STATIONS.compared} line={wires.toStore} head="filled" />
      </>
    ),
    chips: (
      <Chip
        legs={legs}
        look="value"
        tenant={tenant}
        text={messages.stage.cell(stateKeyText(write.key), jsonText(write.value))}
        trips={askTrips(wires)}
      />
    ),
  };
}

function readDrawing(event: ReadEvent, legs: MotionValue<number>, wires: Wires): Drawing {
  const { tenant } = event.step.actor;
  const { outcome } = event.judgement;
  const ask = { legs, look: 'asks', tenant } as const;
  const brings = outcome === 'missed' || outcome === 'sees-nothing' ? 'brings-nothing' : 'carries';
  const answer = { legs, outcome, from: STATIONS.atStore } as const;
  const home = {
    line: wires.home,
    from: STATIONS.atStore,
    to: STATIONS.home,
    until: Infinity,
    upTo: shareOf(wires.home, wires.rest),
  };
  return {
    lines: (
      <>
        <Wire {...ask} from={STATIONS.leaves} line={wires.toKey} />
        <Wire {...ask} from={STATIONS.compared} line={wires.toStore} head="open" />
        <Wire {...answer} look="carries" line={wires.toGuard} />
        <Wire {...answer} look={brings} line={wires.home} head="filled" />
      </>
    ),
    chips: (
      <>
        <Chip
          legs={legs}
          look="asks"
          tenant={tenant}
          text={messages.stage.ask(stateKeyText(event.key))}
          trips={askTrips(wires)}
        />
        <Chip legs={legs} look="answer" outcome={outcome} text={answerText(event)} trips={[home]} />
      </>
    ),
  };
}

/** A request becomes its key at the comparison, and sets out again once the keys are compared. */
function askTrips({ toKey, toStore }: Wires): readonly Trip[] {
  return [
    {
      line: toKey,
      from: STATIONS.leaves,
      to: STATIONS.keyResolved,
      until: STATIONS.keyResolved + 0.25,
      upTo: 1,
    },
    {
      line: toStore,
      from: STATIONS.compared + 0.3,
      to: STATIONS.atStore,
      until: STATIONS.atStore + 0.25,
      upTo: 1,
    },
  ];
}

function answerText({ found, judgement }: ReadEvent): string {
  switch (judgement.outcome) {
    case 'blocked':
      return messages.stage.refused;
    case 'missed':
    case 'sees-nothing':
      return messages.stage.nothing;
    case 'served':
    case 'leak':
      return found.kind === 'value' ? jsonText(found.cell.value) : '';
  }
}
