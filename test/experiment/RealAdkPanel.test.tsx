import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tenantPlanScenario } from '../../src/engine/experiment/scenario';
import { OPENING, type Settings } from '../../src/engine/experiment/settings';
import * as chunk from '../../src/experiment/real/load';
import { RealAdkPanel } from '../../src/experiment/real/RealAdkPanel';
import * as real from '../../src/real-adk/play';

vi.mock(import('../../src/experiment/real/load'), { spy: true });
vi.mock(import('../../src/real-adk/play'), { spy: true });

const load = vi.mocked(chunk.loadRealAdk);
const play = vi.mocked(real.playOnAdk);

beforeEach(() => {
  load.mockReset();
  play.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const panel = (change: Partial<Settings>) => <RealAdkPanel settings={{ ...OPENING, ...change }} />;

/** Presses Run it, and waits for the four reads. */
async function ran(change: Partial<Settings> = {}) {
  const view = render(panel(change));
  await press('Run it');
  await screen.findByRole('table');
  return view;
}

/** The real service, but that bob finds nothing. */
const misled: typeof real.playOnAdk = async (scenario) => {
  const actual = await vi.importActual<typeof real>('../../src/real-adk/play');
  const run = await actual.playOnAdk(scenario);
  const nothing = { answer: { kind: 'no-key' }, state: {} } as const;
  const reads = run.reads.map((read) => (read.step === 'read-3' ? { ...read, ...nothing } : read));
  return { ...run, reads };
};

/** The rows of the table, cell by cell, without what can be opened in them. */
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent.replace(/State of .*/s, '')));

/** What is to be opened under a name. */
const stateUnder = (name: string) =>
  screen.getByText(name).closest('details')?.querySelector('pre')?.textContent;

const PLAN = '{"value":"acme-enterprise","tenant":"acme"}';
const AGREED = 'The real service and the model agree on all four reads.';
const OTHER_SERVICE = /The page runs by the rules of another session service/;

