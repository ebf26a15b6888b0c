import type { MotionValue } from 'framer-motion';
import { useLayoutEffect } from 'react';

/**
 * Applies a motion value to the page, now and at every change, past React.
 * `apply` may be a new function at each render.
 */
export function useFollow<T>(value: MotionValue<T>, apply: (latest: T) => void): void {
  useLayoutEffect(() => {
    apply(value.get());
    return value.on('change', apply);
  });
}
