import { useRef } from 'react';
import { floorToTenth } from '../engine/experiment/address';
import { messages } from '../messages';
import { Icon } from '../ui/Icon';
import { TOGGLE_ID } from './focus-toggle';
import { usePlayer, usePlayerState } from './PlayerContext';
import { SPEEDS } from './playhead';
import { Scrubber, type Mark } from './Scrubber';
import styles from './Transport.module.css';
import { useFollow } from './useFollow';

const words = messages.player;

/** The transport: play, step, restart, scrub, and how fast. */
export function Transport({ marks }: { marks: readonly Mark[] }) {
  const player = usePlayer();
  const playing = usePlayerState((state) => state.playing);
  return (
    <div className={styles['transport']} role="group" aria-label={words.label}>
      <button
        id={TOGGLE_ID}
        type="button"
        className={styles['play']}
        aria-label={playing ? words.pause : words.play}
        onClick={player.toggle}
      >
        <Icon name={playing ? 'pause' : 'play'} filled={!playing} />
      </button>
      <div className={styles['steps']}>
        <button
          type="button"
          className="button"
          aria-label={words.restart}
          title={words.restart}
          onClick={player.restart}
        >
          <Icon name="restart" />
        </button>
        <button
          type="button"
          className="button"
          aria-label={words.previous}
          title={words.previous}
          onClick={player.previous}
        >
          <Icon name="previous" />
        </button>
        <button type="button" className="button" onClick={player.next}>
          <span className={styles['word']}>{words.next}</span>
          <Icon name="next" />
        </button>
      </div>
      <Scrubber marks={marks} />
      <Clock />
      <SpeedChoice />
    </div>
  );
}

function Clock() {
  const player = usePlayer();
  const seconds = useRef<HTMLSpanElement>(null);
  useFollow(player.t, (t) => {
    const shown = floorToTenth(t).toFixed(1);
    if (seconds.current !== null && seconds.current.textContent !== shown) {
      seconds.current.textContent = shown;
    }
  });
  return (
    <span className={styles['clock']} aria-hidden="true">
      <span ref={seconds} />
      <span className={styles['total']}>{words.clockTotal}</span>
    </span>
  );
}

function SpeedChoice() {
  const player = usePlayer();
  const speed = usePlayerState((state) => state.speed);
  return (
    <select
      className={`button ${styles['speed']}`}
      aria-label={words.speed}
      value={speed}
      onChange={(event) => {
        const chosen = SPEEDS.find((each) => String(each) === event.target.value);
        if (chosen !== undefined) player.setSpeed(chosen);
      }}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {words.times(each)}
        </option>
      ))}
    </select>
  );
}
