import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { CONTROL, expectPaused, lab, metricsOf, open, tableOf } from './lab';

type Story = {
  readonly name: string;
  /** What a person does on the opening page. */
  readonly act: (page: Page) => Promise<void>;
  readonly table: readonly (readonly string[])[];
  readonly metrics: Readonly<Record<string, string>>;
  readonly title: string;
};

const S1 = 'alice at acme, next turn of S1';
const S2 = 'alice at acme, S2';
const S3 = 'bob at acme, S3';
const S4 = 'alice at globex, S4';

const counts = (served: string, missed: string, leaks: string, blocked: string) => ({
  'Acme reads served': served,
  'Acme reads missed': missed,
  'Cross-tenant leaks': leaks,
  'Blocked reads': blocked,
});

const choose = (group: keyof typeof CONTROL, name: string) => (page: Page) =>
  lab(page).radio(CONTROL[group], name).click();
const tick = (name: keyof typeof CONTROL) => (page: Page) => lab(page).check(CONTROL[name]).click();
const inTurn =
  (...acts: readonly Story['act'][]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };

const STORIES: readonly Story[] = [
  {
    name: 'the opening leaks the plan to globex',
    act: async () => {},
    table: [
      [S1, 'app|support-agent', 'yes', 'served'],
      [S2, 'app|support-agent', 'yes', 'served'],
      [S3, 'app|support-agent', 'yes', 'served'],
      [S4, 'app|support-agent', 'no', 'leak'],
    ],
    metrics: { ...counts('3 of 3', '0', '1', '0'), Reads: 'all served', Isolation: 'leak' },
    title: '1 cross-tenant leak · Tenant Scope Lab',
  },
  {
    name: 'a separate app name per tenant keeps globex under another key',
    act: choose('app', 'A separate app name per tenant'),
    table: [
      [S1, 'app|support-agent-acme', 'yes', 'served'],
      [S2, 'app|support-agent-acme', 'yes', 'served'],
      [S3, 'app|support-agent-acme', 'yes', 'served'],
      [S4, 'app|support-agent-globex', 'no', 'sees nothing'],
    ],
    metrics: { ...counts('3 of 3', '0', '0', '0'), Reads: 'all served', Isolation: 'kept by keys' },
    title: 'Right, by the keys · Tenant Scope Lab',
  },
  {
    name: 'user: misses bob and leaks to the other alice',
    act: choose('prefix', 'user:'),
    table: [
      [S1, 'user|support-agent|alice', 'yes', 'served'],
      [S2, 'user|support-agent|alice', 'yes', 'served'],
      [S3, 'user|support-agent|bob', 'yes', 'missed'],
      [S4, 'user|support-agent|alice', 'no', 'leak'],
    ],
    metrics: { ...counts('2 of 3', '1', '1', '0'), Reads: 'some served', Isolation: 'leak' },
    title: '1 cross-tenant leak · Tenant Scope Lab',
  },
  {
    name: 'user: with tenant-qualified ids does not leak',
    act: inTurn(choose('prefix', 'user:'), choose('user', 'Tenant-qualified id')),
    table: [
      [S1, 'user|support-agent|acme:alice', 'yes', 'served'],
      [S2, 'user|support-agent|acme:alice', 'yes', 'served'],
      [S3, 'user|support-agent|acme:bob', 'yes', 'missed'],
      [S4, 'user|support-agent|globex:alice', 'no', 'sees nothing'],
    ],
    metrics: {
      ...counts('2 of 3', '1', '0', '0'),
      Reads: 'some served',
      Isolation: 'kept by keys',
    },
    title: 'No leak, but 1 acme read misses · Tenant Scope Lab',
  },
  {
    name: 'user: without a globex alice is safe only by luck',
    act: inTurn(choose('prefix', 'user:'), tick('collision')),
    table: [
      [S1, 'user|support-agent|alice', 'yes', 'served'],
      [S2, 'user|support-agent|alice', 'yes', 'served'],
      [S3, 'user|support-agent|bob', 'yes', 'missed'],
      ['grace at globex, S4', 'user|support-agent|grace', 'no', 'sees nothing'],
    ],
    metrics: {
      ...counts('2 of 3', '1', '0', '0'),
      Reads: 'some served',
      Isolation: 'kept by luck',
    },
    title: 'No leak, by luck of naming · Tenant Scope Lab',
  },
  {
    name: 'no prefix reaches only the next turn of S1',
    act: choose('prefix', 'No prefix'),
    table: [
      [S1, 'session|support-agent|alice|S1', 'yes', 'served'],
      [S2, 'session|support-agent|alice|S2', 'yes', 'missed'],
      [S3, 'session|support-agent|bob|S3', 'yes', 'missed'],
      [S4, 'session|support-agent|alice|S4', 'no', 'sees nothing'],
    ],
    metrics: {
      ...counts('1 of 3', '2', '0', '0'),
      Reads: 'some served',
      Isolation: 'kept by keys',
    },
    title: 'No leak, but 2 acme reads miss · Tenant Scope Lab',
  },
  {
    name: 'temp: reaches nobody',
    act: choose('prefix', 'temp:'),
    table: [
      [S1, 'temp|inv-2', 'yes', 'missed'],
      [S2, 'temp|inv-3', 'yes', 'missed'],
      [S3, 'temp|inv-4', 'yes', 'missed'],
      [S4, 'temp|inv-5', 'no', 'sees nothing'],
    ],
    metrics: {
      ...counts('0 of 3', '3', '0', '0'),
      Reads: 'none served',
      Isolation: 'kept by keys',
    },
    title: 'No leak, but nobody is served · Tenant Scope Lab',
  },
  {
    name: 'the guard blocks the globex read',
    act: tick('guard'),
    table: [
      [S1, 'app|support-agent', 'yes', 'served'],
      [S2, 'app|support-agent', 'yes', 'served'],
      [S3, 'app|support-agent', 'yes', 'served'],
      [S4, 'app|support-agent', 'no', 'blocked'],
    ],
    metrics: {
      ...counts('3 of 3', '0', '0', '1'),
      Reads: 'all served',
      Isolation: 'kept by the guard',
    },
    title: 'Right, by the guard · Tenant Scope Lab',
  },
];

