import { lessonsPage } from '../../messages/en/lessons-page';
import { Prose } from '../../ui/Prose';
import type { Lifetimes } from '../lesson';
import styles from './LifetimePicture.module.css';

const words = lessonsPage.lifetimes;

/** From when until when things live, as bars over numbered moments. */
export function LifetimePicture({ caption, moments, lives }: Lifetimes) {
  const columns = {
    gridTemplateColumns: `repeat(${moments.length}, minmax(0, 1fr))`,
    backgroundSize: `${100 / moments.length}% 100%`,
  };
  return (
    <figure className={`card ${styles['figure']}`}>
      <figcaption>
        <Prose text={caption} />
      </figcaption>
      <ol className={styles['moments']}>
        {moments.map((moment, i) => (
          <li key={moment}>
            <b>{i + 1}</b> <Prose text={moment} />
          </li>
        ))}
      </ol>
      <ul className={styles['lives']}>
        {lives.map(({ name, what, from, to }) => (
          <li key={name}>
            <span className={styles['name']}>
              <b>
                <Prose text={name} />
              </b>
              <span>
                <Prose text={what} />
              </span>
            </span>
            <span className="visually-hidden">
              {words.fromTo(moments[from] ?? '', to === null ? null : (moments[to] ?? ''))}
            </span>
            <span className={styles['line']} style={columns} aria-hidden="true">
              {moments.map((moment, i) => (
                <span key={moment} className={styles['tick']}>
                  {i + 1}
                </span>
              ))}
              <span
                className={styles['bar']}
                data-open={to === null || undefined}
                style={{ gridColumn: `${from + 1} / ${(to ?? moments.length - 1) + 2}` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
