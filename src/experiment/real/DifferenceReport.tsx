import { realAdkResults } from '../../messages/en/real-adk-results';
import { Icon } from '../../ui/Icon';
import { useCopy } from '../../ui/useCopy';
import styles from './RealAdk.module.css';
import type { RealRun } from './real-run';
import { reportOf } from './report';

const words = realAdkResults.differ;

/** More rows than this would push everything else out of sight. */
const MOST_ROWS = 12;

type DifferenceReportProps = { readonly title: string; readonly runs: readonly RealRun[] };

/** Says loudly that the real service and the model differ, with what to report of it. */
export function DifferenceReport({ title, runs }: DifferenceReportProps) {
  const report = reportOf(runs);
  const { told, copy } = useCopy(report, words);
  return (
    <div className={styles['differs']}>
      <div role="alert">
        <p className={styles['loud']}>
          <Icon name="leak" />
          {title}
        </p>
        <p>{words.ask}</p>
      </div>
      <textarea
        className={styles['json']}
        aria-label={words.label}
        readOnly
        rows={Math.min(report.split('\n').length + 1, MOST_ROWS)}
        value={report}
      />
      <div className={styles['bar']}>
        <button
          type="button"
          className="button"
          onClick={() => {
            copy(report);
          }}
        >
          {words.copy}
        </button>
        <span role="status">{told}</span>
      </div>
    </div>
  );
}
