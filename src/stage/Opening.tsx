import { useRef } from 'react';
import { messages } from '../messages';
import { usePlayer } from '../player/PlayerContext';
import { focusToggle } from '../player/focus-toggle';
import { useFollow } from '../player/useFollow';
import { Icon } from '../ui/Icon';
import { useReducedMotion } from '../ui/useReducedMotion';
import styles from './Opening.module.css';

const FADE_SECONDS = 0.4;

/** The large play button of the first picture; it goes as soon as the playhead leaves 0. */
export function Opening() {
  const player = usePlayer();
  const reduced = useReducedMotion();
  const element = useRef<HTMLDivElement>(null);
  useFollow(player.t, (t) => {
    if (element.current === null) return;
    const share = reduced ? Number(t === 0) : Math.max(0, 1 - t / FADE_SECONDS);
    // It is about to disappear, whoever moved the playhead: the focus must not go with it.
    if (share < 1 && element.current.contains(document.activeElement)) {
      focusToggle(element.current);
    }
    element.current.style.opacity = String(share);
    element.current.style.visibility = share === 0 ? 'hidden' : 'inherit';
  });
  return (
    <div ref={element} className={styles['opening']}>
      <button
        type="button"
        aria-label={messages.stage.start}
        onClick={(event) => {
          player.play();
          focusToggle(event.currentTarget);
        }}
      >
        <Icon name="play" filled />
      </button>
      <p>{messages.stage.startHint}</p>
    </div>
  );
}
