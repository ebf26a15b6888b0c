import { useMedia } from './useMedia';

/** Whether the reader asked for less motion, now and whenever that changes. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
