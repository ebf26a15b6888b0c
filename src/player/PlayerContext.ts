import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Player, PlayerState } from './player';

const PlayerContext = createContext<Player | null>(null);

/** Hands a player down to the views that are drawn from it. */
export const PlayerProvider = PlayerContext.Provider;

/**
 * The player above this component.
 * @throws Error when there is none: a view without a playhead can show nothing.
 */
export function usePlayer(): Player {
  const player = useContext(PlayerContext);
  if (player === null) throw new Error('no PlayerProvider above this component');
  return player;
}

/** A part of what React sees of the player. */
export function usePlayerState<T>(select: (state: PlayerState) => T): T {
  return useStore(usePlayer().store, select);
}
