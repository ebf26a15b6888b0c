import { usePlayer, usePlayerState } from './PlayerContext';
import { momentOf } from '../engine/timeline';

/**
 * Props for a button that stands for an event: pointing at it or focusing it marks the event
 * everywhere, choosing it moves the playhead to its moment.
 */
export function usePointing(event: number) {
  const player = usePlayer();
  const pointed = usePlayerState((state) => state.pointed === event);
  const point = () => {
    player.point(event);
  };
  const leave = () => {
    player.point(null);
  };
  return {
    'data-pointed': pointed || undefined,
    onPointerEnter: point,
    onPointerLeave: leave,
    onFocus: point,
    onBlur: leave,
    onClick: () => {
      player.seek(momentOf(player.store.getState().timeline, event));
    },
  };
}
