import { useRef } from 'react';
import { floorToTenth } from '../engine/timeline';
import { messages } from '../messages';
import { Icon, type IconName } from '../ui/Icon';
import { ACTIONS, type ActionName, type ActionTarget } from './actions';
import { TOGGLE } from './focus-toggle';
import { usePlayer, usePlayerState } from './PlayerContext';
import { SPEEDS } from './playhead';
import { Scrubber, type Mark } from './Scrubber';
import styles from './Transport.module.css';
import { useFollow } from './useFollow';

type TransportProps = {
  readonly marks: readonly Mark[];
  /** What the actions of the buttons move. */
  readonly target: ActionTarget;
};

const words = messages.player;

/** The transport: play, step, restart, scrub, and how fast. */
export function Transport({ marks, target }: TransportProps) {
  const playing = usePlayerState((state) => state.playing);
  return (
    <div className={styles['transport']} role="group" aria-label={words.label}>
      <button
        type="button"
        className={styles['play']}
        aria-label={playing ? words.pause : words.play}
        onClick={() => {
          ACTIONS.toggle.perform(target);
        }}
        {...TOGGLE}
      >
        <Icon name={playing ? 'pause' : 'play'} filled={!playing} />
      </button>
      <div className={styles['steps']}>
        <StepButton action="restart" icon="restart" target={target} />
        <StepButton action="previous" icon="previous" target={target} />
        <StepButton action="next" icon="next" target={target} worded />
      </div>
      <div className={styles['time']}>
        <Scrubber marks={marks} />
      </div>
      <Clock />
      <SpeedChoice />
    </div>
  );
}

type StepButtonProps = {
  readonly action: ActionName;
  readonly icon: IconName;
  readonly target: ActionTarget;
  /** True where the word stands beside the icon, given room. */
  readonly worded?: boolean;
};

function StepButton({ action, icon, target, worded = false }: StepButtonProps) {
  const name = words.actions[action];
  return (
    <button
      type="button"
      className={`button ${styles['step']}`}
      aria-label={name}
      title={name}
      data-worded={worded || undefined}
      onClick={() => {
        ACTIONS[action].perform(target);
      }}
    >
      {worded && <span className={styles['word']}>{name}</span>}
      <Icon name={icon} />
    </button>
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
