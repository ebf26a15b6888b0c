import { motionValue, type MotionValue } from 'framer-motion';
import { useState } from 'react';
import { usePlayer } from '../player/PlayerContext';
import { useFollow } from '../player/useFollow';
import { useReducedMotion } from '../ui/useReducedMotion';
import { legsAt } from './legs';

/** How far the picture of an event has come, as a motion value that follows the playhead. */
export function useLegs(event: number): MotionValue<number> {
  const player = usePlayer();
  const reduced = useReducedMotion();
  const at = (t: number) => legsAt(player.store.getState().timeline, event, t, reduced);
  const [legs] = useState(() => motionValue(at(player.t.get())));
  useFollow(player.t, (t) => {
    legs.set(at(t));
  });
  return legs;
}
