import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { region, renderApp } from '../app/render-app';

/** Each label of the final metrics with the value right after it. */
function metrics(): readonly (readonly [string, string])[] {
  return within(region('Final metrics'))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);
}

type Row = readonly [
  query: string,
  served: string,
  missed: string,
  leaks: string,
  blocked: string,
  reads: string,
  isolation: string,
  title: RegExp,
];

const ROWS: readonly Row[] = [
  ['', '3 of 3', '0', '1', '0', 'all served', 'leak', /^1 cross-tenant leak ·/],
  ['guard=on', '3 of 3', '0', '0', '1', 'all served', 'kept by the guard', /^Right, by the guard/],
  ['app=per-tenant', '3 of 3', '0', '0', '0', 'all served', 'kept by keys', /^Right, by the keys/],
  ['prefix=user', '2 of 3', '1', '1', '0', 'some served', 'leak', /^1 cross-tenant leak/],
  ['prefix=user&guard=on', '2 of 3', '1', '0', '1', 'some served', 'kept by the guard', /1 acme/],
  ['prefix=user&user=qualified', '2 of 3', '1', '0', '0', 'some served', 'kept by keys', /1 acme/],
  ['prefix=user&collision=no', '2 of 3', '1', '0', '0', 'some served', 'kept by luck', /luck/],
  ['prefix=none', '1 of 3', '2', '0', '0', 'some served', 'kept by keys', /2 acme/],
  ['prefix=temp', '0 of 3', '3', '0', '0', 'none served', 'kept by keys', /nobody is served/],
];

test.each(ROWS)(
  '"%s": counts, verdict and title',
  (query, served, missed, leaks, blocked, reads, isolation, title) => {
    renderApp(query);
    expect(metrics()).toEqual([
      ['Acme reads served', served],
      ['Acme reads missed', missed],
      ['Cross-tenant leaks', leaks],
      ['Blocked reads', blocked],
      [`Reads: ${reads}`, expect.stringMatching(/\.$/)],
      [`Isolation: ${isolation}`, expect.stringMatching(/\.$/)],
    ]);
    expect(document.title).toMatch(title);
    expect(document.title).toMatch(/ · Tenant Scope Lab$/);
  },
);

test('the title follows the settings, and the playhead changes nothing', async () => {
  const { user, seek } = renderApp();
  const before = metrics();
  seek(60);
  expect(metrics()).toEqual(before);
  await user.click(within(region('Your experiment')).getByRole('checkbox', { name: /^Tenant/ }));
  expect(document.title).toBe('Right, by the guard · Tenant Scope Lab');
});
