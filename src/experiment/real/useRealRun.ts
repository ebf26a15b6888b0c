import { useCallback, useEffect, useRef, useState } from 'react';
import type { Settings } from '../../engine/experiment/settings';
import { realRun, type RealRun } from './real-run';

/**
 * The setting on the real service: performed at once, when it changes, and whenever it is asked for.
 * Null until the first answer is there.
 */
export function useRealRun(settings: Settings): readonly [RealRun | null, () => Promise<void>] {
  const [last, setLast] = useState<RealRun | null>(null);
  const newest = useRef(settings);
  const perform = useCallback(async () => {
    newest.current = settings;
    const run = await realRun(settings);
    // Settings may have changed while it ran.
    if (newest.current === settings) setLast(run);
  }, [settings]);
  useEffect(() => {
    void perform();
  }, [perform]);
  return [last, perform];
}
