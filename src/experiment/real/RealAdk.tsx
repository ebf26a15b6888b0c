import { useEffect, useRef, useState } from 'react';
import type { Settings } from '../../engine/experiment/settings';
import { realAdkResults as words } from '../../messages/en/real-adk-results';
import { Icon } from '../../ui/Icon';
import { Prose } from '../../ui/Prose';
import { DifferenceReport } from './DifferenceReport';
import { ReadsTable } from './ReadsTable';
import styles from './RealAdk.module.css';
import { agrees, CHECKED, realRuns, type RealRun } from './real-run';
import { StateView } from './StateView';
import { useRealRun } from './useRealRun';

/** What the real service answers to the setting, beside the model; and a check of every setting. */
export function RealAdk({ settings }: { readonly settings: Settings }) {
  const [run, perform] = useRealRun(settings);
  const [checked, setChecked] = useState<readonly RealRun[]>([]);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that asked for all this has gone, and took the focus with it.
    if (document.activeElement === document.body) again.current?.focus({ preventScroll: true });
  }, []);
  const differing = checked.filter((each) => !agrees(each));
  const check = async () => {
    setChecked([]);
    setChecked(await realRuns(CHECKED));
  };
  return (
    <div className={styles['results']}>
      <div className={styles['bar']}>
        <button
          ref={again}
          type="button"
          className="button"
          onClick={() => {
            void perform();
          }}
        >
          {words.again}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            void check();
          }}
        >
          {words.all.check(CHECKED.length)}
        </button>
        <Agreement said={saidOf(checked)} agree={differing.length === 0} />
      </div>
      {differing.length > 0 && (
        <DifferenceReport title={words.all.differ(differing.length)} runs={differing} />
      )}
      {run !== null && <RunResult run={run} />}
    </div>
  );
}

function saidOf(checked: readonly RealRun[]): string {
  return checked.length === 0 ? '' : words.all.agree(checked.filter(agrees).length, checked.length);
}

type AgreementProps = { readonly said: string; readonly agree: boolean };

/** One line that is also spoken, with a check before it where the two sides agree. */
function Agreement({ said, agree }: AgreementProps) {
  return (
    <p role="status" className={styles['agreement']}>
      {said !== '' && agree && <Icon name="served" />}
      {said}
    </p>
  );
}

function RunResult({ run }: { readonly run: RealRun }) {
  const agree = agrees(run);
  return (
    <>
      <Agreement said={agree ? words.agreed : ''} agree={agree} />
      {!agree && <DifferenceReport title={words.differ.titles[run.kind]} runs={[run]} />}
      {run.kind === 'ran' && <Answers run={run} />}
    </>
  );
}

function Answers({ run }: { readonly run: RealRun & { readonly kind: 'ran' } }) {
  const { settings, played, comparison, ms } = run;
  const guarded = settings.guard === 'on';
  return (
    <>
      <p className={styles['ran']}>
        <Prose text={words.ran(played.version, ms)} />
        {settings.service !== 'js-memory' && ` ${words.otherService}`}
        {guarded && ` ${words.guard}`}
      </p>
      {played.writes.map(({ step, state }) => (
        <StateView key={step} label={words.written} state={state} />
      ))}
      <ReadsTable comparison={comparison} guarded={guarded} />
    </>
  );
}
