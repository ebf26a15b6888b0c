import type { Run } from '../engine/scenario/run';
import { usePlayerState } from '../player/PlayerContext';
import { plain } from '../ui/Prose';
import { spoken, type Telling } from './sentences';
import { SpokenLine } from './SpokenLine';

/** Speaks each event that the playhead passes, once it rests there for a moment. */
export function LiveLine({ run, telling }: { run: Run; telling: Telling }) {
  const event = usePlayerState((state) => run.events[state.event]);
  return <SpokenLine text={event === undefined ? '' : plain(spoken(event, telling))} />;
}
