import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { region, renderApp } from '../app/render-app';

const lines = () => within(region('Event trace')).getAllByRole('listitem');
const current = () =>
  lines().map((line) => within(line).getByRole('button').getAttribute('aria-current'));
const ahead = () => lines().map((line) => /still ahead/.test(line.textContent));

test('lists all events, each with its moment', () => {
  renderApp();
  const texts = lines().map((line) => line.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^5 s.*alice at acme, S1.*app:plan.*app\|support-agent/),
    expect.stringMatching(/^15 s.*alice at acme, next turn of S1.*served/),
    expect.stringMatching(/^25 s.*alice at acme, S2.*served/),
    expect.stringMatching(/^35 s.*bob at acme, S3.*served/),
    expect.stringMatching(/^45 s.*alice at globex, S4.*found, a leak/),
    expect.stringMatching(/^55 s.*1 cross-tenant leak/),
  ]);
});

test('says of those ahead that they are, and marks the current one', () => {
  const { seek } = renderApp();
  expect(ahead()).toEqual([true, true, true, true, true, true]);
  expect(current()).toEqual([null, null, null, null, null, null]);
  seek(25);
  expect(ahead()).toEqual([false, false, false, true, true, true]);
  expect(current()).toEqual([null, null, 'step', null, null, null]);
  seek(34.9);
  expect(current()).toEqual([null, null, 'step', null, null, null]);
  seek(60);
  expect(ahead()).toEqual([false, false, false, false, false, false]);
  expect(current()).toEqual([null, null, null, null, null, 'step']);
  seek(5);
  expect(ahead()).toEqual([false, true, true, true, true, true]);
});

test.each([
  ['prefix=temp', [/missed/, /missed/, /missed/, /sees nothing/]],
  ['guard=on', [/served/, /served/, /served/, /blocked/]],
  ['prefix=user&collision=no', [/served/, /served/, /missed/, /sees nothing/]],
])('%s: says what each read came to, before it is reached', (query, outcomes) => {
  renderApp(query);
  outcomes.forEach((outcome, i) => {
    expect(lines()[i + 1]).toHaveTextContent(outcome);
  });
});
