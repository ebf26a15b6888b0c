import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { CaseReplay } from '../../src/case/CaseReplay';
import type { RuntimeId } from '../../src/engine/runtimes';
import { layOut } from '../../src/engine/timeline';
import { createPlayer } from '../../src/player/player';
import { SingleKeysProvider } from '../../src/player/SingleKeys';
import { handClock } from '../player/hand-clock';
import { caseNamed } from './read-picture';

/** The shell's part: it knows whether single characters act. */
function Shell({ children }: { children: ReactNode }) {
  const [on, change] = useState(true);
  return <SingleKeysProvider value={{ on, change }}>{children}</SingleKeysProvider>;
}

/** The replay of a real case on a clock that only the test moves; `inside` puts it into something. */
export function renderCase(
  name: string,
  runtime: RuntimeId,
  t = 0,
  inside: (replay: ReactNode) => ReactNode = (replay) => replay,
) {
  const shown = caseNamed(name);
  const clock = handClock();
  const player = createPlayer(clock, layOut(shown.steps.length));
  player.seek(t);
  const view = render(
    <Shell>{inside(<CaseReplay shown={shown} runtime={runtime} player={player} />)}</Shell>,
  );
  return {
    view,
    player,
    clock,
    user: userEvent.setup(),
    t: () => player.t.get(),
    /** Moves the playhead as a link or another view would. */
    seek: (to: number) => {
      act(() => {
        player.seek(to);
      });
    },
  };
}

/** The stage of the replay, without what only keeps room. */
export function stage() {
  return within(screen.getByRole('region', { name: 'Replay of the case' }));
}

/** What is to be seen of one side of the stage, as text. */
export function side(name: 'In hand' | 'Session service'): string {
  return stage().getByRole('group', { name }).textContent;
}

/** What the stage says in words and is to be seen: the step, what is asked, the answers. */
export function said(): readonly string[] {
  return stage()
    .getAllByRole('paragraph')
    .filter((each) => each.closest('[role="group"], [role="status"]') === null)
    .map((each) => each.textContent);
}

/** The list of steps. */
export function steps() {
  return within(screen.getByRole('region', { name: 'Steps' }));
}
