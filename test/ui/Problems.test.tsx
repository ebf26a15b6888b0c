import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { messages } from '../../src/messages';
import { Problems } from '../../src/ui/Problems';
import { region, renderApp } from '../app/render-app';

const words = { ...messages.shell.problems, ...messages.experiment.address };

test('an address without faults says nothing', () => {
  renderApp('prefix=user&t=45');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('each parameter that was not used is named, with what was wrong, until dismissed', async () => {
  const { user, t } = renderApp('prefix=nobody&guard=on&guard=on&colour=red&t=45');
  const lines = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^prefix .*nobody.*opening value/),
    expect.stringMatching(/^guard .*more than once.*opening value/),
    expect.stringMatching(/^colour .*ignored/),
  ]);
  const experiment = within(region('Your experiment'));
  expect(experiment.getByRole('radio', { name: 'app:' })).toBeChecked();
  expect(experiment.getByRole('checkbox', { name: /^Tenant guard/ })).not.toBeChecked();
  expect(t()).toBe(45);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(t()).toBe(45);
});

test('an unknown page is named', () => {
  const { lab } = renderApp();
  act(() => {
    lab.visit('', [{ kind: 'unknown-page', page: '/lessons' }]);
  });
  expect(screen.getByRole('alert')).toHaveTextContent(/no page \/lessons/);
});

test('what can’t be seen in a value is spelt out', () => {
  render(
    <Problems
      problems={[{ kind: 'bad-value', name: 'guard', value: '\u202eno\u200b' }]}
      words={words}
      onDismiss={() => {}}
      onVacate={() => {}}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('⟨U+202E⟩no⟨U+200B⟩');
});

test('what is not the page’s own can’t pass for its words, nor push them away', () => {
  render(
    <Problems
      problems={[
        { kind: 'unknown', name: 'a`b' },
        { kind: 'bad-value', name: 't', value: '9'.repeat(5000) },
        { kind: 'bad-value', name: 't', value: '' },
      ]}
      words={words}
      onDismiss={() => {}}
      onVacate={() => {}}
    />,
  );
  const [backtick, long, empty] = screen.getAllByRole('listitem');
  expect(within(backtick ?? document.body).getAllByRole('code')).toHaveLength(1);
  expect(backtick).toHaveTextContent(/^a⟨U\+0060⟩b is no parameter/);
  expect(long).toHaveTextContent(/^t can’t be 9{60}…; .*opening value/);
  expect(empty).toHaveTextContent(/^t has no value/);
});

test('dismissing is the page’s to do', async () => {
  const onDismiss = vi.fn<() => void>();
  render(
    <Problems
      problems={[{ kind: 'doubled', name: 't' }]}
      words={words}
      onDismiss={onDismiss}
      onVacate={() => {}}
    />,
  );
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('of very many only the first five are told, and how many more there are', () => {
  const problems = Array.from({ length: 20 }, (_, i) => ({
    kind: 'unknown' as const,
    name: `name-${i}`,
  }));
  render(<Problems problems={problems} words={words} onDismiss={() => {}} onVacate={() => {}} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('And 15 more.')).toBeVisible();
});

test('a notice that goes while it has the focus says so, and another does not', () => {
  const onVacate = vi.fn<() => void>();
  const of = (name: string) => (
    <Problems
      problems={[{ kind: 'doubled', name }]}
      words={words}
      onDismiss={() => {}}
      onVacate={onVacate}
    />
  );
  const first = render(of('t'));
  first.unmount();
  expect(onVacate).not.toHaveBeenCalled();
  const second = render(of('app'));
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  second.unmount();
  expect(onVacate).toHaveBeenCalledTimes(1);
});

test('a notice of an earlier address goes with the first change', () => {
  const { lab } = renderApp('prefix=zzz');
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => {
    lab.change({ prefix: 'temp' });
  });
  expect(screen.queryByRole('alert')).toBeNull();
});
