import { momentOf } from '../engine/timeline';
import { usePlayer, usePlayerState } from './PlayerContext';

/**
 * Props for what stands for an event: pointing at it or focusing it marks the event everywhere,
 * choosing it moves the playhead to its moment. Where the pointer may be is `area`, what can be
 * focused and chosen is `button`; both may be the same element. `pointed` says whether it is marked.
 */
export function usePointing(event: number) {
  const player = usePlayer();
  const pointed = usePlayerState((state) => (state.hovered ?? state.focused) === event);
  const mark = { 'data-pointed': pointed || undefined };
  return {
    area: {
      ...mark,
      onPointerEnter: () => {
        player.point('hovered', event);
      },
      onPointerLeave: () => {
        player.point('hovered', null);
      },
    },
    button: {
      ...mark,
      onFocus: () => {
        player.point('focused', event);
      },
      onBlur: () => {
        player.point('focused', null);
      },
      onClick: () => {
        player.seek(momentOf(player.store.getState().timeline, event));
      },
    },
  };
}
