import { fireEvent, render, screen } from '@testing-library/react';
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
  fireEvent(screen.getByRole('dialog', { name: 'inner' }), new Event('close'));
  expect(closed).toEqual(['inner']);
  await userEvent.click(screen.getByRole('button', { name: 'Close outer' }));
  expect(closed).toEqual(['inner', 'outer']);
});
