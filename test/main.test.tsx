import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { region, transport } from './app/render-app';

const slider = () => transport().getByRole('slider');
const prefix = (name: string) => within(region('Your experiment')).getByRole('radio', { name });

/** What the browser does at Back, Forward, or an address typed by hand. */
const travel = (hash: string) => {
  history.replaceState(null, '', hash);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
};

test('the page opens from its address, follows it, and writes the playhead when it is left', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState(null, '', '#/?prefix=temp&t=25');
  await act(async () => {
    await import('../src/main');
  });
  expect(prefix('temp:')).toBeChecked();
  expect(slider()).toHaveValue('25');
  expect(location.hash).toBe('#/?prefix=temp&t=25');

  travel('#/?prefix=user&t=45');
  expect(prefix('user:')).toBeChecked();
  expect(slider()).toHaveValue('45');

  travel('#/nowhere');
  expect(screen.getByRole('alert')).toHaveTextContent('/nowhere');
  expect(prefix('app:')).toBeChecked();
  expect(slider()).toHaveValue('0');

  const before = history.length;
  fireEvent.click(prefix('No prefix'));
  expect(history.length).toBe(before + 1);
  expect(location.hash).toBe('#/?prefix=none&app=shared&user=bare&collision=yes&guard=off&t=0');
  fireEvent.input(slider(), { target: { value: '33.3' } });
  window.dispatchEvent(new Event('pagehide'));
  expect(location.hash).toBe('#/?prefix=none&app=shared&user=bare&collision=yes&guard=off&t=33.3');
  expect(history.length).toBe(before + 1);
});
