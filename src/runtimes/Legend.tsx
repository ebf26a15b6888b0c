import { runtimesPage } from '../messages/en/runtimes-page';
import styles from './Legend.module.css';

const words = runtimesPage.legend;

/** What the signs and words of the matrix mean. */
export function Legend() {
  return (
    <details className={styles['legend']}>
      <summary>{words.heading}</summary>
      <dl>
        {words.items.map(({ sign, text }) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{words.postgres}</p>
    </details>
  );
}