test('loads nothing before it is asked, then shows the real answers beside the model', async () => {
  render(panel({}));
  expect(load).not.toHaveBeenCalled();
  await press('Run it');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(rows()).toEqual([
    ['alice at acme, next turn of S1', PLAN, 'served', 'served', 'agree'],
    ['alice at acme, S2', PLAN, 'served', 'served', 'agree'],
    ['bob at acme, S3', PLAN, 'served', 'served', 'agree'],
    ['alice at globex, S4', PLAN, 'leak', 'leak', 'agree'],
  ]);
  expect(screen.getByText(AGREED)).toBeVisible();
  expect(screen.getByText(/one write and four reads/)).toHaveTextContent(
    /^@google\/adk 2\.0\.0, InMemorySessionService: one write and four reads in (less than 1|\d+) ms\./,
  );
  expect(screen.getByRole('button', { name: 'Run it again' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows the session states that the real service returned', async () => {
  await ran({ prefix: 'user', service: 'js-memory' });
  const held = '{\n  "user:plan": {\n    "value": "acme-enterprise",\n    "tenant": "acme"\n  }\n}';
  expect(stateUnder('State of the writer’s session object after the write')).toBe(held);
  expect(stateUnder('State of session S2')).toBe(held);
  expect(stateUnder('State of session S3')).toBe('{}');
});

test('another setting is run at once, and asking again runs it again', async () => {
  const view = await ran();
  view.rerender(panel({ prefix: 'none' }));
  expect(await screen.findAllByText('nothing')).toHaveLength(3);
  expect(rows().map(([, , outcome]) => outcome)).toEqual([
    'served',
    'missed',
    'missed',
    'sees nothing',
  ]);
  expect(play).toHaveBeenCalledTimes(2);
  await press('Run it again');
  expect(play).toHaveBeenCalledTimes(3);
});

test('an answer to an earlier setting does not replace a later one', async () => {
  const view = await ran();
  let answer: (() => void) | undefined;
  const waiting = new Promise<void>((done) => {
    answer = done;
  });
  const late = waiting.then(() => misled(tenantPlanScenario(OPENING)));
  play.mockReturnValueOnce(late);
  view.rerender(panel({ collision: 'no' }));
  view.rerender(panel({ prefix: 'none' }));
  expect(await screen.findAllByText('nothing')).toHaveLength(3);
  await act(async () => {
    answer?.();
    await late;
  });
  expect(screen.getAllByText('nothing')).toHaveLength(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the guard is shown as the application’s step after the real read', async () => {
  await ran({ guard: 'on' });
  expect(rows()).toEqual([
    [
      'alice at acme, next turn of S1',
      `${PLAN}The guard lets it pass.`,
      'served',
      'served',
      'agree',
    ],
    ['alice at acme, S2', `${PLAN}The guard lets it pass.`, 'served', 'served', 'agree'],
    ['bob at acme, S3', `${PLAN}The guard lets it pass.`, 'served', 'served', 'agree'],
    [
      'alice at globex, S4',
      `${PLAN}The guard stops it: the reader is at globex.`,
      'blocked',
      'blocked',
      'agree',
    ],
  ]);
  expect(screen.getByText(/The guard is the application’s, not ADK’s/)).toBeVisible();
});

test('says by which rules the model beside it runs, unless the page runs by the same', async () => {
  const initial = { write: 'initial-state', service: 'python-memory' } as const;
  const view = await ran(initial);
  expect(screen.getByText(OTHER_SERVICE)).toBeVisible();
  // By the rules of ADK Python, S2 would be served.
  expect(rows()[1]).toEqual(['alice at acme, S2', 'nothing', 'missed', 'missed', 'agree']);
  view.rerender(panel({ ...initial, service: 'js-memory' }));
  await vi.waitFor(() => {
    expect(screen.queryByText(OTHER_SERVICE)).not.toBeInTheDocument();
  });
});

test('a difference is an alert, with what to report', async () => {
  play.mockImplementation(misled);
  await ran();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The real service and the model differ on this setting.',
  );
  expect(screen.queryByText(AGREED)).not.toBeInTheDocument();
  expect(rows()[2]).toEqual(['bob at acme, S3', 'nothing', 'missed', 'served', 'differ']);
  const report = [
    '@google/adk 2.0.0, InMemorySessionService',
    `${location.origin}/#/?prefix=app&app=shared&user=bare&collision=yes&guard=off&service=js-memory&t=0`,
    'bob at acme, S3',
    '  real service: nothing, missed',
    `  model: ${PLAN}, served`,
  ].join('\n');
  expect(screen.getByRole('textbox', { name: 'What to report' })).toHaveValue(report);

  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy the report' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(report);
  vi.stubGlobal('navigator', { clipboard: undefined });
  await user.click(screen.getByRole('button', { name: 'Copy the report' }));
  expect(await screen.findByText(/^Copying was refused/)).toBeVisible();
});

test('an error of the real service is an alert too', async () => {
  play.mockRejectedValue(new TypeError('boom'));
  render(panel({}));
  await press('Run it');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The real service gives an error where the model gives an answer.',
  );
  expect(screen.getByRole('textbox', { name: 'What to report' })).toHaveDisplayValue(
    /TypeError: boom$/,
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('checks all 128: every setting without the guard, by every write path', async () => {
  await ran();
  play.mockClear();
  await press('Check all 128');
  expect(await screen.findByText(/^128 of 128 agree/)).toBeVisible();
  expect(play).toHaveBeenCalledTimes(128);
  const asked = new Set(play.mock.calls.map(([scenario]) => JSON.stringify(scenario)));
  expect(asked.size).toBe(128);
});

test('lists the settings that differ', async () => {
  await ran();
  play.mockImplementationOnce(misled).mockRejectedValueOnce(new TypeError('boom'));
  await press('Check all 128');
  // Without a prefix bob finds nothing anyway: only the error differs.
  expect(await screen.findByText(/^127 of 128 agree/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('differ on one setting.');
  play.mockImplementation(misled);
  await press('Check all 128');
  // Bob is served under app: by a delta of either kind, in each of 8 settings.
  expect(await screen.findByText(/^112 of 128 agree/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('differ on 16 settings.');
});

test('a failed load is one line and a button that tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(panel({}));
  await press('Run it');
  expect(await screen.findByRole('alert')).toHaveTextContent('The package could not be loaded.');
  await press('Try again');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
