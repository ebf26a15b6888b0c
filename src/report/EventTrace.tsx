import type { Run, RunEvent } from '../engine/scenario/run';
import { messages } from '../messages';
import { usePlayerState } from '../player/PlayerContext';
import { usePointing } from '../player/usePointing';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import list from './trace-list.module.css';
import styles from './EventTrace.module.css';

const words = messages.report.trace;

/** All events of a run in order, the current one marked, those ahead said to be ahead. */
export function EventTrace({ run, verdict }: { run: Run; verdict: string }) {
  return (
    <Section heading={words.heading} className="card">
      <ol className={`${list['list']} ${styles['trace']}`}>
        {run.events.map((event) => (
          <TraceLine key={event.index} event={event} verdict={verdict} />
        ))}
      </ol>
    </Section>
  );
}

function TraceLine({ event, verdict }: { event: RunEvent; verdict: string }) {
  const { index } = event;
  const moment = usePlayerState((state) => state.timeline.moments[index] ?? 0);
  const ahead = usePlayerState((state) => state.event < index);
  const current = usePlayerState((state) => state.event === index);
  const pointing = usePointing(index);
  return (
    <li
      data-outcome={event.kind === 'read' ? event.judgement.outcome : undefined}
      data-ahead={ahead || undefined}
      data-current={current || undefined}
    >
      <button
        type="button"
        aria-current={current ? 'step' : undefined}
        {...pointing.area}
        {...pointing.button}
      >
        <span className={list['time']}>{words.at(moment)}</span>
        <span className={`${list['what']} ${styles['what']}`}>
          <Prose text={lineOf(event, verdict)} />
          {ahead && <span className={list['ahead']}>{words.ahead}</span>}
        </span>
      </button>
    </li>
  );
}

function lineOf(event: RunEvent, verdict: string): string {
  switch (event.kind) {
    case 'write': {
      const [write] = event.writes;
      if (write === undefined) return '';
      return words.write(event, write);
    }
    case 'read':
      return words.read(event);
    case 'verdict':
      return words.verdict(verdict);
  }
}
