import { act, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { region, renderApp } from '../app/render-app';
import { setMedia } from '../ui/media';
import { seenMarkup, seenStage } from './seen';

const stage = () => within(region('Replay'));
const stores = () =>
  stage()
    .getAllByRole('listitem')
    .map((store) => store.textContent);

/** What is said in whole sentences. */
const sentences = () =>
  within(seenStage())
    .getAllByText(/\.$/, { selector: 'p' })
    .map((each) => each.textContent);

/** The key comparison that is to be seen, row by row, without its head. */
function comparison(): readonly (readonly string[])[] {
  const [, ...rows] = within(stage().getByRole('table')).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('at 45 s of the opening', () => {
  test('the keys are the same segment by segment, and the value stands in one store', () => {
    renderApp('t=45');
    expect(stage().getByRole('heading', { level: 3 })).toHaveTextContent(/other tenant/);
    expect(comparison()).toEqual([
      ['scope', 'app', '=equal', 'app'],
      ['app name', 'support-agent', '=equal', 'support-agent'],
    ]);
    const [app, ...others] = stores();
    expect(app).toMatch(/app\|support-agent.*tag acme.*plan = acme-enterprise/);
    expect(others).toHaveLength(3);
    for (const other of others) expect(other).toMatch(/empty$/);
    const globex = within(stage().getByRole('group', { name: 'globex' })).getByRole('button');
    expect(globex).toHaveAttribute('aria-current', 'step');
    expect(globex).toHaveAttribute('data-outcome', 'leak');
    expect(globex).toHaveTextContent(/leak/);
  });

  test('a reader ahead has no outcome yet', () => {
    const { seek } = renderApp('t=44.9');
    const globex = within(stage().getByRole('group', { name: 'globex' })).getByRole('button');
    expect(globex).not.toHaveAttribute('data-outcome');
    expect(globex).not.toHaveAttribute('aria-current');
    seek(55);
    expect(globex).toHaveAttribute('data-outcome', 'leak');
    expect(globex).not.toHaveAttribute('aria-current');
  });
});

test('the first segment that differs is told, and what follows is not compared', () => {
  renderApp('prefix=none&app=per-tenant&t=45');
  expect(comparison()).toEqual([
    ['scope', 'session', '=equal', 'session'],
    ['app name', 'support-agent-acme', '≠differs', 'support-agent-globex'],
    ['user id', 'alice', 'not compared', 'alice'],
    ['session', 'S1', 'not compared', 'S4'],
  ]);
  expect(stores()[2]).toMatch(
    /session\|support-agent-acme\|alice\|S1.*session\|support-agent-globex\|alice\|S4.*nothing here/,
  );
});

test('with temp: the value stands from the write to the first read, then its ended key', () => {
  const { seek } = renderApp('prefix=temp&t=5');
  expect(stores()[3]).toMatch(/temp\|inv-1.*plan = acme-enterprise/);
  seek(10.9);
  expect(stores()[3]).toMatch(/temp\|inv-1.*plan = acme-enterprise/);
  seek(11);
  expect(stores()[3]).not.toMatch(/acme-enterprise/);
  expect(stores()[3]).toMatch(/temp\|inv-1.*ended/);
  seek(15);
  expect(stores()[3]).toMatch(/temp\|inv-1.*ended.*temp\|inv-2.*nothing here/);
});

const heads = () =>
  within(stage().getByRole('table'))
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

test('the comparison says whose keys it compares, and whether the value is still held', () => {
  const { seek } = renderApp('prefix=temp&t=5');
  expect(heads()).toEqual(['segment', 'storage key']);
  seek(15);
  expect(heads()).toEqual(['segment', 'held the plan', 'alice in S1 resolves']);
  seek(45);
  expect(heads()).toEqual(['segment', 'held the plan', 'globex alice in S4 resolves']);
});

test('a value that is still there is held', () => {
  renderApp('t=45');
  expect(stage().getByRole('columnheader', { name: 'holds the plan' })).toBeVisible();
});

test('the guard is drawn only when it is on', () => {
  renderApp('guard=on&t=45');
  expect(within(seenStage()).getAllByText('tenant guard')).toHaveLength(1);
  expect(stage().getByRole('heading', { level: 3 })).toHaveTextContent(/guard/);
});

test('without it there is none', () => {
  renderApp('t=45');
  expect(within(seenStage()).queryByText('tenant guard')).toBeNull();
});

test('the verdict has both parts', () => {
  renderApp('prefix=user&t=60');
  expect(stage().queryByRole('table')).not.toBeInTheDocument();
  const items = stage()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(items).toContainEqual(expect.stringMatching(/^Reads: some served.*2 of 3/));
  expect(items).toContainEqual(expect.stringMatching(/^Isolation: leak.*same user id/));
});

describe('the picture at a time is the same', () => {
  test.each([0.2, 3.3, 12.6, 43.7, 45, 60])('played, scrubbed or linked to: %d s', (t) => {
    const linked = renderApp(`t=${t}`);
    const picture = seenMarkup();
    linked.seek(60);
    linked.seek(t);
    expect(seenMarkup()).toBe(picture);
    linked.seek(0);
    linked.seek(t);
    expect(seenMarkup()).toBe(picture);
    act(() => {
      linked.player.seek(t < 8 ? 0 : t - 8);
      linked.player.play();
    });
    linked.run(t < 8 ? 1 : 7);
    linked.seek(t);
    expect(seenMarkup()).toBe(picture);
  });
});

test('with reduced motion nothing stands between two events', () => {
  setMedia('(prefers-reduced-motion: reduce)', true);
  const { seek } = renderApp('t=5');
  const wrote = seenMarkup();
  seek(14.9);
  expect(seenMarkup()).toBe(wrote);
  seek(15);
  const read = seenMarkup();
  expect(read).not.toBe(wrote);
  seek(24.9);
  expect(seenMarkup()).toBe(read);
});

test('a change of that wish is followed', () => {
  renderApp('t=13');
  const flying = seenMarkup();
  act(() => {
    setMedia('(prefers-reduced-motion: reduce)', true);
  });
  expect(seenMarkup()).not.toBe(flying);
});

test('one sentence stands under the stage: what is asked, then why', () => {
  const { seek } = renderApp('t=44.9');
  expect(sentences()).toEqual([expect.stringMatching(/^Globex’s alice asks for app:plan/)]);
  seek(45);
  expect(sentences()).toEqual([expect.stringMatching(/^Globex’s alice .* very key/)]);
});

test('a write that no store takes is shown where it stands', () => {
  renderApp('write=assignment&t=5');
  expect(stage().getByRole('heading', { level: 3 })).toHaveTextContent('Stored nowhere');
  expect(seenStage()).toHaveTextContent(
    /on the session object in hand, in no store\s*app:plan = acme-enterprise/,
  );
});

test('a reader of what no store ever held has a key, and nothing to compare it with', () => {
  renderApp('write=assignment&t=15');
  expect(within(stage().getByRole('table')).getByText('in no store')).toBeInTheDocument();
  expect(comparison()).toEqual([
    ['scope', '', 'not compared', 'app'],
    ['app name', '', 'not compared', 'support-agent'],
  ]);
});
