import type { AdkState } from '../../real-adk/play';
import styles from './RealAdk.module.css';

type StateViewProps = { readonly label: string; readonly state: AdkState };

/** A session state as the real service returned it, to be opened. */
export function StateView({ label, state }: StateViewProps) {
  return (
    <details className={styles['state']}>
      <summary>{label}</summary>
      <pre className={styles['json']}>
        <bdi>{JSON.stringify(state, null, 2)}</bdi>
      </pre>
    </details>
  );
}
