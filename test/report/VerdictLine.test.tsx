import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { experiment } from '../../src/engine/experiment/experiment';
import { OPENING } from '../../src/engine/experiment/settings';
import { VerdictLine, type VerdictBy } from '../../src/report/VerdictLine';

const opening = experiment(OPENING).verdict;
const guarded = experiment({ ...OPENING, guard: 'on' }).verdict;

const CONTRACT = { kind: 'contract' } as const;

test('is spoken politely when it changes, as a whole', () => {
  const { rerender } = render(
    <VerdictLine verdict={opening} by={CONTRACT} others={[opening, guarded]} />,
  );
  const spoken = screen
    .getAllByText('1 cross-tenant leak')
    .flatMap((each) => each.closest('[aria-live]') ?? []);
  expect(spoken).toHaveLength(1);
  expect(spoken[0]).toHaveAttribute('aria-live', 'polite');
  expect(spoken[0]).toHaveAttribute('aria-atomic', 'true');
  expect(spoken[0]).toHaveTextContent(/All 3 acme reads are served\. Globex reads the acme plan/);
  rerender(<VerdictLine verdict={guarded} by={CONTRACT} others={[opening, guarded]} />);
  expect(spoken[0]).toHaveTextContent(/^Right, by the guard.*only the guard/);
});

function textBy(by: VerdictBy): string {
  const { container, unmount } = render(<VerdictLine verdict={opening} by={by} others={[]} />);
  const text = container.textContent;
  unmount();
  return text;
}

test('says by whose rules it is, and what the contract would give instead', () => {
  expect(textBy(CONTRACT)).toMatch(/By ADK’s documented contract$/);
  expect(textBy({ kind: 'as-contract' })).toMatch(/The same as by the contract$/);
  expect(textBy({ kind: 'changed', contract: guarded })).toMatch(
    /≠ Contract: Right, by the guard$/,
  );
});
