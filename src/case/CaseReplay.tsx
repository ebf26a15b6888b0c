import type { Case } from '../engine/case/case';
import type { RuntimeId } from '../engine/runtimes';
import type { Player } from '../player/player';
import { PlayerProvider } from '../player/PlayerContext';
import { Transport } from '../player/Transport';

type CaseReplayProps = {
  readonly shown: Case;
  readonly runtime: RuntimeId;
  readonly player: Player;
};

/** The replay of a case by a runtime's rules. */
export function CaseReplay({ shown, runtime, player }: CaseReplayProps) {
  return (
    <PlayerProvider value={player}>
      <div className="card" data-runtime={runtime}>
        <p>
          <code>{shown.name}</code>
        </p>
        <Transport marks={[]} target={{ player, openHelp: () => {} }} />
      </div>
    </PlayerProvider>
  );
}
