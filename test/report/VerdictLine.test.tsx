import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { experiment } from '../../src/engine/experiment/experiment';
import { OPENING } from '../../src/engine/experiment/settings';
import { VerdictLine } from '../../src/report/VerdictLine';

const opening = experiment(OPENING).verdict;
const guarded = experiment({ ...OPENING, guard: 'on' }).verdict;

test('is spoken politely when it changes, as a whole', () => {
  const { rerender } = render(<VerdictLine verdict={opening} others={[opening, guarded]} />);
  const spoken = screen
    .getAllByText('1 cross-tenant leak')
    .flatMap((each) => each.closest('[aria-live]') ?? []);
  expect(spoken).toHaveLength(1);
  expect(spoken[0]).toHaveAttribute('aria-live', 'polite');
  expect(spoken[0]).toHaveAttribute('aria-atomic', 'true');
  expect(spoken[0]).toHaveTextContent(/All 3 acme reads are served\. Globex reads the acme plan/);
  rerender(<VerdictLine verdict={guarded} others={[opening, guarded]} />);
  expect(spoken[0]).toHaveTextContent(/^Right, by the guard.*only the guard/);
});
