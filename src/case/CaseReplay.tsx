import { useMemo, useRef } from 'react';
import type { Case } from '../engine/case/case';
import type { RuntimeId } from '../engine/runtimes';
import { PLAYER } from '../player/focus-toggle';
import type { Player } from '../player/player';
import { PlayerProvider } from '../player/PlayerContext';
import { Transport } from '../player/Transport';
import { useKeys } from '../player/useKeys';
import styles from './CaseReplay.module.css';
import { CaseStage } from './CaseStage';
import { marksOf } from './marks';
import { replayOf } from './replay';
import { Steps, type AnswersShown } from './Steps';

type CaseReplayProps = {
  readonly shown: Case;
  readonly runtime: RuntimeId;
  /** Holds the layout of the case's steps. */
  readonly player: Player;
  /** When the list of steps says what is answered: from the start, or not before it has come. */
  readonly answers?: AnswersShown;
};

/** A conformance case as a runtime plays it: the stage, the transport, and the steps. */
export function CaseReplay({ shown, runtime, player, answers = 'at-once' }: CaseReplayProps) {
  const root = useRef<HTMLDivElement>(null);
  const { target, sheet } = useKeys(root, player);
  const replay = useMemo(() => replayOf(shown, runtime), [shown, runtime]);
  const marks = useMemo(() => marksOf(shown.steps.length), [shown]);

  return (
    <PlayerProvider value={player}>
      <div className={styles['replay']}>
        <div ref={root} className={`card ${styles['player']}`} tabIndex={-1} {...PLAYER}>
          <CaseStage replay={replay} />
          <Transport marks={marks} target={target} />
        </div>
        <Steps events={replay.events} answers={answers} onHelp={target.openHelp} />
      </div>
      {sheet}
    </PlayerProvider>
  );
}
