import { useRef } from 'react';
import { DURATION, floorToTenth } from '../engine/timeline';
import { messages } from '../messages';
import { usePlayer, usePlayerState } from './PlayerContext';
import styles from './Scrubber.module.css';
import { useFollow } from './useFollow';
import { usePointing } from './usePointing';

/** An event as the timeline names it. */
export type Mark = {
  readonly event: number;
  readonly name: string;
  /** The name where there is no room. */
  readonly short: string;
  readonly outcome: string | null;
  /** True for a mark that a narrow timeline leaves out, so that a finger can hit the others. */
  readonly spare?: boolean;
};

const words = messages.player;

/** The time slider with the events marked and named on it. */
export function Scrubber({ marks }: { marks: readonly Mark[] }) {
  const player = usePlayer();
  const event = usePlayerState((state) => state.event);
  const range = useRef<HTMLInputElement>(null);
  const current = marks.find((mark) => mark.event === event)?.name ?? null;
  useFollow(player.t, (t) => {
    const input = range.current;
    if (input === null) return;
    const shown = floorToTenth(t);
    const text = words.timeText(shown.toFixed(1), current);
    if (input.getAttribute('aria-valuetext') === text) return;
    input.value = String(shown);
    input.style.setProperty('--share', String(shown / DURATION));
    input.setAttribute('aria-valuetext', text);
  });
  return (
    <div className={styles['scrubber']}>
      <input
        ref={range}
        type="range"
        aria-label={words.time}
        min={0}
        max={DURATION}
        step={0.1}
        defaultValue={0}
        onInput={(input) => {
          player.seek(input.currentTarget.valueAsNumber);
        }}
      />
      <div className={styles['marks']} role="group" aria-label={words.marks}>
        {marks.map((mark) => (
          <MarkButton key={mark.event} mark={mark} current={mark.event === event} />
        ))}
      </div>
    </div>
  );
}

function MarkButton({ mark, current }: { mark: Mark; current: boolean }) {
  const moment = usePlayerState((state) => state.timeline.moments[mark.event] ?? 0);
  const pointing = usePointing(mark.event);
  return (
    <button
      type="button"
      className={styles['mark']}
      style={{ insetInlineStart: `${(moment / DURATION) * 100}%` }}
      aria-label={words.mark(mark.name, moment)}
      aria-current={current ? 'step' : undefined}
      data-outcome={mark.outcome ?? undefined}
      data-spare={mark.spare || undefined}
      {...pointing.area}
      {...pointing.button}
    >
      <span className={styles['long']}>{mark.name}</span>
      <span className={styles['short']}>{mark.short}</span>
    </button>
  );
}
