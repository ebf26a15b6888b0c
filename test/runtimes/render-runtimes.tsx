import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SingleKeysProvider } from '../../src/player/SingleKeys';
import { RuntimesPage } from '../../src/runtimes/RuntimesPage';
import { recordingBar } from '../experiment/recording-bar';
import { handClock } from '../player/hand-clock';

/** The Runtimes page at a query, on a clock that only the test moves. */
export function renderRuntimes(query = '') {
  const { bar, told } = recordingBar();
  const clock = handClock();
  const page = (at: string) => (
    <SingleKeysProvider value={{ on: true, change: () => {} }}>
      <RuntimesPage route={{ query: at }} bar={bar} clock={clock} />
    </SingleKeysProvider>
  );
  const view = render(page(query));
  return {
    told,
    user: userEvent.setup(),
    /** What Back does: another address, the same page. */
    visit: (at: string) => {
      view.rerender(page(at));
    },
  };
}

/** The cell of a rule in a column of the matrix, both by their headings. */
export function cell(rule: string, service: string): HTMLElement {
  const at = screen
    .getAllByRole('columnheader')
    .findIndex((header) => header.textContent === service);
  const row = screen.getByRole('rowheader', { name: rule }).closest('tr');
  const button = row?.children[at]?.querySelector('button');
  if (!button) throw new Error(`no cell ${rule}, ${service}`);
  return button;
}
