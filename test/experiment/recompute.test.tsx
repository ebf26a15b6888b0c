import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dataRows, region, renderApp, transport } from '../app/render-app';

const PREFIX = 'State key prefix for the write';
const APP = 'App name used by the runner';
const USER = 'User id passed to the session service';

type Case = readonly [
  name: string,
  from: string,
  control: { readonly group: string } | 'checkbox',
  keys: readonly string[],
  outcomes: readonly string[],
];

const SERVED_AND_LEAK = ['served', 'served', 'served', 'leak'];
const SHARED = ['app|support-agent', 'app|support-agent', 'app|support-agent', 'app|support-agent'];
const USER_KEYS = [
  'user|support-agent|alice',
  'user|support-agent|alice',
  'user|support-agent|bob',
  'user|support-agent|alice',
];

const CASES: readonly Case[] = [
  [
    'No prefix',
    '',
    { group: PREFIX },
    [
      'session|support-agent|alice|S1',
      'session|support-agent|alice|S2',
      'session|support-agent|bob|S3',
      'session|support-agent|alice|S4',
    ],
    ['served', 'missed', 'missed', 'sees nothing'],
  ],
  ['user:', '', { group: PREFIX }, USER_KEYS, ['served', 'served', 'missed', 'leak']],
  ['app:', 'prefix=temp', { group: PREFIX }, SHARED, SERVED_AND_LEAK],
  [
    'temp:',
    '',
    { group: PREFIX },
    ['temp|inv-2', 'temp|inv-3', 'temp|inv-4', 'temp|inv-5'],
    ['missed', 'missed', 'missed', 'sees nothing'],
  ],
  ['One app name for every tenant', 'app=per-tenant', { group: APP }, SHARED, SERVED_AND_LEAK],
  [
    'A separate app name per tenant',
    '',
    { group: APP },
    [
      'app|support-agent-acme',
      'app|support-agent-acme',
      'app|support-agent-acme',
      'app|support-agent-globex',
    ],
    ['served', 'served', 'served', 'sees nothing'],
  ],
  [
    'Bare user id',
    'prefix=user&user=qualified',
    { group: USER },
    USER_KEYS,
    ['served', 'served', 'missed', 'leak'],
  ],
  [
    'Tenant-qualified id',
    'prefix=user',
    { group: USER },
    [
      'user|support-agent|acme:alice',
      'user|support-agent|acme:alice',
      'user|support-agent|acme:bob',
      'user|support-agent|globex:alice',
    ],
    ['served', 'served', 'missed', 'sees nothing'],
  ],
  [
    'Globex also has a user named alice',
    'prefix=user',
    'checkbox',
    [...USER_KEYS.slice(0, 3), 'user|support-agent|grace'],
    ['served', 'served', 'missed', 'sees nothing'],
  ],
  [
    'Globex also has a user named alice',
    'prefix=user&collision=no',
    'checkbox',
    USER_KEYS,
    ['served', 'served', 'missed', 'leak'],
  ],
  [
    'Tenant guard checks the stored tenant tag on read',
    '',
    'checkbox',
    SHARED,
    ['served', 'served', 'served', 'blocked'],
  ],
  [
    'Tenant guard checks the stored tenant tag on read',
    'guard=on',
    'checkbox',
    SHARED,
    SERVED_AND_LEAK,
  ],
];

test.each(CASES)(
  '%s, from "%s": another table, from 0, not playing',
  async (name, from, control, keys, outcomes) => {
    const { user, player, told, run, t, playing } = renderApp(from);
    player.seek(45);
    player.play();
    run(0.25);
    const box =
      control === 'checkbox'
        ? within(region('Your experiment')).getByRole('checkbox', { name })
        : within(screen.getByRole('radiogroup', { name: control.group })).getByRole('radio', {
            name,
          });
    await user.click(box);
    const rows = dataRows();
    expect(rows.map((row) => row[1])).toEqual(keys);
    expect(rows.map((row) => row[3])).toEqual(outcomes);
    expect(t()).toBe(0);
    expect(playing()).toBe(false);
    expect(transport().getByRole('slider', { name: 'Inspection time' })).toHaveValue('0');
    expect(transport().getByRole('button', { name: 'Play' })).toBeVisible();
    run(2);
    expect(t()).toBe(0);
    expect(told.filter((each) => each.startsWith('push'))).toHaveLength(1);
  },
);
