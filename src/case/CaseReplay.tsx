import { useCallback, useMemo, useRef, useState } from 'react';
import type { Case } from '../engine/case/case';
import type { RuntimeId } from '../engine/runtimes';
import { PLAYER } from '../player/focus-toggle';
import { KeyHelp } from '../player/KeyHelp';
import type { Player } from '../player/player';
import { PlayerProvider } from '../player/PlayerContext';
import { useSingleKeys } from '../player/SingleKeys';
import { Transport } from '../player/Transport';
import { useShortcuts } from '../player/useShortcuts';
import styles from './CaseReplay.module.css';
import { CaseStage } from './CaseStage';
import { marksOf } from './marks';
import { replayOf } from './replay';
import { Steps } from './Steps';

type CaseReplayProps = {
  readonly shown: Case;
  readonly runtime: RuntimeId;
  /** Holds the layout of the case's steps. */
  readonly player: Player;
};

/** A conformance case as a runtime plays it: the stage, the transport, and the steps. */
export function CaseReplay({ shown, runtime, player }: CaseReplayProps) {
  const keys = useSingleKeys();
  const root = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(false);
  const openHelp = useCallback(() => setHelp(true), []);
  const target = useMemo(() => ({ player, openHelp }), [player, openHelp]);
  useShortcuts(root, target, keys.on);
  const replay = useMemo(() => replayOf(shown, runtime), [shown, runtime]);
  const marks = useMemo(() => marksOf(shown.steps.length), [shown]);

  return (
    <PlayerProvider value={player}>
      <div className={styles['replay']}>
        <div
          ref={root}
          className={`card ${styles['player']}`}
          tabIndex={-1}
          id="player"
          {...PLAYER}
        >
          <CaseStage replay={replay} />
          <Transport marks={marks} target={target} />
        </div>
        <Steps events={replay.events} onHelp={openHelp} />
      </div>
      <KeyHelp
        open={help}
        onClose={() => {
          setHelp(false);
        }}
        singleKeys={keys.on}
        onSingleKeys={keys.change}
      />
    </PlayerProvider>
  );
}