test('the stories are told by mouse', async ({ page }) => {
  await open(page);
  const back = lab(page).experiment.getByRole('button', { name: /opening settings/ });
  for (const { name, act, table, metrics, title } of STORIES) {
    await test.step(name, async () => {
      await act(page);
      await expect.poll(() => tableOf(lab(page).data)).toEqual(table);
      expect(await metricsOf(lab(page).metrics)).toEqual(metrics);
      await expect(page).toHaveTitle(title);
      // The table shows the whole run while the stage is still at its start.
      await expectPaused(page, '0');
      if (name !== STORIES[0]?.name) await back.click();
    });
  }
});

test('every control rewinds to 0 and does not play, even while the run is playing', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const { experiment, play, pause, trace } = lab(page);
  const controls = [
    choose('prefix', 'user:'),
    choose('app', 'A separate app name per tenant'),
    choose('user', 'Tenant-qualified id'),
    tick('collision'),
    tick('guard'),
    (target: Page) =>
      experiment
        .getByRole('button', { name: /opening settings/ })
        .click()
        .then(() => expect(lab(target).radio(CONTROL.prefix, 'app:')).toBeChecked()),
  ];
  for (const change of controls) {
    await trace.getByRole('button', { name: /^25 s/ }).click();
    await expectPaused(page, '25');
    await play.click();
    await expect(pause).toBeVisible();
    await change(page);
    await expectPaused(page, '0');
    await page.clock.runFor(500);
    await expectPaused(page, '0');
  }

  // Back on the opening settings, the way back is shut.
  const { radio, check } = lab(page);
  await expect(radio(CONTROL.app, 'One app name for every tenant')).toBeChecked();
  await expect(radio(CONTROL.user, 'Bare user id')).toBeChecked();
  await expect(check(CONTROL.collision)).toBeChecked();
  await expect(check(CONTROL.guard)).not.toBeChecked();
  await expect(experiment.getByRole('button', { name: /opening settings/ })).toBeDisabled();
});
