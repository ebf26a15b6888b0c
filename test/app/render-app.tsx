import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/app/App';
import { createSite } from '../../src/app/site';
import { createLab } from '../../src/experiment/lab';
import { recordingBar } from '../experiment/recording-bar';
import { handClock } from '../player/hand-clock';

/** The whole page at an address, on a clock that only the test moves. */
export function renderApp(query = '') {
  const clock = handClock();
  const { bar, told } = recordingBar();
  const site = createSite();
  const lab = createLab(clock, bar);
  lab.visit(query, []);
  const view = render(<App site={site} lab={lab} clock={clock} />);
  return {
    lab,
    told,
    view,
    user: userEvent.setup(),
    player: lab.player,
    t: () => lab.player.t.get(),
    playing: () => lab.player.store.getState().playing,
    speed: () => lab.player.store.getState().speed,
    /** Lets so many seconds pass, drawing frames. */
    run: (seconds: number) => {
      act(() => {
        clock.run(seconds);
      });
    },
    /** Moves the playhead as a link or another view would. */
    seek: (t: number) => {
      act(() => {
        lab.player.seek(t);
      });
    },
  };
}

/** A region of the page, by its name. */
export function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

/** The transport: its buttons, the time slider with its marks, and the speed. */
export function transport() {
  return within(screen.getByRole('group', { name: 'Player' }));
}

/** The rows of the computed data, each as the texts of its cells. */
export function dataRows(): readonly (readonly string[])[] {
  const [, ...rows] = within(region('Computed data')).getAllByRole('row');
  return rows.map((row) =>
    [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
      (cell) => cell.textContent,
    ),
  );
}
