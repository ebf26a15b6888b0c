import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Dialog } from '../../src/ui/Dialog';

test('a dialog within a dialog closes alone', async () => {
  const closed: string[] = [];
  const sheet = (heading: string) => ({
    open: true,
    heading,
    closeLabel: `Close ${heading}`,
    onClose: () => {
      closed.push(heading);
    },
  });
  render(
    <Dialog {...sheet('outer')}>
      <Dialog {...sheet('inner')}>words</Dialog>
    </Dialog>,
  );
  const inner = screen.getByRole<HTMLDialogElement>('dialog', { name: 'inner' });
  act(() => {
    inner.close();
  });
  expect(closed).toEqual(['inner']);
  await userEvent.click(screen.getByRole('button', { name: 'Close outer' }));
  expect(closed).toEqual(['inner', 'outer']);
});

test('a close that is told late, when the dialog is open again, closes nothing', () => {
  const closed: string[] = [];
  render(
    <Dialog
      open
      heading="sheet"
      closeLabel="Close"
      onClose={() => {
        closed.push('sheet');
      }}
    >
      words
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog', { name: 'sheet' }), new Event('close'));
  expect(closed).toEqual([]);
});
