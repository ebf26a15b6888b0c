import { verdicts } from 'virtual:stage-room';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { comparedWithContract, type Comparison } from '../engine/experiment/comparison';
import { planKey } from '../engine/experiment/scenario';
import type { Settings } from '../engine/experiment/settings';
import { readsOf } from '../engine/scenario/run';
import { messages } from '../messages';
import { PLAYER } from '../player/focus-toggle';
import { PlayerProvider } from '../player/PlayerContext';
import { Transport } from '../player/Transport';
import { useKeys } from '../player/useKeys';
import { ComputedData } from '../report/ComputedData';
import { ContractComparison } from '../report/ContractComparison';
import { EventTrace } from '../report/EventTrace';
import { Metrics } from '../report/Metrics';
import { VerdictLine, type VerdictBy } from '../report/VerdictLine';
import { VerdictPicture } from '../report/VerdictPicture';
import { Stage } from '../stage/Stage';
import { Problems } from '../ui/Problems';
import { CodePanel } from './code/CodePanel';
import { Controls } from './Controls';
import styles from './ExperimentPage.module.css';
import type { Lab } from './lab';
import { marksOf } from './marks';
import { Reading } from './Reading';
import { RealAdkPanel } from './real/RealAdkPanel';
import { TALLEST } from './tallest';
import { tellingOf } from './telling';
import { Tools } from './Tools';

const words = messages.experiment;
const PROBLEM_WORDS = { ...messages.shell.problems, ...words.address };

/** The experiment: the controls, the replay, what came of it, and what to read. */
export function ExperimentPage({ lab }: { readonly lab: Lab }) {
  const { experiment, problems } = useStore(lab.store);
  const { settings, run, verdict } = experiment;
  const comparison = useMemo(() => comparedWithContract(experiment), [experiment]);
  const player = useRef<HTMLDivElement>(null);
  const { target, sheet } = useKeys(player, lab.player);
  const focusPlayer = useCallback(() => player.current?.focus({ preventScroll: true }), []);

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
          onHelp={target.openHelp}
        />
      </div>
      <Problems
        problems={problems}
        words={PROBLEM_WORDS}
        onDismiss={lab.dismissProblems}
        onVacate={focusPlayer}
      />
      <div className={styles['page']}>
        <div className={styles['verdict']}>
          <VerdictLine verdict={verdict} by={byOf(comparison)} others={verdicts} />
        </div>
        <div className={styles['controls']}>
          <Controls settings={settings} put={verdict.reads.put} onChange={lab.change} />
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
              service={serviceName(settings)}
              telling={tellingOf(verdict)}
              verdict={<VerdictPicture verdict={verdict} others={verdicts} />}
              tallest={TALLEST}
            />
            <Transport marks={marksOf(run)} target={target} />
          </div>
        </div>
        <div className={styles['results']}>
          {comparison !== null && (
            <ContractComparison
              comparison={comparison}
              service={settings.service}
              stateKey={planKey(settings)}
            />
          )}
          <Metrics verdict={verdict} />
          <EventTrace run={run} verdict={headline} />
          <ComputedData reads={readsOf(run)} />
        </div>
        <div className={styles['rest']}>
          <RealAdkPanel settings={settings} />
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
      {sheet}
    </PlayerProvider>
  );
}

/** What the stage calls the session service: by its own name only when one is chosen. */
function serviceName({ service }: Settings): string {
  return service === 'contract' ? messages.stage.service : messages.runtimeNames[service];
}

function byOf(comparison: Comparison | null): VerdictBy {
  if (comparison === null) return { kind: 'contract' };
  return comparison.changed
    ? { kind: 'changed', contract: comparison.contract.verdict }
    : { kind: 'as-contract' };
}
