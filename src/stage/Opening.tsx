import { useRef } from 'react';
import { messages } from '../messages';
import { usePlayer } from '../player/PlayerContext';
import { focusToggle } from '../player/focus-toggle';
import { useFollow } from '../player/useFollow';
import { Icon } from '../ui/Icon';
import styles from './Opening.module.css';

const FADE_SECONDS = 0.4;

/** The large play button of the first picture; it goes as soon as the playhead leaves 0. */
export function Opening() {
  const player = usePlayer();
  const element = useRef<HTMLDivElement>(null);
  useFollow(player.t, (t) => {
    const style = element.current?.style;
    if (style === undefined) return;
    const share = Math.max(0, 1 - t / FADE_SECONDS);
    style.opacity = String(share);
    style.visibility = share === 0 ? 'hidden' : 'inherit';
  });
  return (
    <div ref={element} className={styles['opening']}>
      <button
        type="button"
        aria-label={messages.stage.start}
        onClick={() => {
          player.play();
          focusToggle();
        }}
      >
        <Icon name="play" filled />
      </button>
      <p>{messages.stage.startHint}</p>
    </div>
  );
}
