import { useMemo } from 'react';
import type { Case } from '../../engine/case/case';
import { playCase } from '../../engine/case/play';
import { sizesOf } from '../../engine/lesson/sizes';
import { RUNTIMES, type RuntimeId } from '../../engine/runtimes';
import { lessonsPage } from '../../messages/en/lessons-page';
import { plain, Prose } from '../../ui/Prose';
import { ScrollFrame } from './ScrollFrame';
import styles from './SizeChart.module.css';

type SizeChartProps = {
  readonly caption: string;
  readonly shown: Case;
  readonly by: RuntimeId;
};

const words = lessonsPage.sizes;

/** How large the session is each time a caller is handed it: its state, and its events' deltas. */
export function SizeChart({ caption, shown, by }: SizeChartProps) {
  const sizes = useMemo(() => sizesOf(playCase(shown, RUNTIMES[by])), [shown, by]);
  const most = Math.max(1, ...sizes.map(({ state, events }) => state + events));
  return (
    <ScrollFrame label={plain(caption)}>
      <table className={styles['table']}>
        <caption>
          <Prose text={caption} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.step}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.events}</th>
            <th scope="col">{words.together}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ step, state, events }) => (
            <tr key={step}>
              <th scope="row">{step + 1}</th>
              <td>{words.bytes(state)}</td>
              <td>{words.bytes(events)}</td>
              <td className={styles['sum']}>
                {words.bytes(state + events)}
                <span className={styles['bar']} aria-hidden="true">
                  <span data-part="state" style={{ width: `${(100 * state) / most}%` }} />
                  <span data-part="events" style={{ width: `${(100 * events) / most}%` }} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
