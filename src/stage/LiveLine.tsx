import { useEffect, useRef } from 'react';
import type { Run } from '../engine/scenario/run';
import { usePlayerState } from '../player/PlayerContext';
import { plain } from '../ui/Prose';
import { spoken, type Telling } from './sentences';

/** Events that follow each other faster than this are one scrub, of which the last is spoken. */
const QUIET_MS = 250;

/** Speaks each event that the playhead passes, once it rests there for a moment. */
export function LiveLine({ run, telling }: { run: Run; telling: Telling }) {
  const index = usePlayerState((state) => state.event);
  const line = useRef<HTMLParagraphElement>(null);
  const event = run.events[index];
  const next = event === undefined ? '' : plain(spoken(event, telling));
  useEffect(() => {
    const timer = setTimeout(() => {
      // Past React: a commit here would fall between two events.
      if (line.current !== null) line.current.textContent = next;
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [next]);
  return <p ref={line} className="visually-hidden" role="status" />;
}
