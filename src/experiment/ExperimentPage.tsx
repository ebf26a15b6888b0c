import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { readsOf } from '../engine/scenario/run';
import { messages } from '../messages';
import { PLAYER } from '../player/focus-toggle';
import { KeyHelp } from '../player/KeyHelp';
import { PlayerProvider } from '../player/PlayerContext';
import { Transport } from '../player/Transport';
import { useShortcuts } from '../player/useShortcuts';
import { ComputedData } from '../report/ComputedData';
import { EventTrace } from '../report/EventTrace';
import { Metrics } from '../report/Metrics';
import { VerdictLine } from '../report/VerdictLine';
import { VerdictPicture } from '../report/VerdictPicture';
import { Stage } from '../stage/Stage';
import { CodePanel } from './code/CodePanel';
import { Controls } from './Controls';
import styles from './ExperimentPage.module.css';
import type { Lab } from './lab';
import { marksOf } from './marks';
import { Problems } from './Problems';
import { Reading } from './Reading';
import { TALLEST, VERDICTS } from './tallest';
import { tellingOf } from './telling';
import { Tools } from './Tools';

type ExperimentPageProps = {
  readonly lab: Lab;
  readonly singleKeys: boolean;
  readonly onSingleKeys: (on: boolean) => void;
};

const words = messages.experiment;

/** The experiment: the controls, the replay, what came of it, and what to read. */
export function ExperimentPage({ lab, singleKeys, onSingleKeys }: ExperimentPageProps) {
  const { experiment, problems } = useStore(lab.store);
  const { settings, run, verdict } = experiment;
  const player = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(false);
  const openHelp = useCallback(() => setHelp(true), []);
  const focusPlayer = useCallback(() => player.current?.focus({ preventScroll: true }), []);
  const target = useMemo(() => ({ player: lab.player, openHelp }), [lab, openHelp]);
  useShortcuts(player, target, singleKeys);

  const headline = messages.report.verdict.headline(verdict);
  useEffect(() => {
    document.title = words.documentTitle(headline);
  }, [headline]);

  return (
    <PlayerProvider value={lab.player}>
      <div className={styles['intro']}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <Tools
          query={() => {
            lab.savePlayhead();
            return lab.query();
          }}
          onHelp={openHelp}
        />
      </div>
      <Problems problems={problems} onDismiss={lab.dismissProblems} onVacate={focusPlayer} />
      <div className={styles['page']}>
        <div className={styles['verdict']}>
          <VerdictLine verdict={verdict} others={VERDICTS} />
        </div>
        <div className={styles['controls']}>
          <Controls settings={settings} onChange={lab.change} />
        </div>
        <div className={styles['replay']}>
          <div
            ref={player}
            className={`card ${styles['player']}`}
            tabIndex={-1}
            id="player"
            {...PLAYER}
          >
            <Stage
              run={run}
              telling={tellingOf(verdict)}
              verdict={<VerdictPicture verdict={verdict} others={VERDICTS} />}
              tallest={TALLEST}
            />
            <Transport marks={marksOf(run)} target={target} />
          </div>
        </div>
        <div className={styles['results']}>
          <Metrics verdict={verdict} />
          <EventTrace run={run} verdict={headline} />
          <ComputedData reads={readsOf(run)} />
        </div>
        <div className={styles['rest']}>
          <CodePanel settings={settings} />
          <Reading
            onFollow={(address) => {
              lab.show(address);
              player.current?.scrollIntoView({ block: 'start' });
              focusPlayer();
            }}
          />
        </div>
      </div>
      <KeyHelp
        open={help}
        onClose={() => {
          setHelp(false);
        }}
        singleKeys={singleKeys}
        onSingleKeys={onSingleKeys}
      />
    </PlayerProvider>
  );
}
