import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Ident } from '../../src/ui/Ident';
import { plain, Prose } from '../../src/ui/Prose';

test('a sentence sets its ids apart, each isolated in direction', () => {
  render(
    <p>
      <Prose text="The key `app|support-agent` is `עליזה`’s." />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('The key app|support-agent is עליזה’s.');
  const codes = screen.getAllByRole('code');
  expect(codes.map((code) => code.textContent)).toEqual(['app|support-agent', 'עליזה']);
  for (const code of codes) expect(code.firstElementChild?.tagName).toBe('BDI');
});

test('plain is the same sentence as text', () => {
  expect(plain('The key `app|support-agent` is `x`’s.')).toBe('The key app|support-agent is x’s.');
});

test('an id may break after each bar, and is copied as it is', () => {
  const { container } = render(<Ident text="user|support-agent|alice" />);
  expect(container.innerHTML).toBe('<bdi>user|<wbr>support-agent|<wbr>alice</bdi>');
  expect(container).toHaveTextContent(/^user\|support-agent\|alice$/);
});

test('an id shows what can’t be seen', () => {
  const { container } = render(<Ident text={'al\u200bice '} />);
  expect(container).toHaveTextContent('al⟨U+200B⟩ice⟨U+0020⟩');
});
