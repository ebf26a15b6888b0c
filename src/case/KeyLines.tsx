import type { MotionValue } from 'framer-motion';
import type { ReactNode } from 'react';
import { STATIONS } from '../engine/timeline';
import type { Json } from '../engine/service/values';
import { caseReplay as words } from '../messages/en/case';
import { Appear } from '../stage/Appear';
import styles from './KeyLines.module.css';
import type { KeyLine } from './lines';
import { Name } from './Name';
import { Value } from './Value';

type KeyLinesProps = {
  readonly lines: readonly KeyLine[];
  readonly legs: MotionValue<number>;
  readonly empty: string;
};

/** The keys of a state, with what a step did to each. */
export function KeyLines({ lines, legs, empty }: KeyLinesProps) {
  if (lines.length === 0) return <p className={styles['empty']}>{empty}</p>;
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={line.key}>
          <KeyLineOf line={line} legs={legs} />
        </li>
      ))}
    </ul>
  );
}

type LineProps = {
  readonly line: KeyLine;
  readonly legs: MotionValue<number>;
  /** What more there is to say of the key. */
  readonly children?: ReactNode;
};

/** One key; what the step did to it is a sign, a word and a colour, and comes in with the event. */
export function KeyLineOf({ line, legs, children }: LineProps) {
  const content = (
    <div className={styles['line']} data-change={line.kind}>
      <Sign text={words.sign[line.kind]} />
      <Pair name={line.key} json={line.kind === 'removed' ? line.was : line.value} />
      <span className={styles['remarks']}>
        {line.kind !== 'same' && (
          <span className={styles['word']}>
            {words.word[line.kind]}
            {line.kind === 'changed' && (
              <>
                {`, ${words.was} `}
                <Value json={line.was} />
              </>
            )}
          </span>
        )}
        {children}
      </span>
    </div>
  );
  return line.kind === 'same' ? (
    content
  ) : (
    <Appear legs={legs} from={STATIONS.atStore}>
      {content}
    </Appear>
  );
}

/** A sign beside a line; its word stands in the line. */
export function Sign({ text }: { text: string }) {
  return (
    <span className={styles['sign']} aria-hidden="true">
      {text}
    </span>
  );
}

/** A key and its value. */
export function Pair({ name, json }: { name: string; json: Json }) {
  return (
    <span className={styles['pair']}>
      <b>
        <Name text={name} />
      </b>{' '}
      <span className={styles['equals']}>{words.equals}</span> <Value json={json} />
    </span>
  );
}
