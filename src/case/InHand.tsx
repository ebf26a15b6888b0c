import type { MotionValue } from 'framer-motion';
import type { ReactNode } from 'react';
import { caseReplay as words } from '../messages/en/case';
import type { Hands, Held, HeldLine, Stored } from './held';
import styles from './Blocks.module.css';
import { KeyLineOf, KeyLines, Pair, Sign } from './KeyLines';
import lineStyles from './KeyLines.module.css';
import { Name } from './Name';
import { Ids, sessionParts } from './Ids';
import { Value } from './Value';

type InHandProps = {
  readonly hands: readonly Hands[];
  readonly legs: MotionValue<number>;
};

/** The session objects that the callers hold, process by process. */
export function InHand({ hands, legs }: InHandProps) {
  return (
    <div className={styles['column']} role="group" aria-label={words.hands.heading}>
      <h4>{words.hands.heading}</h4>
      {hands.map(({ process, held }) => (
        <div key={process} className={styles['place']}>
          {hands.length > 1 && <p className={styles['owner']}>{words.hands.process(process)}</p>}
          {held.length === 0 ? (
            <p className={styles['none']}>{words.hands.nothing}</p>
          ) : (
            <ul className={styles['blocks']}>
              {held.map((each) => (
                <li key={each.handle} className={styles['block']} data-kind={each.kind}>
                  <HeldOf held={each} legs={legs} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

function HeldOf({ held, legs }: { held: Held; legs: MotionValue<number> }) {
  switch (held.kind) {
    case 'failed': {
      const { failed } = words.hands;
      const said =
        held.failure.kind === 'error' ? failed.error(held.failure.error) : failed['no-session'];
      return <Head name={held.handle} mark={said} />;
    }
    case 'gone':
      return <Head name={held.handle} mark={words.hands.gone} />;
    case 'object':
      return (
        <>
          <Head name={held.handle} mark={held.isNew ? words.hands.isNew : null}>
            <Ids of={sessionParts(held.ids)} />
          </Head>
          <p className={styles['relation']} data-relation={held.relation}>
            {words.hands.relation[held.relation]}
          </p>
          <HeldLines lines={held.lines} legs={legs} />
          {held.pending.length > 0 && (
            <div className={styles['pending']}>
              <p className={styles['label']}>{words.hands.pending}</p>
              <KeyLines lines={held.pending} legs={legs} empty="" />
            </div>
          )}
        </>
      );
  }
}

type HeadProps = {
  readonly name: string;
  readonly mark: string | null;
  readonly children?: ReactNode;
};

function Head({ name, mark, children }: HeadProps) {
  return (
    <div className={styles['head']}>
      <b>
        <Name text={name} />
      </b>
      {children}
      {mark !== null && <span className={styles['mark']}>{mark}</span>}
    </div>
  );
}

type HeldLinesProps = { readonly lines: readonly HeldLine[]; readonly legs: MotionValue<number> };

function HeldLines({ lines, legs }: HeldLinesProps) {
  if (lines.length === 0) return <p className={styles['none']}>{words.hands.emptyState}</p>;
  return (
    <ul className={lineStyles['lines']}>
      {lines.map((line) => (
        <li key={line.key}>
          {line.kind === 'missing' ? (
            <div className={lineStyles['line']} data-change={line.kind}>
              <Sign text={words.differsSign} />
              <Pair name={line.key} json={line.value} />
              <span className={lineStyles['note']}>{words.stored.missing}</span>
            </div>
          ) : (
            <KeyLineOf line={line} legs={legs}>
              <StoredOf stored={line.stored} />
            </KeyLineOf>
          )}
        </li>
      ))}
    </ul>
  );
}

function StoredOf({ stored }: { stored: Stored }) {
  switch (stored.kind) {
    case 'same':
      return null;
    case 'none':
      return <span className={lineStyles['note']}>{words.stored.none}</span>;
    case 'other':
      return (
        <span className={lineStyles['note']}>
          <span className={lineStyles['differs']}>{words.differsSign}</span> {words.stored.other}{' '}
          <Value json={stored.value} />
        </span>
      );
  }
}
